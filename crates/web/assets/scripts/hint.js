// What a bot would do in one's place: asked, told, and its choice marked in the list.

import { send } from './ask.js';
import { panel } from './dom.js';
import { tell, tellLost } from './toast.js';

export const advise = async (form, button, fields) => {
  const output = form.querySelector('output');
  output.textContent = button.dataset.busy;
  button.disabled = true;
  try {
    const answer = await send(form.getAttribute('action'), fields);
    const text = await answer.text();
    if (answer.ok) output.innerHTML = text; else { output.textContent = ''; tell(text); }
    const best = output.querySelector('[data-action]')?.dataset.action;
    for (const choice of panel.querySelectorAll('.choices button')) choice.classList.toggle('hinted', choice.value === best);
  } catch {
    output.textContent = '';
    tellLost();
  }
  button.disabled = false;
};
