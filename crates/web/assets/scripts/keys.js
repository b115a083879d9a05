// The keys of the table. Single letters can be switched off; what has the focus then still obeys arrows and Enter.

import { take } from './choices.js';
import { clickOn, closeMenu } from './click.js';
import { isShown, pinDetail, showDetail } from './detail.js';
import { $, menu, panel } from './dom.js';
import { flip } from './flip.js';
import { toggleLegend } from './legend.js';
import { focused, step, stepToChance } from './rove.js';
import { fit, pan, zoom } from './view.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PAN = 60; // pixels
const lettersAreOff = document.documentElement.dataset.keys === 'off';

// To a choice of the list, which opens for it.
const goTo = (choice) => {
  if (!choice) return;
  const list = choice.closest('details');
  if (list) list.open = true;
  choice.focus();
};
const goToChoice = (number) => goTo(panel.querySelectorAll('.choices button')[number - 1]);
// To the next of the choices that have no place on the board: end, pass and the like.
const goToPlain = () => {
  const all = [...panel.querySelectorAll('.choices .plain button')];
  goTo(all[(all.indexOf(document.activeElement) + 1) % all.length]);
};
const press = (key) => panel.querySelector(`[data-key=${key}]`)?.click();

const LETTERS = {
  n: () => stepToChance(false),
  N: () => stepToChance(true),
  e: goToPlain,
  u: () => press('u'),
  h: () => press('h'),
  p: () => press('p'),
  w: () => press('w'),
  i: () => { if (isShown()) pinDetail(); },
  '+': () => zoom(1.3),
  '=': () => zoom(1.3),
  '-': () => zoom(1 / 1.3),
  0: fit,
  l: toggleLegend,
  f: flip,
  '?': () => $('keys').showModal(),
};
for (let number = 1; number <= 9; number++) LETTERS[number] = () => goToChoice(number);

const leave = () => { closeMenu(); showDetail([]); take(null); };
const inMenu = (way) => {
  const all = [...menu.querySelectorAll('button')];
  all[(all.indexOf(document.activeElement) + way[1] + all.length) % all.length]?.focus();
};
const onArrow = (way) => {
  const stop = focused();
  if (stop) step(stop, way);
  else if (menu.contains(document.activeElement)) inMenu(way);
  else return pan(-PAN * way[0], -PAN * way[1]);
  return true; // the page shall not scroll as well
};

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('input, select, textarea') || document.querySelector('dialog[open]')) return;
  const stop = focused();
  if (ARROWS[key]) { if (onArrow(ARROWS[key])) event.preventDefault(); }
  else if (stop && (key === 'Enter' || key === ' ')) { event.preventDefault(); clickOn(stop); }
  else if (key === 'Escape') leave();
  else if (LETTERS[key] && !lettersAreOff) { event.preventDefault(); LETTERS[key](); }
});

$('keys').addEventListener('click', (event) => { if (event.target === $('keys') || event.target.closest('[data-close]')) $('keys').close(); });
document.querySelector('[data-keys-help]').addEventListener('click', () => $('keys').showModal());
