// The panel's forms are sent without leaving the page; what comes of it the live channel tells, or the answer itself
// where there is none.

import { send } from './ask.js';
import { emit, panel } from './dom.js';
import { advise } from './hint.js';
import { tell, tellLost } from './toast.js';

export const post = async (url, fields) => {
  try {
    const answer = await send(url, fields);
    if (answer.headers.get('content-type')?.startsWith('application/json')) return emit('news', await answer.json());
    const text = await answer.text();
    if (answer.ok && !text) return;
    const [rule, why] = text.includes('\n') ? text.split('\n') : ['', text];
    tell(why, rule);
  } catch {
    tellLost();
  }
};

panel.addEventListener('submit', (event) => {
  const [form, button] = [event.target, event.submitter];
  if (button?.dataset.ask && !confirm(button.dataset.ask)) return event.preventDefault();
  const to = form.getAttribute('action'); // form.action may be a button of that name
  if (/\/(rematch|analyse)$/.test(to)) return;
  event.preventDefault();
  const fields = new FormData(form);
  if (button?.name) fields.set(button.name, button.value);
  if (form.matches('.talk form')) form.reset();
  if (form.matches('.hint')) advise(form, button, fields); else post(to, fields);
});

panel.addEventListener('change', (event) => event.target.closest('form[data-at-once]')?.requestSubmit());
