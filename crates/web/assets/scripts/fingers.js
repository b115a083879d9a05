// Fingers and the mouse on the board: one pans or drags a piece, two pinch, the wheel zooms, a short press clicks.

import { choices, inHand, isLaying, take } from './choices.js';
import { board, draw, emit, map, toDrawing } from './dom.js';
import { pan, zoom } from './view.js';

const SLACK = 6; // pixels that a click may move
const fingers = new Map();
let moved = 0;
let drag = null; // a piece that can go somewhere, the one in hand, or the counter that is to be laid

export const isDown = () => fingers.size > 0;
export const isPanning = () => moved > SLACK;
export const letGo = () => { drag = null; };

const local = (event) => { const box = board.getBoundingClientRect(); return [event.clientX - box.x, event.clientY - box.y]; };

const grip = (target) => {
  if (target.closest('#hand')) return { spot: null, piece: null };
  const piece = target.closest?.('[data-piece]');
  const spot = piece && `piece:${piece.dataset.piece}`;
  if (spot && choices().some(({ spots }) => spots.length > 1 && spots[0] === spot)) return { spot, piece };
  return piece && piece === inHand() && isLaying() ? { spot: null, piece } : null;
};
const carry = (event) => {
  if (!drag.ghost) {
    take(drag.spot);
    drag.ghost = drag.piece?.cloneNode(true) ?? draw('circle', { r: 28 });
    drag.ghost.removeAttribute('data-piece');
    drag.ghost.classList.add('ghost');
    map.append(drag.ghost);
  }
  const at = toDrawing(event);
  drag.ghost.setAttribute('transform', `translate(${at.x} ${at.y})`);
};
const drop = (event) => {
  drag.ghost.remove();
  const target = event.type === 'pointerup' && document.elementFromPoint(event.clientX, event.clientY);
  if (target && map.contains(target) && target !== map) emit('clicked', { target, clientX: event.clientX, clientY: event.clientY });
  else take(null);
};
const pinch = (event, was, now) => {
  const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
  const gap = (at) => Math.hypot(at[0] - other[0], at[1] - other[1]);
  zoom(gap(now) / Math.max(1, gap(was)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
};

board.addEventListener('wheel', (event) => {
  event.preventDefault();
  zoom(event.deltaY < 0 ? 1.18 : 1 / 1.18, ...local(event));
}, { passive: false });
board.addEventListener('pointerdown', (event) => {
  fingers.set(event.pointerId, local(event));
  moved = 0;
  drag = fingers.size === 1 && event.button === 0 ? grip(event.target) : null;
});
board.addEventListener('pointermove', (event) => {
  const was = fingers.get(event.pointerId);
  if (!was) return;
  const now = local(event);
  const [dx, dy] = [now[0] - was[0], now[1] - was[1]];
  moved += Math.hypot(dx, dy);
  if (fingers.size === 2) pinch(event, was, now);
  else if (isPanning()) {
    if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
    if (drag) carry(event); else pan(dx, dy);
  }
  fingers.set(event.pointerId, now);
});
for (const kind of ['pointerup', 'pointercancel']) board.addEventListener(kind, (event) => {
  fingers.delete(event.pointerId);
  if (drag?.ghost) drop(event);
  drag = null;
});
map.addEventListener('click', (event) => { if (!isPanning()) emit('clicked', event); });
