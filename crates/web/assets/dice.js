// Honest dice: this browser draws its own share, says its hash first, and checks everything at the end.
'use strict';
(() => {
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = async (data) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));

  // A share is kept here until it is shown, under its hash.
  const draw = async () => {
    const share = crypto.getRandomValues(new Uint8Array(32));
    const promise = await hash(share);
    localStorage.setItem(`share ${promise}`, hex(share));
    return promise;
  };

  // --- Whoever sits down promises a share. Where that cannot be done, the form goes as it is and the host draws.
  document.addEventListener('submit', async (event) => {
    const field = event.target.querySelector('[data-promise]');
    if (!field || field.value || field.dataset.tried) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    field.dataset.tried = 'yes';
    try { field.value = await draw(); } catch { /* no storage, or no HTTPS */ }
    event.target.requestSubmit(event.submitter);
  }, true);
  // A page that comes back from the browser's memory begins anew: no share is promised twice.
  addEventListener('pageshow', () => {
    for (const field of document.querySelectorAll('[data-promise]')) {
      field.value = '';
      delete field.dataset.tried;
    }
  });

  // --- Before a match begins: promise what was not promised, show what everybody waits for.
  const add = async (form) => {
    const { share: promise, match, commitment, promises } = form.dataset;
    const fields = new FormData(form);
    if (promise) {
      const share = localStorage.getItem(`share ${promise}`);
      if (!share) return; // drawn in another browser: the button lets the host draw
      localStorage.setItem(`dice ${match}`, JSON.stringify({ commitment, promises: JSON.parse(promises) }));
      fields.set('share', share);
    } else {
      fields.set('promise', await draw());
    }
    const answer = await fetch(form.action, { method: 'POST', headers: { 'x-steppe': '1' }, body: new URLSearchParams(fields) });
    if (answer.ok && promise) localStorage.removeItem(`share ${promise}`);
    location.reload();
  };
  const form = document.querySelector('form[data-share]');
  if (form) add(form).catch(() => {});

  // --- At the end: does the secret have the hash of the beginning, and does the seed follow from everything?
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
  const check = async (verdict) => {
    const proof = JSON.parse(verdict.dataset.proof);
    const kept = JSON.parse(localStorage.getItem(`dice ${proof.match}`));
    let fits = await hash(bytes(proof.secret)) === proof.commitment && await seed(proof) === proof.seed;
    if (kept) {
      const hashes = new Map();
      for (const { seat, bytes: digits } of proof.shares) hashes.set(String(seat), await hash(bytes(digits)));
      fits &&= kept.commitment === proof.commitment;
      fits &&= hashes.size === Object.keys(kept.promises).length;
      fits &&= Object.entries(kept.promises).every(([seat, promise]) => hashes.get(seat) === promise);
    }
    verdict.textContent = fits ? (kept ? verdict.dataset.mine : verdict.dataset.good) : verdict.dataset.bad;
    verdict.classList.add(fits ? 'good' : 'error');
  };
  const verdict = document.querySelector('[data-proof]');
  if (verdict) check(verdict).catch(() => {});
})();
