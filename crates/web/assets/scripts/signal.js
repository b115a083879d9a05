// Calls whoever has turned away: a discreet sound, and a notification of the browser where that was asked for.
// Both are kept in this browser: on a phone nothing sounds unless one wants it.

const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* for this page only */ } };
const has = { sound: kept('sound') ?? (matchMedia('(pointer: coarse)').matches ? 'off' : 'on'), notes: kept('notes') ?? 'off' };

export const isOn = (what) => has[what] === 'on' && (what === 'sound' || globalThis.Notification?.permission === 'granted');
const set = (what, on) => { has[what] = on ? 'on' : 'off'; keep(what, has[what]); };

// Two soft notes. Browsers let a page sound only after somebody has touched it.
let audio = null;
const NOTES = [[660, 0], [880, 0.13]]; // hertz, and seconds from now
const ring = () => {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [pitch, later] of NOTES) {
    const [tone, loud, begin] = [audio.createOscillator(), audio.createGain(), audio.currentTime + later];
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, begin);
    loud.gain.linearRampToValueAtTime(0.06, begin + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0005, begin + 0.35);
    tone.connect(loud).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.4);
  }
};

// Says something to who has turned away from this page.
export const announce = (heading, text = '') => {
  if (isOn('sound')) ring();
  if (!document.hidden || !isOn('notes')) return;
  const note = new Notification(heading, { body: text, tag: location.pathname });
  note.onclick = () => { focus(); note.close(); };
};

// The buttons that switch them, wherever they stand.
const buttons = () => document.querySelectorAll('[data-signal]');
const show = () => {
  for (const button of buttons()) {
    button.hidden = button.dataset.signal === 'notes' && !('Notification' in globalThis);
    button.setAttribute('aria-pressed', isOn(button.dataset.signal));
  }
};
const press = async (what) => {
  const on = !isOn(what);
  if (on && what === 'notes' && await Notification.requestPermission() !== 'granted') return;
  set(what, on);
  if (on && what === 'sound') ring();
  show();
};
for (const button of buttons()) button.addEventListener('click', () => press(button.dataset.signal));
show();
