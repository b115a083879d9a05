// One voice for those who hear the table: what has happened, whose turn it is and what is asked, each once.

import { $, on, panel } from './dom.js';

const PAUSE = 200; // milliseconds in which more may come
const MOST = 8; // lines that are read at once
const region = $('voice');
let waiting = [];
let timer = 0;

export const say = (text) => {
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => { region.textContent = waiting.join(' '); waiting = []; }, PAUSE);
};

// As it is read: without the numbers of rules.
const words = (element) => {
  const copy = element.cloneNode(true);
  for (const rule of copy.querySelectorAll('.rule')) rule.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
};
const lines = () => [...($('log')?.children ?? [])];
const question = () => [...panel.querySelectorAll('.prompt p')].map(words).join(' ');

let told = new Set();
let asked = question();
on('changing', () => { told = new Set(lines()); });
on('changed', () => {
  const all = lines();
  const fresh = all.filter((line) => !told.has(line));
  if ($('log')?.reversed) fresh.reverse();
  if (fresh.length < all.length || !told.size) fresh.slice(-MOST).map(words).forEach(say); // else it is drawn anew
  if (question() !== asked) { asked = question(); say(asked); }
});
