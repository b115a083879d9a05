// News comes: the parts of the page that have changed are swapped, the rest stays as the player left it.

import { $, emit, on, panel, parse, table } from './dom.js';
import { glideFrom, whereabouts } from './glide.js';

// A list comes as runs of what it was, each its start and length, and as what is new. What is kept is not touched.
const swapList = (list, runs, make) => {
  const before = [...list.children];
  const now = runs.flatMap((run) => (typeof run[0] === 'number' ? before.slice(run[0], run[0] + run[1]) : make(run)));
  const kept = new Set(now);
  for (const item of before) if (!kept.has(item)) item.remove();
  now.forEach((item, place) => { if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null); });
};
const swapBoard = (news) => {
  if (news.faces) $('faces').append(...parse(news.faces).filter((face) => face.id && !$(face.id)));
  for (const layer of ['ground', 'under', 'over']) if (layer in news) $(layer).replaceChildren(...parse(news[layer]));
  if (news.pieces) swapList($('pieces'), news.pieces, parse);
};
const swapParts = (news) => {
  for (const part of table.querySelectorAll('.part')) {
    const name = part.id.slice('part-'.length);
    if (name in news) part.innerHTML = news[name];
  }
};
// What a choice has not is left out where nothing follows it.
const button = ([action, spots, lines, text = null, card = null, weighed = 0]) => {
  const made = Object.assign(document.createElement('button'), { name: 'action', value: action, textContent: text ?? '' });
  Object.assign(made.dataset, { spots, lines }, card !== null && { detailOf: `card:${card}` }, weighed && { weighed: '' });
  return made;
};
const swapChoices = ({ form, plain, placed, summary, open }) => {
  const part = $('part-choices');
  if (form !== undefined) part.innerHTML = form;
  const places = part.querySelector('.places');
  if (!places) return;
  const list = places.querySelector('.list');
  if (plain) swapList(part.querySelector('.plain'), plain, button);
  if (placed) swapList(list, placed, button);
  if (summary !== undefined) places.querySelector('summary').textContent = summary;
  if (open !== undefined) { places.open = open; isWorded = open || !table.dataset.words; }
  // What a choice does may be told otherwise now, though it is the same choice.
  if (!isWorded) for (const choice of list.children) choice.textContent = '';
  places.hidden = !list.children.length;
};
// Do the choices on the board come with their words? A long list has them from the page, but not from the channel.
let isWorded = true;

// All forms are about the position that the page shows.
let token = panel.querySelector('input[name=token]')?.value ?? '';
const fillInToken = () => { for (const field of panel.querySelectorAll('input[name=token]')) field.value = token; };

// The story grows at its end; what was taken back goes from there.
export const swapLog = ({ cut, more }) => {
  const list = $('log');
  for (let i = 0; i < cut; i++) list.lastElementChild?.remove();
  const holder = document.createElement('template');
  holder.innerHTML = more;
  const fresh = [...holder.content.children];
  list.append(...fresh);
  while (list.children.length > list.dataset.most) list.firstElementChild.remove();
  return fresh;
};

// What the player has opened or closed stays so, whatever the server would do.
const opened = new Map();
panel.addEventListener('click', (event) => {
  const part = event.target.closest('summary')?.parentElement;
  if (part) opened.set(part.className, !part.open);
});
const remember = () => {
  const scroll = panel.scrollTop;
  const typed = panel.querySelector('.talk input')?.value;
  return () => {
    panel.scrollTop = scroll;
    for (const part of panel.querySelectorAll('details')) part.open = opened.get(part.className) ?? part.open;
    const field = panel.querySelector('.talk input');
    if (field && typed) field.value = typed;
  };
};

on('news', (news) => {
  const before = whereabouts();
  emit('changing');
  const restore = remember();
  swapBoard(news);
  swapParts(news);
  if (news.choices) swapChoices(news.choices);
  token = news.token ?? token;
  fillInToken();
  restore();
  emit('changed'); // before the pieces glide: who measures now finds where they come to rest
  glideFrom(before);
});
