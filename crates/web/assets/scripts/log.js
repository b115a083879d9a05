// The story, line by line: a line lights up its pieces and places; small steps of a march become asides.

import { cueOf, dim, light } from './cues.js';
import { $, emit, on, table } from './dom.js';

const list = $('log');
const now = $('now');
const NEAR = 40; // pixels from the end that still are the end

// A line with something to show is a button, as long as there is a script.
const makeButton = (line) => {
  if (!line.dataset.cue || line.querySelector('button')) return;
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  const words = [...line.childNodes].filter((node) => !node.matches?.('.chip, .rule'));
  button.append(...words);
  line.prepend(button);
};
// Whoever goes on and on is told of once.
const thin = (line) => {
  if (!/^(march|flight)$/.test(line.dataset.cue ?? '')) return;
  for (let before = line.previousElementSibling; before; before = before.previousElementSibling) {
    if (before.matches('.turn, .phase')) return;
    const same = before.dataset.cue === line.dataset.cue && before.dataset.who === line.dataset.who;
    if (same) before.classList.add('aside');
    if (same || !before.matches('.aside')) return;
  }
};
const prepare = (lines) => lines.forEach((line) => { thin(line); makeButton(line); });

const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
const toEnd = () => { list.scrollTop = list.scrollHeight; };
export const showLine = (line) => {
  for (const other of list.querySelectorAll('.now')) other.classList.remove('now');
  if (!line) return;
  line.classList.add('now');
  const [box, room] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < room.top) list.scrollTop += box.top - room.top;
  else if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom;
};

let follows = true;
on('telling', () => { follows = isAtEnd(); });
on('told', (lines) => { prepare(lines); if (follows) toEnd(); now.hidden = isAtEnd(); });
list?.addEventListener('scroll', () => { now.hidden = isAtEnd(); }, { passive: true });
now?.addEventListener('click', toEnd);

const lineAt = (event) => event.target.closest?.('#log li[data-cue], #losses [data-whom]');
for (const kind of ['pointerover', 'focusin']) table.addEventListener(kind, (event) => { const line = lineAt(event); if (line) light(cueOf(line)); });
for (const kind of ['pointerout', 'focusout']) table.addEventListener(kind, (event) => { if (lineAt(event)) dim(); });
list?.addEventListener('click', (event) => {
  const line = event.target.closest('button')?.closest('li[data-cue]');
  if (line) emit('replay', line);
});

if (list) { prepare([...list.children]); toEnd(); }
