// The encyclopedia: what is sought is found while one types. Without it the form does the same.

import { ask } from './ask.js';
import { later, words } from './typing.js';

// Which cards are shown, and in which order.
export const order = (numbers) => {
  const [holder, none] = [document.querySelector('.cards'), document.querySelector('.none')];
  const all = new Map([...holder.children].map((card) => [card.dataset.card, card]));
  const focused = holder.contains(document.activeElement) && document.activeElement;
  for (const card of all.values()) card.hidden = true;
  for (const number of numbers) {
    const card = all.get(number);
    if (card) { card.hidden = false; holder.append(card); }
  }
  none.hidden = numbers.length > 0;
  if (focused) focused.focus({ preventScroll: true }); // what is moved loses it
};

const encyclopedia = (form) => {
  let asked = 0;
  const look = async () => {
    const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    const [mine, url] = [++asked, `${form.getAttribute('action')}?${query}`];
    try {
      const answer = await ask(url);
      if (!answer.ok) throw new Error(answer.status);
      const found = await answer.text();
      if (mine !== asked) return;
      order(words(found));
      history.replaceState(null, '', url);
    } catch { form.submit(); }
  };
  form.addEventListener('input', later(look, 150));
  form.addEventListener('submit', (event) => { event.preventDefault(); look(); });
};

const find = document.querySelector('form[data-find]');
if (find) {
  for (const button of find.querySelectorAll('[data-scriptless]')) button.hidden = true;
  encyclopedia(find);
}
