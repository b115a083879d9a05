// How fast events are shown: off, brisk or calm; paused, or hurried to the end.

const BRISK = { line: 250, hit: 200, bubble: 900, pause: 250, hex: 90, most: 700, note: 350 };
const times = (factor) => Object.fromEntries(Object.entries(BRISK).map(([name, time]) => [name, time * factor]));
const PACES = { off: times(0), brisk: BRISK, calm: times(2) };
const still = matchMedia('(prefers-reduced-motion: reduce)');

const chosen = document.querySelector('#playback [name=pace]:checked')?.value ?? 'brisk';
const known = (pace) => (pace in PACES ? pace : still.matches && chosen !== 'off' ? 'calm' : chosen);
const motions = new Set();
let wake = null;

export const clock = {
  paused: false,
  hurried: false,
  pace: known(localStorage.getItem('pace')),
  setPace(pace) {
    this.pace = known(pace);
    localStorage.setItem('pace', this.pace);
    this.use(this.pace);
  },
  // Takes the times of a pace, for as long as something is shown at that pace.
  use(pace) { Object.assign(this, PACES[pace]); },
  // A motion that is to end at once when somebody hurries.
  runs(motion) {
    if (this.hurried) return motion.finish();
    motions.add(motion);
    motion.onfinish = motion.oncancel = () => motions.delete(motion);
  },
  async wait(time) {
    if (this.hurried || !time) return;
    await new Promise((done) => { const timer = setTimeout(done, time); wake = () => { clearTimeout(timer); done(); }; });
    while (this.paused && !this.hurried) await new Promise((done) => { wake = done; });
  },
  hurry() {
    [this.hurried, this.paused] = [true, false];
    for (const motion of motions) motion.finish();
    wake?.();
  },
  // The next step, now.
  next() {
    for (const motion of motions) motion.finish();
    this.resume();
  },
  resume() { this.paused = false; wake?.(); },
};
clock.use(clock.pace);
