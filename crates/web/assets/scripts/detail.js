// In detail: a card large, or what a shot needs, beside what is pointed at, focused or held down.

import { ask } from './ask.js';
import { beside } from './beside.js';
import { isReading } from './book.js';
import { endingAt } from './choices.js';
import { $, find, on, panel, spotsAt, table } from './dom.js';
import { isDown, isPanning, letGo } from './fingers.js';

const detail = $('detail');
const DWELL = 280; // milliseconds until the first shows
const NEXT = 60; // and until another takes its place
const HOLD = 450; // and until holding down pins it
let known = new Map(); // what was asked for in this position
let near = ''; // what is shown, or about to be
let pinned = false;

// What to ask the server about something on the page.
const queries = (target) => {
  const button = target.closest?.('#panel button, #menu button');
  const shots = button ? [button] : endingAt(spotsAt(target)).map((choice) => choice.button);
  const weighed = shots.filter((shot) => 'weighed' in shot.dataset);
  if (weighed.length) return weighed.map(forecastOf);
  const card = target.closest?.('[data-detail-of], [data-piece][data-card]');
  const spot = button?.dataset.spots?.split(' ').find((one) => find(one)?.dataset.card);
  const what = card?.dataset.detailOf ?? (card && `piece:${card.dataset.piece}`) ?? spot;
  return what ? [`of=${encodeURIComponent(what)}`] : [];
};
const forecastOf = (button) => `action=${encodeURIComponent(button.value)}`;
const fetchDetail = (query) => {
  const url = new URL(table.dataset.detail ?? location.href, location.href);
  url.search = [url.search.replace(/^\?|&$/g, ''), query].filter(Boolean).join('&');
  return ask(url).then((answer) => (answer.ok ? answer.text() : '')).catch(() => '');
};
const textOf = (query) => {
  if (!known.has(query)) known.set(query, fetchDetail(query));
  return known.get(query);
};

export const isShown = () => !detail.hidden;

export const showDetail = async (asking, anchor, pin = false) => {
  near = asking.join();
  if (!near) { detail.hidden = true; pinned = false; return; }
  const texts = (await Promise.all(asking.map(textOf))).filter(Boolean);
  if (near !== asking.join() || !texts.length || (pinned && !pin)) return; // what is pinned stays
  detail.lastChild.innerHTML = texts.join('');
  setPinned(pin);
  detail.hidden = false;
  const box = anchor.getBoundingClientRect();
  const side = anchor.closest('#panel') ? panel.getBoundingClientRect() : null;
  beside(detail, side ? { left: side.left, right: side.right, top: box.top, bottom: box.bottom } : box);
};
const setPinned = (pin) => { pinned = pin; detail.classList.toggle('pinned', pin); };
export const pinDetail = () => { clearTimeout(rest); setPinned(true); detail.firstChild.focus(); };

// The forecast of a choice that a menu offers, below it.
export const fillWithForecast = async (button) => {
  const box = document.createElement('div');
  box.innerHTML = await textOf(forecastOf(button));
  button.after(box);
};

// Pointed at, or focused by keyboard.
const subject = (target) => target.closest?.('[data-detail-of], [data-piece], #panel button, #menu button') ?? target;
let rest = 0;
const later = (target) => {
  clearTimeout(rest);
  if (pinned) return;
  const asking = queries(target);
  if (asking.join() === near) return;
  if (!asking.length) return showDetail([]);
  rest = setTimeout(() => showDetail(asking, subject(target)), detail.hidden ? DWELL : NEXT);
};
table.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'touch' && !detail.contains(event.target) && !isDown()) later(event.target);
});
table.addEventListener('pointerleave', () => { clearTimeout(rest); if (!pinned) showDetail([]); });
table.addEventListener('focusin', (event) => {
  if (event.target.matches(':focus-visible') && !detail.contains(event.target) && !isReading()) later(event.target);
});

// Held down for a moment: it stays open, and the click that follows means nothing.
let press = 0;
let swallow = false;
table.addEventListener('pointerdown', (event) => {
  const asking = queries(event.target);
  clearTimeout(press);
  if (!asking.length || detail.contains(event.target)) return;
  press = setTimeout(() => { swallow = true; letGo(); showDetail(asking, subject(event.target), true); }, HOLD);
});
for (const kind of ['pointerup', 'pointercancel']) {
  addEventListener(kind, () => { clearTimeout(press); setTimeout(() => { swallow = false; }, 50); });
}
table.addEventListener('pointermove', () => { if (isPanning()) clearTimeout(press); });
table.addEventListener('contextmenu', (event) => { if (pinned || event.target.closest('#map')) event.preventDefault(); });
table.addEventListener('click', (event) => {
  if (!swallow || detail.contains(event.target)) return;
  event.stopPropagation();
  event.preventDefault();
  swallow = false;
}, true);

// Closed by its button, or by a press elsewhere.
detail.addEventListener('click', (event) => { if (event.target.closest('[data-close]')) showDetail([]); });
addEventListener('pointerdown', (event) => {
  if (!pinned || detail.contains(event.target) || isReading()) return;
  showDetail([]);
  swallow = true;
}, true);

on('changed', () => { known = new Map(); if (!pinned) showDetail([]); });
