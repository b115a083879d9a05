// The keys of the table.

import { isReading } from './book.js';
import { take } from './choices.js';
import { clickOn, closeMenu } from './click.js';
import { isShown, pinDetail, showDetail } from './detail.js';
import { menu, panel } from './dom.js';
import { step } from './rove.js';
import { fit, pan, zoom } from './view.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const onCard = (card, event) => {
  const way = ARROWS[event.key];
  if (way) step(card, way);
  else if (event.key === 'Enter' || event.key === ' ') clickOn(card);
  else return false;
  event.preventDefault();
  return true;
};
const anywhere = ({ key, target }) => {
  const way = ARROWS[key];
  if (key === 'i' && isShown()) pinDetail();
  else if (key === 'Escape') { closeMenu(); showDetail([]); take(null); }
  else if (['u', 'h', 'p'].includes(key)) panel.querySelector(`[data-key=${key}]`)?.click();
  else if (key === '+' || key === '=') zoom(1.3);
  else if (key === '-') zoom(1 / 1.3);
  else if (key === '0') fit();
  else if (way && !menu.contains(target)) pan(-60 * way[0], -60 * way[1]);
  else if (/^[1-9]$/.test(key)) panel.querySelectorAll('.choices button')[key - 1]?.focus();
};

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || isReading() || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest('input, select, textarea')) return;
  const card = event.target.closest('#map [data-piece]');
  if (!card || !onCard(card, event)) anywhere(event);
});
