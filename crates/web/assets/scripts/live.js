// The live channel: tells what has changed on the table, comes back by itself when it breaks.

import { emit, panel, table } from './dom.js';
import { tellLost } from './toast.js';

const SOON = 500;
const LATE = 10000;
let wait = SOON;
let socket = null;

const hear = (message) => {
  const news = JSON.parse(message.data);
  if (news.thinking === undefined) return emit('heard', news);
  const bar = panel.querySelector('.thinking');
  if (bar) bar.value = news.thinking;
};

export const listen = () => {
  const url = new URL(table.dataset.live, location.href);
  table.dataset.live = table.dataset.live.replace(/shows=.*/, ''); // what the page shows is soon another
  url.protocol = url.protocol.replace('http', 'ws');
  const opened = socket = new WebSocket(url);
  opened.onopen = () => { wait = SOON; table.dataset.linked = 'yes'; };
  opened.onmessage = hear;
  opened.onclose = () => {
    if (opened !== socket) return; // another line was opened instead
    table.dataset.linked = 'no';
    if (wait > SOON) tellLost();
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, LATE);
  };
};

// Opens the line anew: what the server knows of this page has changed.
export const listenAgain = () => {
  const old = socket;
  listen();
  old?.close();
};
