// Small sounds, made here: a soft mallet on a rising scale. Silent until the first touch, as browsers require.
import { settings } from './settings.ts';

let context: AudioContext | undefined;

/** Starting the device's audio takes a while: it happens shortly after the first touch, when the page is idle. */
const wake = (): void => {
  removeEventListener('pointerup', wake);
  removeEventListener('keyup', wake);
  setTimeout(() => {
    try {
      context ??= new AudioContext();
    } catch {
      // A device without audio stays silent.
    }
  }, 250);
};
/** The last attempt to go on did not help. */
let isStuck = false;

/** A call, a lock or another app interrupts the sound. It goes on with the next touch; where it does not, it begins anew. */
const revive = (): void => {
  if (!context || context.state === 'running') return;
  if (isStuck || context.state === 'closed') {
    void context.close().catch(() => {});
    context = new AudioContext();
  }
  isStuck = true;
  context.resume().then(
    () => {
      isStuck = false;
    },
    () => {},
  );
};
globalThis.addEventListener?.('pointerup', revive);
globalThis.addEventListener?.('keyup', revive);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) revive();
});

globalThis.addEventListener?.('pointerup', wake);
globalThis.addEventListener?.('keyup', wake);

/** A pentatonic scale never sounds wrong: step 0 is a low C, each step one note higher. */
const STEPS = [0, 2, 4, 7, 9];
const pitch = (step: number): number => {
  const semitones = STEPS.at(step % STEPS.length) ?? 0;
  return 196 * 2 ** ((12 * Math.floor(step / STEPS.length) + semitones) / 12);
};

const ring = (frequency: number, delay: number, loudness: number, length: number): void => {
  // Sounds of a context that rests would all come at once when it goes on.
  if (!settings.sound.value || context?.state !== 'running') return;
  const start = context.currentTime + delay;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness * settings.volume.value, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
};

/** A tile comes to rest; the higher its place in its row, the higher the note. */
export const soundStep = (step: number): void => ring(pitch(step), 0, 0.5, 0.45);
/** Something was picked up or touched. */
export const soundTap = (): void => ring(880, 0, 0.08, 0.06);
/** A refused place. */
export const soundNo = (): void => ring(110, 0, 0.3, 0.18);
/** Dice or tiles rattle. */
export const soundRattle = (): void => {
  for (let i = 0; i < 5; i++) ring(500 + 170 * ((i * 7) % 5), i * 0.045, 0.1, 0.05);
};
/** Something is won along the way: a bonus. */
export const soundBonus = (): void => {
  for (const [i, step] of [7, 9, 11].entries()) ring(pitch(step), 0.12 + i * 0.08, 0.3, 0.5);
};
/** Your turn. */
export const soundTurn = (): void => {
  ring(pitch(5), 0, 0.25, 0.3);
  ring(pitch(7), 0.09, 0.25, 0.4);
};
/** A rising chord for the winner, a falling one for the others. */
export const soundEnd = (won: boolean): void => {
  for (const [i, step] of (won ? [5, 7, 9, 10, 12] : [9, 7, 5]).entries())
    ring(pitch(step), i * 0.11, 0.35, 0.7);
};

export const vibrate = (milliseconds: number): void => {
  if (settings.vibration.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds);
};
