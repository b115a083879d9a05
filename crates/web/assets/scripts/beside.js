// Where a floating box is put: beside what it tells of, and never over what can be clicked next.

import { $, board, map } from './dom.js';

const GAP = 14; // pixels between the box and what it stands beside
const RIM = 6; // and to the edge of the window
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
  * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const clamp = (value, most) => Math.max(RIM, Math.min(value, most - RIM));

// What can be clicked now, and the legend.
const targets = () => [...map.querySelectorAll('.can'), $('legend')].map((element) => element.getBoundingClientRect());

const places = (box, { left, right, top, bottom }) => {
  const [w, h] = [box.offsetWidth, box.offsetHeight];
  const room = board.getBoundingClientRect();
  const middle = [(left + right - w) / 2, (top + bottom - h) / 2];
  const around = [1, 4, 9].flatMap((far) => {
    const gap = GAP * far;
    const [x1, x2, y1, y2] = [left - w - gap, right + gap, top - h - gap, bottom + gap];
    return [[x2, middle[1]], [x1, middle[1]], [middle[0], y2], [middle[0], y1], [x2, y2], [x2, y1], [x1, y2], [x1, y1]];
  });
  const corners = [[room.left, room.bottom - h], [room.right - w, room.bottom - h], [room.left, room.top], [room.right - w, room.top], [room.right + RIM, room.bottom - h]];
  return [...around, ...corners].map(([x, y]) => {
    const [at, on] = [clamp(x, innerWidth - w), clamp(y, innerHeight - h)];
    return { left: at, top: on, right: at + w, bottom: on + h };
  });
};

// The first of the nearest places that covers nothing, or the one that covers least.
export const beside = (box, rect) => {
  const off = targets();
  const cover = (place) => 10 * overlap(place, rect) + off.reduce((sum, target) => sum + overlap(place, target), 0);
  let [best, least] = [null, Infinity];
  for (const place of places(box, rect)) {
    const covered = cover(place);
    if (covered < least) [best, least] = [place, covered];
    if (!covered) break;
  }
  [box.style.left, box.style.top] = [`${best.left}px`, `${best.top}px`];
};
