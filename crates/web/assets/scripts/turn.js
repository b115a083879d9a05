// One's turn is seen on the tab: in its title and its icon. Who has waited long, or looks elsewhere, is called.

import { on, panel, table } from './dom.js';
import { announce } from './signal.js';

const PATIENCE = 4000; // milliseconds of waiting after which one may have turned away
const plain = document.title;
const icon = document.querySelector('link[rel=icon]');
const calm = icon.href;

let mine = false;
let since = performance.now();
const show = () => {
  document.title = mine ? `● ${table.dataset.turn} · ${plain}` : plain;
  icon.href = mine ? icon.dataset.turn : calm;
};
const look = () => {
  const now = panel.querySelector('.prompt.yours') !== null;
  if (now === mine) return;
  mine = now;
  const waited = performance.now() - since;
  since = performance.now();
  if (mine && (document.hidden || waited > PATIENCE)) announce(table.dataset.turn, panel.querySelector('.prompt .ask')?.textContent);
  show();
};

mine = panel.querySelector('.prompt.yours') !== null;
show();
on('changed', look);
