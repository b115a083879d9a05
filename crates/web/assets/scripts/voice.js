// One voice for those who hear the table: what has happened, whose turn it is and what is asked, each once.

import { $, on, panel } from './dom.js';

const PAUSE = 200; // milliseconds in which more may come
const MOST = 8; // lines that are read at once
const region = $('voice');
let waiting = [];
let timer = 0;

export const say = (text) => {
  waiting = [...waiting, text].slice(-MOST);
  clearTimeout(timer);
  timer = setTimeout(() => { region.textContent = waiting.join(' '); waiting = []; }, PAUSE);
};

// As it is read: without the numbers of rules and steps.
const words = (element) => {
  const copy = element.cloneNode(true);
  for (const rule of copy.querySelectorAll('.rule, .step-number')) rule.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
};
const question = () => [...panel.querySelectorAll('.prompt p')].map(words).join(' ');

let asked = question();
on('happened', (line) => say(words(line)));
on('changed', () => { if (question() !== asked) { asked = question(); say(asked); } });
