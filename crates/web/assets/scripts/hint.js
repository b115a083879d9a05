// What a bot would do in one's place: asked, told, drawn on the board, and taken with a click there or in the list.

import { send } from './ask.js';
import { centre, draw, find, isPlace, map, on, panel } from './dom.js';
import { tell, tellLost } from './toast.js';
import { reveal } from './view.js';

const layer = draw('g', { id: 'advice' }, map);
const choiceOf = (action) => [...panel.querySelectorAll('.choices button')].find((choice) => choice.value === action);
let advised = null; // the choice that is drawn

const ring = (spot) => {
  const element = find(spot);
  if (!element) return;
  const points = isPlace(spot) && element.getAttribute('points');
  if (points) return draw('polygon', { points, transform: element.getAttribute('transform') || '' }, layer);
  const [at, box] = [centre(element), element.getBBox()];
  return draw('circle', { cx: at.x, cy: at.y, r: Math.min(50, Math.max(box.width, box.height) / 2 + 8) }, layer);
};
// An arrow that ends short of the middle of its goal.
const arrow = (from, to) => {
  const [a, b] = [centre(from), centre(to)];
  const [dx, dy, far] = [b.x - a.x, b.y - a.y, Math.hypot(b.x - a.x, b.y - a.y) || 1];
  const [ux, uy] = [dx / far, dy / far];
  const tip = [b.x - 12 * ux, b.y - 12 * uy];
  const wing = (turn) => `${tip[0] - 20 * ux - 12 * turn * uy} ${tip[1] - 20 * uy + 12 * turn * ux}`;
  draw('path', { d: `M${a.x} ${a.y}L${tip[0]} ${tip[1]}M${wing(-1)}L${tip[0]} ${tip[1]}L${wing(1)}` }, layer);
};
const clear = () => {
  advised = null;
  layer.replaceChildren();
};
const show = (action) => {
  clear();
  advised = choiceOf(action) ?? null;
  for (const choice of panel.querySelectorAll('.choices button')) choice.classList.toggle('hinted', choice === advised);
  const spots = advised?.dataset.spots?.split(' ').filter(Boolean) ?? [];
  spots.forEach(ring);
  const ends = spots.map(find);
  if (ends.length > 1 && ends.every(Boolean)) arrow(ends[0], ends.at(-1));
  if (ends.at(-1)) reveal(ends.at(-1));
};

export const advise = async (form, button, fields) => {
  const output = form.querySelector('output');
  output.textContent = button.dataset.busy;
  button.disabled = true;
  try {
    const answer = await send(form.getAttribute('action'), fields);
    const text = await answer.text();
    if (answer.ok) output.innerHTML = text; else { output.textContent = ''; tell(text); }
    const best = output.querySelector('[data-action]')?.dataset.action;
    if (best !== undefined) show(best);
  } catch {
    output.textContent = '';
    tellLost();
  }
  button.disabled = false;
};

// A line of the advice that is pointed at is drawn; its button does it.
const lineAt = (event) => event.target.closest?.('.hint [data-action]');
for (const kind of ['pointerover', 'focusin']) panel.addEventListener(kind, (event) => {
  const line = lineAt(event);
  if (line) show(line.dataset.action);
});
panel.addEventListener('click', (event) => {
  if (event.target.closest('[data-take]')) choiceOf(lineAt(event).dataset.action)?.click();
});
layer.addEventListener('click', (event) => {
  event.stopPropagation();
  advised?.click();
});
on('changed', clear);
