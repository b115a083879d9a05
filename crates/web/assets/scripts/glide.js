// Pieces glide from where they stood to where they stand, unless the player wants no motion. Their rings go with them;
// on its way a piece takes no clicks: it counts as lying where it comes to rest.

import { GLIDE, map } from './dom.js';

const LONG = 350; // milliseconds
const still = matchMedia('(prefers-reduced-motion: reduce)');
const pieces = () => [...map.querySelectorAll('[data-piece]')];
const under = new WeakMap(); // pieces on their way: from where, and the motion

export const whereabouts = () => new Map(pieces().map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));

const move = (element, { x, y }) => {
  const rest = getComputedStyle(element).transform;
  const base = rest === 'none' ? '' : rest;
  const pointerEvents = 'none';
  const way = [{ pointerEvents, transform: `translate(${x}px, ${y}px) ${base}` }, { pointerEvents, transform: base || 'none' }];
  return element.animate(way, { id: GLIDE, duration: LONG, easing: 'ease-in-out' });
};

// Lets a ring go along with its piece, if that is on its way.
export const follow = (ring, piece) => {
  const going = under.get(piece);
  if (!going) return;
  move(ring, going.from).currentTime = going.motion.currentTime;
};

export const glideFrom = (before) => {
  if (still.matches) return;
  const scale = map.getScreenCTM()?.a || 1;
  for (const piece of pieces()) {
    const was = before.get(piece.dataset.piece);
    if (!was) continue;
    const now = piece.getBoundingClientRect();
    const from = { x: (was.x + was.width / 2 - now.x - now.width / 2) / scale, y: (was.y + was.height / 2 - now.y - now.height / 2) / scale };
    if (Math.hypot(from.x, from.y) < 2) continue;
    const motion = move(piece, from);
    under.set(piece, { from, motion });
    motion.onfinish = motion.oncancel = () => under.delete(piece);
    const ring = map.querySelector(`#marks [data-of="piece:${CSS.escape(piece.dataset.piece)}"]`);
    if (ring) follow(ring, piece);
  }
};
