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
export const spotsAt = (target) => {
  const piece = target.closest?.('[data-piece]');
  const place = piece?.dataset.at ?? target.closest?.('[data-place]')?.dataset.place;
  return [piece && `piece:${piece.dataset.piece}`, place && `place:${place}`].filter(Boolean);
};
export const isPiece = (spot) => spot.startsWith('piece:');
export const isPlace = (spot) => spot.startsWith('place:');

// The middle of something, in the units of the drawing.
export const centre = (element) => {
  const box = element.getBBox();
  const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  return at.matrixTransform(map.getScreenCTM().inverse().multiply(element.getScreenCTM()));
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

// Puts a floating box as near to a place of the window as it fits.
export const keepInside = (box, x, y, rim = 8) => {
  box.style.left = `${Math.max(4, Math.min(x, innerWidth - box.offsetWidth - rim))}px`;
  box.style.top = `${Math.max(4, Math.min(y, innerHeight - box.offsetHeight - rim))}px`;
};
