/** Notes as pairs of semitones above 220 Hz and a duration in seconds. */
const tunes = {
  tap: [[12, 0.05]],
  spin: [
    [0, 0.06],
    [3, 0.06],
    [7, 0.06],
  ],
  stop: [[-5, 0.07]],
  win: [
    [0, 0.09],
    [4, 0.09],
    [7, 0.09],
    [12, 0.2],
  ],
  bigWin: [
    [0, 0.1],
    [4, 0.1],
    [7, 0.1],
    [12, 0.12],
    [16, 0.12],
    [19, 0.12],
    [24, 0.4],
  ],
  free: [
    [12, 0.1],
    [7, 0.1],
    [12, 0.1],
    [19, 0.3],
  ],
  lose: [
    [-5, 0.14],
    [-8, 0.22],
  ],
  card: [[19, 0.03]],
  pin: [[24, 0.02]],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number])[]>>;

export type Tune = keyof typeof tunes;

let context: AudioContext | undefined;

/** Turns sound on or off and returns whether it is on. It is off at first. */
export function toggleSound(): boolean {
  if (context) {
    void context.close();
    context = undefined;
  } else {
    context = new AudioContext();
    play('win');
  }
  return context !== undefined;
}

export function play(tune: Tune): void {
  if (!context) return;
  let at = context.currentTime;
  for (const [semitones, seconds] of tunes[tune]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = 220 * 2 ** (semitones / 12);
    volume.gain.setValueAtTime(0.16, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds * 1.8);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds * 2);
    at += seconds;
  }
}
