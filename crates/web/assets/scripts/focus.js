// After news the focus is where it was: on the same button of the panel.

import { on, panel } from './dom.js';

let words;
on('changing', () => { words = document.activeElement?.closest('#panel button')?.textContent; });
on('changed', () => { if (words) [...panel.querySelectorAll('button')].find((button) => button.textContent === words)?.focus(); });
