// Pieces glide from where they stood to where they stand, unless the player wants no motion.

import { map } from './dom.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const pieces = () => [...map.querySelectorAll('[data-piece]')];

export const whereabouts = () => new Map(pieces().map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));

export const glideFrom = (before) => {
  if (still.matches) return;
  const scale = map.getScreenCTM()?.a || 1;
  for (const piece of pieces()) {
    const was = before.get(piece.dataset.piece);
    if (!was) continue;
    const now = piece.getBoundingClientRect();
    const dx = (was.x + was.width / 2 - now.x - now.width / 2) / scale;
    const dy = (was.y + was.height / 2 - now.y - now.height / 2) / scale;
    if (Math.hypot(dx, dy) < 2) continue;
    const rest = getComputedStyle(piece).transform;
    const base = rest === 'none' ? '' : rest;
    const way = [{ transform: `translate(${dx}px, ${dy}px) ${base}` }, { transform: base || 'none' }];
    piece.animate(way, { duration: 350, easing: 'ease-in-out' });
  }
};
