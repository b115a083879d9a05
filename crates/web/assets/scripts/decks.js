// The pages of decks: the builder answers while one works.
// Everything here is a comfort: without it the same forms and links do the same.

import { ask } from './ask.js';
import { order } from './cards.js';
import { later, words } from './typing.js';

const text = async (url, options) => {
  const answer = await ask(url, options);
  if (!answer.ok) throw new Error(answer.status);
  return answer.text();
};

// What only works with a script appears, what only replaces it goes.
const wake = (root) => {
  for (const field of root.querySelectorAll('[data-address]')) field.value = new URL(field.getAttribute('value'), location.href).href;
  for (const button of root.querySelectorAll('[data-copy], [data-print]')) button.hidden = false;
  for (const button of root.querySelectorAll('[data-scriptless]')) button.hidden = true;
};
const copy = async (button) => {
  const field = button.parentElement.querySelector('input');
  try { await navigator.clipboard.writeText(field.value); } catch { field.select(); document.execCommand('copy'); }
  const label = button.textContent;
  button.textContent = button.dataset.copy;
  setTimeout(() => { button.textContent = label; }, 1500);
};
wake(document);
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-print]')) print();
  const button = event.target.closest('[data-copy]');
  if (button) copy(button);
});

const builder = (shop) => {
  const [pane, brief] = [document.getElementById('deck'), document.getElementById('brief')];
  let changed = 'changed' in shop.dataset; // since it was kept
  let whole = false; // the next request is for a whole page
  let turn = Promise.resolve();
  // The deck is busy from the first letter that is typed until the last answer is shown.
  let [typing, waiting] = [false, 0];
  const begin = () => { waiting++; pane.setAttribute('aria-busy', 'true'); };
  const finish = () => { if (!--waiting) pane.removeAttribute('aria-busy'); };
  const reload = () => { whole = true; shop.querySelector('button[value=check]').click(); };
  const show = () => {
    const { show, counts, barred, full, brief: short } = pane.firstElementChild.dataset;
    const [many, bars, most] = [JSON.parse(counts), new Set(words(barred)), new Set(words(full))];
    for (const card of document.querySelectorAll('.choice-card')) {
      const count = many[card.dataset.card] || 0;
      card.querySelector('output').textContent = count;
      card.classList.toggle('in', count > 0);
      card.classList.toggle('barred', bars.has(card.dataset.card));
      card.classList.toggle('full', most.has(card.dataset.card));
    }
    order(words(show));
    brief.textContent = short;
  };
  const swap = (html) => {
    const focus = document.activeElement?.closest('#deck button')?.value;
    const open = new Map([...pane.querySelectorAll('details')].map((part) => [part.className, part.open]));
    pane.innerHTML = html;
    for (const part of pane.querySelectorAll('details')) if (open.has(part.className)) part.open = open.get(part.className);
    wake(pane);
    show();
    if (focus) pane.querySelector(`button[value="${focus}"]`)?.focus();
  };
  // One request after the other: each works on what the one before has left in the form.
  const work = (wish) => {
    begin();
    turn = turn.then(async () => {
      const fields = new URLSearchParams(new FormData(shop));
      fields.set('do', wish);
      try {
        swap(await text(shop.getAttribute('action'), { method: 'POST', body: fields }));
      } catch {
        reload(); // the page itself says what is wrong
      }
      finish();
    });
  };
  shop.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (whole || !button || button.hasAttribute('data-go')) return void (changed = false);
    event.preventDefault();
    if (button.value !== 'check') changed = true;
    work(button.value);
  });
  const typed = later(() => { typing = false; work('check'); finish(); }, 200);
  shop.addEventListener('input', (event) => {
    const field = event.target;
    if (field.closest('.terms')) changed = true;
    if (field.matches('[data-whole]')) return reload(); // other cards: another page
    if (!typing) { typing = true; begin(); }
    typed();
  });
  shop.addEventListener('click', (event) => { if (event.target.closest('a[data-go]')) changed = false; });
  addEventListener('beforeunload', (event) => { if (changed) event.preventDefault(); });
  brief.textContent = pane.firstElementChild.dataset.brief;
};

const shop = document.querySelector('form[data-workshop]');
if (shop) builder(shop);
