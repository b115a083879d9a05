// The page of the dice when a match is over: does the host's secret have the hash of the beginning, does the seed
// follow from it and the shares, and is all of it what this browser noted before it showed its own?

import { bytes, hash, noted } from './share.js';

const seed = async ({ secret, shares }) => {
  const parts = [new TextEncoder().encode('steppe dice 1'), bytes(secret)];
  for (const { seat, drawn_by, bytes: digits } of shares) {
    const share = bytes(digits);
    const length = new DataView(new ArrayBuffer(8));
    length.setBigUint64(0, BigInt(share.length), true);
    parts.push(Uint8Array.of(seat, drawn_by === 'player' ? 1 : 0), new Uint8Array(length.buffer), share);
  }
  return hash(await new Blob(parts).arrayBuffer());
};

const asNoted = async ({ commitment, promises }, proof) => {
  const hashes = {};
  for (const { seat, bytes: digits } of proof.shares) hashes[seat] = await hash(bytes(digits));
  const seats = Object.keys(promises);
  return commitment === proof.commitment && seats.length === proof.shares.length
    && seats.every((seat) => promises[seat] === hashes[seat]);
};

const check = async (verdict) => {
  const { good, mine, bad } = verdict.dataset;
  const proof = JSON.parse(verdict.dataset.proof);
  const seen = noted(proof.match);
  const fits = await hash(bytes(proof.secret)) === proof.commitment && await seed(proof) === proof.seed
    && (!seen || await asNoted(seen, proof));
  verdict.textContent = fits ? (seen ? mine : good) : bad;
  verdict.classList.add(fits ? 'good' : 'error');
};
const verdict = document.querySelector('[data-proof]');
if (verdict) check(verdict).catch(() => { /* no HTTPS: the page says how else it can be checked */ });
