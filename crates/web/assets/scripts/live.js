// The live channel: tells what has changed on the table, comes back by itself when it breaks.

import { emit, panel, table } from './dom.js';
import { tellLost } from './toast.js';

const SOON = 500;
const LATE = 10000;
let wait = SOON;

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
  const socket = new WebSocket(url);
  socket.onopen = () => { wait = SOON; table.dataset.linked = 'yes'; };
  socket.onmessage = hear;
  socket.onclose = () => {
    table.dataset.linked = 'no';
    if (wait > SOON) tellLost();
    setTimeout(listen, wait);
    wait = Math.min(wait * 2, LATE);
  };
};
