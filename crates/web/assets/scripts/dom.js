// The parts of a table's page, its board as a drawing, and the events by which the modules hear of each other.

export const $ = (id) => document.getElementById(id);
export const [table, board, map, panel, menu] = ['table', 'board', 'map', 'panel', 'menu'].map($);

// Events of the table; who sends them and when is told at the top of `table.js`.
export const emit = (name, detail) => table.dispatchEvent(new CustomEvent(`table:${name}`, { detail }));
export const on = (name, work) => table.addEventListener(`table:${name}`, (event) => work(event.detail));

// A spot is what can be clicked, as choices name it: `place:B4` or `piece:t34-1`.
export const find = (spot) => {
  const end = spot.indexOf(':');
  return map.querySelector(`[data-${spot.slice(0, end)}="${CSS.escape(spot.slice(end + 1))}"]`);
};
export const spotOf = (piece) => `piece:${piece.dataset.piece}`;
// A piece that is still on its way counts where it comes to rest.
export const GLIDE = 'glide';
const glides = (piece) => piece.getAnimations().some(({ id }) => id === GLIDE);
const arriving = (place) => place && [...map.querySelectorAll(`[data-at="${CSS.escape(place)}"]`)].find(glides);
export const spotsAt = (target) => {
  const found = target.closest?.('[data-piece]');
  const place = found?.dataset.at ?? target.closest?.('[data-place]')?.dataset.place;
  const piece = found ?? arriving(place);
  return [piece && spotOf(piece), place && `place:${place}`].filter(Boolean);
};
export const isPiece = (spot) => spot.startsWith('piece:');
export const isPlace = (spot) => spot.startsWith('place:');

// The middle of something where it comes to rest, in the units of the drawing: a glide is not measured.
export const centre = (element) => {
  const box = element.getBBox();
  let way = map.getScreenCTM().inverse().multiply(element.parentNode.getScreenCTM());
  for (const part of element.transform.baseVal) way = way.multiply(part.matrix);
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(way);
};
// From the units of the drawing to pixels of the window, and back.
export const toWindow = (at) => new DOMPoint(at.x, at.y).matrixTransform(map.getScreenCTM());
export const toDrawing = (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());

const SVG = 'http://www.w3.org/2000/svg';
export const draw = (name, values, parent) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
};
export const parse = (svg) => {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg xmlns="${SVG}">${svg}</svg>`;
  return [...holder.content.firstChild.childNodes];
};
