// News comes: the parts of the page that have changed are swapped, the rest stays as the player left it.

import { $, emit, on, panel, parse } from './dom.js';
import { glideFrom, whereabouts } from './glide.js';

const swapBoard = (news) => {
  if (news.faces) $('faces').append(...parse(news.faces).filter((face) => face.id && !$(face.id)));
  for (const layer of ['ground', 'pieces']) if (layer in news) $(layer).replaceChildren(...parse(news[layer]));
};
const swapParts = (news) => {
  for (const part of panel.querySelectorAll('.part')) {
    const name = part.id.slice('part-'.length);
    if (name in news) part.innerHTML = news[name];
  }
};
const swapLog = ({ cut, more }) => {
  const list = $('log');
  for (let i = 0; i < cut; i++) list.firstElementChild?.remove();
  list.insertAdjacentHTML('afterbegin', more);
  while (list.children.length > list.dataset.most) list.lastElementChild.remove();
};

// What of the panel the player has scrolled, opened, or typed.
const KEPT_OPEN = 'details.talk, details.log, details.pass-settings';
const remember = () => {
  const scroll = panel.scrollTop;
  const open = new Map([...panel.querySelectorAll(KEPT_OPEN)].map((part) => [part.className, part.open]));
  const typed = panel.querySelector('.talk input')?.value;
  return () => {
    panel.scrollTop = scroll;
    for (const part of panel.querySelectorAll(KEPT_OPEN)) if (open.has(part.className)) part.open = open.get(part.className);
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
  if (news.log) swapLog(news.log);
  restore();
  emit('changed'); // before the pieces glide: who measures now finds where they come to rest
  glideFrom(before);
});
