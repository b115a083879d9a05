// A share of the dice: 32 bytes that this browser draws and nobody else knows until it shows them.

export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hash = async (data) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));

// Draws a share and keeps it here under its hash, which is all that is told.
export const draw = async () => {
  const share = crypto.getRandomValues(new Uint8Array(32));
  const promise = await hash(share);
  localStorage.setItem(`share ${promise}`, hex(share));
  return promise;
};
export const drawn = (promise) => localStorage.getItem(`share ${promise}`);
export const forget = (promise) => localStorage.removeItem(`share ${promise}`);

// What was seen of a match before this browser showed its share.
export const note = (match, seen) => localStorage.setItem(`dice ${match}`, JSON.stringify(seen));
export const noted = (match) => JSON.parse(localStorage.getItem(`dice ${match}`));
