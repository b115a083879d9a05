// The rulebook over the table: a link to a rule opens it there.

import { ask } from './ask.js';
import { $, table } from './dom.js';
import { hush, tell } from './toast.js';

const book = $('book');
const passage = book.querySelector('.passage');

export const isReading = () => book.open;

const open = async (rule) => {
  const answer = await ask(`${table.dataset.rules}/${encodeURIComponent(rule)}`);
  if (!answer.ok) return tell(await answer.text());
  passage.innerHTML = await answer.text();
  hush();
  if (!book.open) book.showModal();
  const sought = passage.querySelector('.sought');
  if (!sought) { passage.scrollTop = 0; return; }
  sought.scrollIntoView({ block: 'center' });
  sought.focus({ preventScroll: true });
};

table.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest('a[data-rule], a[data-book]');
  if (link) { event.preventDefault(); open(link.dataset.rule ?? 'contents').catch(() => location.assign(link.href)); }
  if (event.target === book || event.target.closest('[data-close]')) book.close();
});
