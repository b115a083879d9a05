// Rings and outlines on the board: what can be clicked now.

import { choices, inHand, isLaying, isMoving, taken } from './choices.js';
import { $, centre, draw, find, isPlace, map, on } from './dom.js';
import { follow } from './glide.js';

const outline = (spot, style) => {
  const element = find(spot);
  if (!element) return;
  element.classList.add('can');
  const points = element.getAttribute('points');
  if (isPlace(spot) && points) {
    draw('polygon', { points, class: style, transform: element.getAttribute('transform') || '' }, $('marks'));
  } else if (!('rimmed' in element.dataset)) {
    const [at, box] = [centre(element), element.getBBox()];
    const r = Math.min(46, Math.max(box.width, box.height) / 2 + 4);
    follow(draw('circle', { cx: at.x, cy: at.y, r, class: style, 'data-of': spot }, $('marks')), element);
  }
};

const mark = () => {
  const held = taken();
  $('marks').replaceChildren();
  $('lines').replaceChildren();
  for (const element of map.querySelectorAll('.can')) element.classList.remove('can');
  const next = choices().map(({ spots }) => (held ? (spots[0] === held ? spots[1] : null) : spots[0])).filter(Boolean);
  for (const spot of new Set(next)) outline(spot, held ? 'goal' : 'first');
  if (held) outline(held, 'taken');
  $('hand').hidden = !!inHand() || !isLaying() || isMoving();
};

on('taken', mark);
