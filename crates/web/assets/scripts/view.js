// The part of the board that is seen: panned and zoomed as a transform of the picture.

import { board, map, table } from './dom.js';

const FARTHEST = 1;
const CLOSEST = 8;
const view = { x: 0, y: 0, k: 1 };

const show = () => { map.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`; };

export const zoom = (factor, cx = board.clientWidth / 2, cy = board.clientHeight / 2) => {
  const k = Math.min(CLOSEST, Math.max(FARTHEST, view.k * factor));
  [view.x, view.y] = [cx - ((cx - view.x) * k) / view.k, cy - ((cy - view.y) * k) / view.k];
  view.k = k;
  if (k === FARTHEST) [view.x, view.y] = [0, 0];
  show();
};
export const pan = (dx, dy) => { view.x += dx; view.y += dy; show(); };
export const fit = () => { [view.x, view.y, view.k] = [0, 0, 1]; show(); };

// Brings something of the board to where it is seen.
export const reveal = (element) => {
  const [box, room] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  const into = (from, to, least, most) => (from < least ? least - from : to > most ? most - to : 0);
  const [dx, dy] = [into(box.left, box.right, room.left, room.right), into(box.top, box.bottom, room.top, room.bottom)];
  if (dx || dy) pan(dx, dy);
};

// The same for several things at once, softly: where something happens that would be missed otherwise.
export const bringIntoView = async (elements, clock) => {
  if (!clock.line) return;
  const was = map.style.transform;
  elements.toReversed().forEach(reveal); // the first one is seen, whatever comes of the others
  const now = map.style.transform;
  if (now === was) return;
  map.style.transform = was;
  map.getBoundingClientRect(); // it begins where it was
  map.classList.add('panning');
  map.style.transform = now;
  await clock.wait(clock.line);
  map.classList.remove('panning');
};

// Where the whole board would leave much of the screen empty, or be too small to tap, begin closer, at one's own side.
export const settle = () => {
  const box = map.viewBox.baseVal;
  const [wide, high] = [Math.max(1, board.clientWidth), board.clientHeight];
  const fill = (high * box.width) / (box.height * wide);
  const least = wide < 600 ? 1.9 : 1;
  if (fill < 1.3 && least === 1) return;
  const [x, y] = (table.dataset.home ?? '50 100').split(' ');
  fit();
  const k = Math.max(Math.min(fill, 2.4), least);
  // The picture lies in the middle of its room: what is above and below it is not worth showing.
  const rim = Math.max(0, (high - (box.height * wide) / box.width) / 2);
  zoom(k, (wide * x) / 100, k > fill ? rim + ((high - 2 * rim) * y) / 100 : high / 2);
  if (k > fill) pan(0, y > 50 ? rim : y < 50 ? -rim : 0);
};

document.querySelector('.zoom').addEventListener('click', (event) => {
  const how = event.target.dataset.zoom;
  if (how === 'fit') fit(); else if (how) zoom(how === 'in' ? 1.4 : 1 / 1.4);
});
