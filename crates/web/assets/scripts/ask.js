// Asking the server by script: every request says so, and gets a part of a page or a line instead of a whole page.

export const ask = (url, { headers, ...options } = {}) => fetch(url, { ...options, headers: { ...headers, 'x-steppe': '1' } });

export const send = (url, fields) => ask(url, { method: 'POST', body: new URLSearchParams(fields) });
