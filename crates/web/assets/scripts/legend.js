// The legend: what lies on this board, with pictures, over the half of it where less is to be done. It stays open until
// it is closed, in every match.

import { ask } from './ask.js';
import { $, board, map, on, table } from './dom.js';

const legend = $('legend');
const button = table.querySelector('[data-legend]');
const KEPT = 'steppe-legend';
const PAUSE = 500; // milliseconds after which what has changed is asked for
let timer = 0;

const isOpen = () => !legend.hidden;
const keep = (open) => { try { localStorage.setItem(KEPT, open ? 'open' : ''); } catch { /* then it is not remembered */ } };
const kept = () => { try { return localStorage.getItem(KEPT) === 'open'; } catch { return false; } };

// On the side of the board where less can be clicked.
const place = () => {
  const room = board.getBoundingClientRect();
  const middle = room.left + room.width / 2;
  const right = [...map.querySelectorAll('.can')].map((element) => element.getBoundingClientRect().left > middle);
  legend.classList.toggle('left', right.filter(Boolean).length > right.length / 2);
};
const fill = async () => {
  const answer = await ask(button.dataset.legend).catch(() => null);
  if (answer?.ok) legend.lastElementChild.innerHTML = await answer.text();
};
const open = async () => {
  await fill();
  place();
  legend.hidden = false;
  button.setAttribute('aria-expanded', 'true');
};
const close = () => {
  legend.hidden = true;
  button.setAttribute('aria-expanded', 'false');
};

export const toggleLegend = () => {
  if (!button) return;
  keep(!isOpen());
  if (isOpen()) close(); else open();
};

button?.addEventListener('click', toggleLegend);
legend?.addEventListener('click', (event) => { if (event.target.closest('[data-close]')) { toggleLegend(); button.focus(); } });
legend?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  toggleLegend();
  button.focus();
});
on('changed', () => {
  if (button && isOpen()) timer ||= setTimeout(() => { timer = 0; fill(); }, PAUSE);
});
if (button && kept()) open();
