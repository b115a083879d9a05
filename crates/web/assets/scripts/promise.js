// Whoever sits down promises a share of the dice. Where that cannot be done, the form goes as it is and the host draws.

import { draw } from './share.js';

document.addEventListener('submit', async (event) => {
  const field = event.target.querySelector('[data-promise]');
  if (!field || field.value || field.dataset.tried) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  field.dataset.tried = 'yes';
  try { field.value = await draw(); } catch { /* no storage, or no HTTPS */ }
  // Not before this event is over: a form that is just being sent is not sent again.
  setTimeout(() => event.target.requestSubmit(event.submitter));
}, true);

// A page that comes back from the browser's memory begins anew: no share is promised twice.
addEventListener('pageshow', () => {
  for (const field of document.querySelectorAll('[data-promise]')) {
    field.value = '';
    delete field.dataset.tried;
  }
});
