// The sum or the dice of an event, in a bubble beside it: never over who does it, whom it strikes, or what can be clicked.

import { $, board, map, on, panel, toWindow } from './dom.js';

const bubble = $('bubble');
const GAP = 10; // pixels between the bubble and what it is about

const part = (name, text, style = '') => Object.assign(document.createElement(name), { textContent: text, className: style });
const minus = (text) => text.replace('-', '−');

// `5~gun|-2~distance|=3~power|>2~front` or `d8~5 or less`, as numbers with their words.
const figure = (text) => {
  const [number, word] = text.split('~');
  const sign = /^[-+=>d]/.test(number) ? number[0] : '';
  const style = { '>': 'shield', d: 'die', '=': 'total' }[sign] ?? 'term';
  const box = part('span', '', style);
  if (sign === '>') box.append(part('i', bubble.dataset.against));
  box.append(part('b', minus(/[>d]/.test(sign) ? number.slice(1) : number)), part('small', word));
  return box;
};
const fill = (cue) => {
  const sum = part('p', '', 'sum');
  sum.append(...cue.sum.split('|').map(figure));
  const words = part('p', '', 'result');
  words.append(part('b', cue.line.querySelector('b')?.textContent ?? ''), part('small', cue.line.querySelector('.rule')?.textContent ?? ''));
  bubble.replaceChildren(sum, words);
};

const covers = (box, [x, y, w, h]) => box.left < x + w && box.right > x && box.top < y + h && box.bottom > y;
const crosses = ([a, b], [x, y, w, h]) => {
  for (let t = 0; t <= 1; t += 0.05) {
    const [px, py] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
    if (px > x && px < x + w && py > y && py < y + h) return true;
  }
  return false;
};
const place = (points) => {
  const room = board.getBoundingClientRect();
  const ends = points.map(toWindow);
  const at = ends.at(-1);
  const [w, h] = [bubble.offsetWidth, bubble.offsetHeight];
  const struck = map.querySelector('.target')?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const [dx, dy] = [(w + struck.width) / 2 + GAP, (h + struck.height) / 2 + GAP];
  const places = [[0, -1], [1, -1], [-1, -1], [0, 1], [1, 1], [-1, 1], [1, 0], [-1, 0]]
    .map(([x, y]) => [at.x + x * dx - w / 2, at.y + y * dy - h / 2, w, h]);
  const taken = [...map.querySelectorAll('.can[data-piece], .doer, .target')].map((element) => element.getBoundingClientRect());
  const isInside = ([x, y]) => x > room.left + 4 && y > room.top + 4 && x + w < room.right - 4 && y + h < room.bottom - 4;
  const isFree = (box) => isInside(box) && !taken.some((other) => covers(other, box)) && !(ends.length > 1 && crosses([ends[0], at], box));
  const best = places.find(isFree);
  bubble.classList.toggle('beside', !best);
  if (!best) return panel.prepend(bubble); // no room on the board
  if (bubble.parentElement !== board) board.append(bubble);
  bubble.style.left = `${best[0] - room.left}px`;
  bubble.style.top = `${best[1] - room.top}px`;
};

let about = [];
export const showSum = (cue, points) => {
  if (!cue.sum || !points.length) return false;
  about = points;
  fill(cue);
  bubble.hidden = false;
  if (bubble.parentElement !== board) board.append(bubble);
  bubble.classList.remove('beside');
  place(points);
  return true;
};
export const hideSum = () => { bubble.hidden = true; };

// Where something can be clicked now, it gives way.
on('taken', () => {
  if (bubble.hidden || bubble.parentElement !== board) return;
  const { x, y, width, height } = bubble.getBoundingClientRect();
  const open = [...map.querySelectorAll('.can[data-piece]')].map((piece) => piece.getBoundingClientRect());
  if (open.some((piece) => covers(piece, [x, y, width, height]))) place(about);
});
