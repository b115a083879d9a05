// A line at the bottom of the table for a few seconds: why something cannot be done, that the line is cut.

import { $, table } from './dom.js';
import { say } from './voice.js';

const toast = $('toast');
let timer = 0;

export const tell = (text, rule = '') => {
  toast.replaceChildren(text, ' ');
  if (rule) {
    const link = document.createElement('a');
    [link.href, link.textContent, link.dataset.rule] = [`${table.dataset.rules}#${rule}`, rule, rule];
    toast.append(link);
  }
  toast.classList.add('on');
  say(text);
  clearTimeout(timer);
  timer = setTimeout(hush, 6000);
};
export const hush = () => toast.classList.remove('on');
export const tellLost = () => tell(table.dataset.lost);
