// Points that have come are counted up where the score stands, with what was added above them.

import { clock } from './clock.js';
import { on, panel } from './dom.js';

const STEP = 90; // milliseconds a point
const STAY = 2500;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const numbers = () => [...panel.querySelectorAll('.score b')];

let before = [];
const count = (number, from, to) => {
  const plus = Object.assign(document.createElement('sup'), { className: 'plus', textContent: `${to > from ? '+' : '−'}${Math.abs(to - from)}` });
  plus.setAttribute('aria-hidden', 'true');
  number.after(plus);
  setTimeout(() => plus.remove(), STAY);
  if (still.matches) return;
  const way = Math.sign(to - from);
  const shown = number.firstChild;
  let now = from;
  const tick = () => { shown.data = now; if (now !== to) { now += way; setTimeout(tick, STEP); } };
  tick();
};

on('changing', () => { before = numbers().map((number) => Number(number.textContent)); });
on('changed', () => numbers().forEach((number, i) => {
  const now = Number(number.textContent);
  if (clock.hit && Number.isFinite(before[i]) && before[i] !== now) count(number, before[i], now);
}));
