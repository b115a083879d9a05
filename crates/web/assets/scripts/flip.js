// The board from the other side: the server draws it anew, this page and all others remember it.

import { ask } from './ask.js';
import { table } from './dom.js';
import { listenAgain } from './live.js';
import { settle } from './view.js';

const link = table.querySelector('[data-flip]');

export const flip = async () => {
  if (!table.dataset.live) return location.assign(link.href);
  const to = link.getAttribute('href');
  await ask(to, { redirect: 'manual' }).catch(() => {});
  link.setAttribute('href', to.endsWith('/on') ? '/set/flip/off' : '/set/flip/on');
  const [x, y] = (table.dataset.home ?? '50 100').split(' ');
  table.dataset.home = `${100 - x} ${100 - y}`;
  listenAgain();
  settle();
};

link?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  flip();
});
