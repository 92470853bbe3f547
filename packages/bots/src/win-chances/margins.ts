// The margins of chances with presets that nothing was learnt about. Measured: the widest gap between prediction
// and result of any tenth, with its noise, up to the next 5 %; npm run calibration -w @crescendo/bots -- --presets prints it.
import type { OptionValues } from '@crescendo/rules';

export interface WithPresets {
  readonly id: string;
  readonly options: OptionValues;
  readonly presets: { readonly [name: string]: { readonly options: Partial<OptionValues> } };
}

type BySeats = { readonly [seats: number]: number };

const MARGINS: { readonly [game: string]: { readonly [preset: string]: BySeats } } = {
  '5vor12': { 'lucky-numbers-bruno': { 2: 0.1, 3: 0.1, 4: 0.1 } },
  finito: { 'nl-rounds': { 2: 0.1, 3: 0.15, 4: 0.1 }, quick: { 2: 0.1, 3: 0.1, 4: 0.1 } },
  rummikub: { 'carlit-fr-2007': { 2: 0.25 }, 'carlit-it-2007': { 2: 0.15 } },
};

/** Unknown margin. */
const UNKNOWN = 1;

/** Options of clocks, and of their running out, do not affect the chances. */
const NEUTRAL_OPTIONS: readonly string[] = [
  'seconds',
  'bank',
  'increment',
  'timeout',
  'penaltyTiles',
  'guard',
];

export const marginOf = (game: WithPresets, seats: number, options: OptionValues): number => {
  for (const [preset, bySeats] of Object.entries(MARGINS[game.id] ?? {})) {
    const wanted: Partial<OptionValues> = { ...game.options, ...game.presets[preset]?.options };
    const names = Object.keys(wanted).filter((name) => !NEUTRAL_OPTIONS.includes(name));
    if (names.every((name) => options[name] === wanted[name])) return bySeats[seats] ?? UNKNOWN;
  }
  return UNKNOWN;
};
