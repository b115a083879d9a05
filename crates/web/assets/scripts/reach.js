// How far a piece could go, asked once a position and piece.

import { $, centre, draw, find, on, table } from './dom.js';

const layer = $('reach');
let asked = new Map();
let about = null;

const fetchReach = (spot) => fetch(`${table.dataset.reach}spot=${encodeURIComponent(spot)}`)
  .then((answer) => (answer.ok ? answer.json() : {}))
  .catch(() => ({}));

export const reach = async (spot) => {
  if (spot === about) return;
  about = spot;
  layer.replaceChildren();
  if (!spot || !table.dataset.reach) return;
  const known = asked;
  if (!known.has(spot)) known.set(spot, fetchReach(spot));
  const reached = await known.get(spot);
  if (about !== spot || known !== asked) return;
  layer.replaceChildren();
  for (const [place, left] of Object.entries(reached)) {
    const element = find(place);
    if (!element) continue;
    const at = centre(element);
    draw('polygon', { points: element.getAttribute('points') }, layer);
    draw('text', { x: at.x, y: at.y + 38 }, layer).textContent = left;
  }
};

on('changed', () => { asked = new Map(); reach(null); });
