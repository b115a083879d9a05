// How far a piece could go and by which way, asked once a position and piece.

import { choices, inHand, taken } from './choices.js';
import { $, centre, draw, find, on, spotOf, table } from './dom.js';

const layer = $('reach');
let asked = new Map();
let about = null;

// Where to, what is left there, the places on the way, in words what a click would do if it is for us to move it, and
// whether it could do more there.
const read = (reached) => new Map(reached.map(([to, left, way, words, acts]) => [to, { left, way, words, acts }]));
const fetchReach = (spot) => fetch(`${table.dataset.reach}spot=${encodeURIComponent(spot)}`)
  .then((answer) => (answer.ok ? answer.json() : []))
  .then(read, () => new Map());

export const waysOf = (spot) => {
  if (!spot || !table.dataset.reach) return Promise.resolve(new Map());
  if (!asked.has(spot)) asked.set(spot, fetchReach(spot));
  return asked.get(spot);
};
export const canGo = async (spot) => [...(await waysOf(spot)).values()].some(({ words }) => words);

// The piece that would go where one clicks: the one taken up, or the one that the rules have put into our hand.
export const mover = () => {
  const hand = choices().length ? inHand() : null;
  return taken() ?? (hand && spotOf(hand));
};

// The line around these places: a side that two of them share is within.
const around = (places) => {
  const sides = new Map();
  for (const place of places) {
    const corners = [...place.points].map(({ x, y }) => [x, y]);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length];
      const middle = [0, 1].map((axis) => Math.round(from[axis] + to[axis])).join();
      if (!sides.delete(middle)) sides.set(middle, `M${from}L${to}`);
    });
  }
  return [...sides.values()].join('');
};

export const reach = async (spot) => {
  if (spot === about) return;
  about = spot;
  layer.replaceChildren();
  const known = asked;
  const reached = await waysOf(spot);
  if (about !== spot || known !== asked) return;
  layer.replaceChildren();
  const [all, near] = [[], []];
  for (const [place, { left, words, acts }] of reached) {
    const element = find(place);
    if (!element) continue;
    const at = centre(element);
    all.push(element);
    if (acts) near.push(element);
    const kind = `${words ? 'open' : 'far'}${acts ? ' acts' : ''}`;
    draw('polygon', { points: element.getAttribute('points'), class: kind }, layer);
    draw('text', { x: at.x, y: at.y + 0.38 * element.getBBox().height }, layer).textContent = left;
  }
  if (all.length) layer.prepend(draw('path', { d: around(all) }));
  if (near.length) layer.prepend(draw('path', { d: around(near), class: 'acts' }));
};

on('changing', () => { asked = new Map(); about = null; layer.replaceChildren(); });
// While nothing is pointed at, the board shows where the piece in hand can be sent.
export const reachAtRest = async () => {
  const [piece, known] = [mover(), asked];
  const shown = await canGo(piece) ? piece : null;
  if (known === asked && piece === mover()) reach(shown);
};
on('taken', reachAtRest);
