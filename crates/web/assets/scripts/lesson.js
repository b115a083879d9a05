// A practice table: an idea of a lesson, or an example of the rulebook. The forms' answers tell what has changed; here is
// what the speech box marks on the board, and how it stands to it. The table's events are told in `table.js`.

import './swap.js';
import './forms.js';
import './marks.js';
import './pointing.js';
import './fingers.js';
import './click.js';
import './rove.js';
import './focus.js';
import './voice.js';
import './keys.js';
import { take } from './choices.js';
import { $, board, centre, draw, find, map, on, panel, table, toDrawing, toWindow } from './dom.js';
import { reveal, settle } from './view.js';
import { say } from './voice.js';

const under = draw('g', { id: 'lesson' });
const over = draw('g', { id: 'lesson-over' });
map.insertBefore(under, $('marks'));
map.append(over);

const speech = () => panel.querySelector('.speech');
const read = (name) => JSON.parse(speech()?.dataset[name] ?? 'null');

// Around a place its outline, around a piece a ring.
const outline = (spot, style, layer) => {
  const element = find(spot);
  if (!element) return;
  const points = element.getAttribute('points');
  if (points) return draw('polygon', { points, class: style, transform: element.getAttribute('transform') ?? '' }, layer);
  const box = element.getBBox();
  const [own, home] = [centre(element), element.dataset.at && find(`place:${element.dataset.at}`)];
  // A number that hangs on a piece shall not draw its ring aside.
  const place = home && centre(home);
  const at = place && Math.hypot(place.x - own.x, place.y - own.y) < 16 ? place : own;
  draw('circle', { cx: at.x, cy: at.y, r: Math.max(box.width, box.height) / 2 + 6, class: style }, layer);
};
const arrow = (from, to) => {
  const [a, b] = [centre(from), centre(to)];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far < 1) return;
  const at = (along, aside) => `${a.x + along * Math.cos(angle) - aside * Math.sin(angle)},${a.y + along * Math.sin(angle) + aside * Math.cos(angle)}`;
  const [start, neck, tip] = [Math.min(22, far / 3), far - Math.min(34, far / 2), far - 6];
  const points = [at(start, -6), at(neck, -6), at(neck, -18), at(tip, 0), at(neck, 18), at(neck, 6), at(start, 6)];
  draw('polygon', { points: points.join(' '), class: 'shown-arrow' }, over);
};
const aside = ({ x, y }, by) => ({ x: x + by, y: y + by });
const cross = (spot) => {
  const element = find(spot);
  if (!element) return;
  const taken = element.dataset.place && map.querySelector(`[data-piece][data-at="${CSS.escape(element.dataset.place)}"]`);
  const { x, y } = aside(centre(element), taken ? -26 : 0);
  draw('circle', { cx: x, cy: y, r: 15, class: 'cross' }, over);
  draw('path', { d: `M${x - 6},${y - 6}l12,12m0,-12l-12,12`, class: 'cross' }, over);
};

// What is to be done next, after "Show me".
const point = ({ action, spots, lines }) => {
  for (const spot of spots) outline(spot, 'shown', under);
  for (const [from, to] of lines.map((pair) => pair.map(find))) if (from && to) arrow(from, to);
  if (!lines.length && spots.length > 1) { const [from, to] = spots.map(find); if (from && to) arrow(from, to); }
  for (const button of panel.querySelectorAll('.choices button')) {
    if (button.value !== action) continue;
    button.classList.add('shown');
    const list = button.closest('details');
    if (list && !spots.length) list.open = true;
  }
};

// The box speaks of a piece: its notch is at the height of the piece, a dotted line leads there unless it is far off.
const NEAR = 0.4; // of the width of the board, from its left
const notch = () => {
  const [box, about] = [speech(), meant()];
  over.querySelector('.leads')?.remove();
  box?.classList.toggle('notched', !!about);
  if (!about) return;
  const [at, room, around] = [toWindow(centre(about)), box.getBoundingClientRect(), board.getBoundingClientRect()];
  const beside = room.left >= around.right - 1;
  const [least, most] = beside ? [18, room.height - 18] : [18, room.width - 18];
  const place = Math.max(least, Math.min(most, beside ? at.y - room.top : at.x - room.left));
  box.style.setProperty('--notch', `${place}px`);
  if (!beside || at.x > around.right || at.x < around.left + around.width * NEAR) return;
  const [from, to] = [centre(about), toDrawing({ clientX: around.right, clientY: room.top + place })];
  draw('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: 'leads' }, over);
};
const meant = () => {
  const shown = read('show')?.spots ?? [];
  const marks = read('marks') ?? [];
  const hand = marks.find(({ tint }) => tint === 'hand') ?? marks[0];
  return [...shown, ...(hand?.spots ?? [])].map(find).find(Boolean);
};

const paint = () => {
  under.replaceChildren();
  over.replaceChildren();
  for (const { tint, spots } of read('marks') ?? []) for (const spot of spots) outline(spot, `tint-${tint}`, under);
  const show = read('show');
  if (show) point(show);
  const wrong = panel.querySelector('[data-cross]')?.dataset.cross;
  if (wrong) cross(wrong);
  notch();
  const about = meant();
  if (about && innerWidth < 760) reveal(about);
};

// What is asked while something is pointed at is about what was done so far.
const [why, reach, detail] = [table.dataset.why, table.dataset.reach, table.dataset.detail];
const remember = () => {
  const done = panel.querySelector('input[name=token]')?.value ?? '';
  const token = `token=${encodeURIComponent(done)}`;
  Object.assign(table.dataset, { why: `${why}?${token}`, reach: `${reach}${token}&`, detail: `${detail}?${token}` });
  table.dataset.seat = panel.querySelector('.choices input[name=seat]')?.value ?? table.dataset.seat;
};

on('changed', () => {
  remember();
  paint();
  const told = panel.querySelector('.reaction');
  if (told) { say(told.textContent); told.scrollIntoView({ block: 'nearest' }); }
  panel.querySelector('[data-go-on]')?.focus({ preventScroll: true });
});
addEventListener('resize', notch);
for (const kind of ['wheel', 'pointerup']) board.addEventListener(kind, () => requestAnimationFrame(notch));
document.querySelector('.zoom').addEventListener('click', () => requestAnimationFrame(notch));

settle();
take(null);
remember();
paint();
