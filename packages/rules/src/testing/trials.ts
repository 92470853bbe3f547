// The games the fuzzer plays: every seat count, every preset, and single options turned at random.
import { pick, seeded } from '../dice.ts';
import type { AnyGame, OptionValue } from '../game.ts';
import { randomPlayOptions } from '../options.ts';
import type { Trial } from './fuzz.ts';

/** Trial number `n` of a game: all seat counts in turn, then all presets, every third with options turned at random. */
export const trial = (game: AnyGame, n: number, seed: string): Trial => {
  const name = `${seed}/${game.id}/${n}`;
  const presets = Object.keys(game.presets);
  const { min, max } = game.seats;
  const spread = max - min + 1;
  const preset = presets[Math.floor(n / spread) % Math.max(1, presets.length)] ?? '';
  const limits = game.presets[preset]?.seats ?? game.seats;
  const seats = Math.min(limits.max, Math.max(limits.min, min + (n % spread)));
  const options = { ...randomPlayOptions(game, preset), ...(n % 3 === 2 && turned(game, name)) };
  return { seats, options, seed: name };
};

/** Sets some flags and choices at random; numbers stay, since they scale the game. */
const turned = (game: AnyGame, seed: string): Record<string, OptionValue> => {
  const dice = seeded(seed);
  const values: Record<string, OptionValue> = {};
  for (const [key, kind] of Object.entries(game.optionKinds)) {
    if (dice() < 0.6 || Object.hasOwn(game.hints?.randomPlay ?? {}, key)) continue;
    if (kind.kind === 'flag') values[key] = dice() < 0.5;
    if (kind.kind === 'choice') values[key] = pick(dice, kind.of);
  }
  return values;
};
