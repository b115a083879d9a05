// Going through a finished match: by links, by keys, by the slider, by itself, and while its analysis grows.

import { ask } from './ask.js';
import { clock } from './clock.js';
import { cueOf, perform, pointsOf } from './cues.js';
import { $, emit, on, panel, table } from './dom.js';

const KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };
const REST = { turns: 1600, decisions: 700 }; // milliseconds at each stop while it goes by itself
const course = document.querySelector('.course');
const slider = $('slider');
let { mark, judged } = course.dataset; // the ground that is shown, and how much of the analysis

const find = (word) => table.querySelector(`a[data-step=${word}]`);
const held = () => document.activeElement?.closest('[data-step], [data-play]');

// What happens on the way to the next decision is played on the board as it lies.
const playBack = async (told) => {
  const holder = document.createElement('ol');
  holder.innerHTML = told;
  const drawn = [];
  for (const line of holder.querySelectorAll('li[data-cue]:not(.aside)')) {
    const cue = cueOf(line);
    drawn.push(await perform(cue, pointsOf(cue), clock));
    await clock.wait(clock.pause);
  }
  return () => drawn.forEach((group) => group.remove());
};

// Shows another moment. The answer holds only what this page does not show yet.
const show = async (to) => {
  const faces = [...$('faces').children].map((face) => face.id.replace(/\D+/, '')).join(' ');
  const answer = await ask(to, { headers: { 'x-faces': faces, 'x-ground': mark, 'x-judged': judged } });
  if (!answer.ok) throw answer;
  const news = await answer.json();
  ({ mark, judged } = news);
  const focused = held();
  const clear = news.at === Number(slider.value) + 1 ? await playBack(news.told) : () => {};
  emit('news', news);
  clear();
  slider.value = news.at;
  moveLine();
  emit('moved');
  if (focused && !focused.isConnected) refocus(focused);
};
const refocus = ({ dataset }) => {
  const again = 'play' in dataset ? table.querySelector('[data-play]') : find(dataset.step);
  (again ?? table.querySelector('.steps a[data-step]'))?.focus({ preventScroll: true });
};
const moveLine = () => {
  const at = `${(100 * slider.value) / Math.max(1, slider.max)}%`;
  for (const line of table.querySelectorAll('.curve .now')) for (const end of ['x1', 'x2']) line.setAttribute(end, at);
};

let steady = Promise.resolve(); // steps asked for in haste are taken one after the other
const go = (where) => {
  steady = steady.then(async () => {
    const to = where();
    if (!to) return;
    try {
      await show(to);
      history.replaceState(null, '', to);
    } catch {
      location.assign(to);
    }
  });
  return steady;
};
const follow = (word) => go(() => find(word)?.getAttribute('href')); // in a drawing a link's href is no text

// By itself, until the end or until somebody does something else.
let timer = 0;
const isPlaying = () => timer !== 0;
const stop = () => { clearTimeout(timer); timer = 0; showPlay(); };
const goOn = async () => {
  if (!find('next')) return stop();
  await follow('next');
  if (isPlaying()) timer = setTimeout(goOn, document.querySelector('[data-step=by-decisions][aria-current]') ? REST.decisions : REST.turns);
};
const play = async () => {
  timer = -1;
  showPlay();
  if (!find('next')) await follow('first');
  goOn();
};
const showPlay = () => {
  const button = table.querySelector('[data-play]');
  if (!button) return;
  button.hidden = false;
  button.textContent = isPlaying() ? '❚❚' : '▶';
  button.setAttribute('aria-pressed', isPlaying());
};

table.addEventListener('click', (event) => {
  if (event.target.closest('[data-play]')) return isPlaying() ? stop() : play();
  const link = event.target.closest('a[data-step]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  const { step } = link.dataset;
  if (step in { previous: 1, next: 1, first: 1, last: 1 }) return follow(step); // where that leads is known when it is its turn
  const to = link.getAttribute('href');
  go(() => to);
});
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.target.closest('input:not(#slider), select, textarea, #map [tabindex]')) return;
  if (event.key === ' ' && !event.target.closest('a, button, summary')) {
    event.preventDefault();
    return isPlaying() ? stop() : play();
  }
  if (!KEYS[event.key]) return;
  event.preventDefault();
  stop();
  follow(KEYS[event.key]);
});

// Where the slider is drawn to; of many places on its way only the last one counts.
let wanted = null;
slider.addEventListener('input', () => {
  stop();
  moveLine();
  const idle = wanted === null;
  wanted = slider.value;
  if (idle) go(() => {
    const to = new URL(location.href);
    to.searchParams.set('at', wanted);
    wanted = null;
    return to.pathname + to.search;
  });
});
slider.hidden = false;

on('changed', showPlay);
showPlay();

export const grow = async () => {
  if (!table.querySelector('[data-growing]')) return;
  if (!isPlaying()) await go(() => location.pathname + location.search);
  setTimeout(grow, 1000);
};
