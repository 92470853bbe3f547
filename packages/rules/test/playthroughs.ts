// The games in golden/<game>: short ones as text to read line by line, one for each preset; long ones as hashes.
import { pick } from '../src/dice.ts';
import type { AnyGame, OptionValues } from '../src/game.ts';
import { type GameId, isGameId } from '../src/manifests.ts';
import { presetOptions } from '../src/options.ts';
import type { Mover } from '../src/testing/fuzz.ts';
import type { Playthrough } from './golden.ts';

/** Plays rather than draws, so that the game is short enough to read. */
const eager: Mover = (_view, moves, dice) => pick(dice, moves.length > 1 ? moves.slice(1) : moves);

interface PlannedGame extends Omit<Playthrough, 'name' | 'preset'> {
  readonly name?: string;
  readonly preset?: string;
}

interface Plan {
  readonly texts: readonly PlannedGame[];
  readonly hashes: readonly PlannedGame[];
}

/** A shrunken game of a preset, with a seed for which it is short. */
const short = (preset: string, options: OptionValues, seed: number, mover?: Mover): PlannedGame => ({
  preset,
  seats: 2,
  options,
  seed: `${preset} ${seed}`,
  cut: 20,
  ...(mover && { mover }),
});

const VOR_ZWOELF = { size: 2, highest: 6 };
const FINITO = { counters: 3, numbers: 6 };
const QWINTO = { faces: 3, width: 2, dice: 2 };
const RUMMIKUB = { values: 4, colours: 3, handSize: 4, openMin: 6 };

/** A game that is not listed here has a text for each preset, as it is played. */
const PLANS: { readonly [id in GameId]?: Plan } = {
  '5vor12': {
    texts: [
      { name: 'small', seats: 2, options: VOR_ZWOELF, seed: 'small', cut: 200 },
      short('ravensburger-2012', VOR_ZWOELF, 14),
      short('lucky-numbers', VOR_ZWOELF, 30),
      short('lucky-numbers-bruno', VOR_ZWOELF, 18),
    ],
    hashes: [
      { name: 'four', seats: 3, options: { size: 3, highest: 9, start: 'four', bruno: true }, seed: 'four' },
      { name: 'real', seats: 2, options: {}, seed: 'real', cut: 8 },
    ],
  },
  rummikub: {
    texts: [
      {
        name: 'small',
        preset: 'carlit-de-2007',
        seats: 2,
        options: { values: 5, colours: 3, handSize: 5, openMin: 6 },
        seed: 'small',
        mover: eager,
        cut: 200,
      },
      short('carlit-de-2007', RUMMIKUB, 26, eager),
      short('carlit-fr-2007', RUMMIKUB, 8, eager),
      short('carlit-it-2007', RUMMIKUB, 49, eager),
      short('international-2019', RUMMIKUB, 4, eager),
      short('jumbo-de-recent', RUMMIKUB, 28, eager),
      short('sabra-classic', RUMMIKUB, 20, eager),
      short('tournament-nz-2024', RUMMIKUB, 2, eager),
      short('tournament-mso-2019', RUMMIKUB, 29, eager),
    ],
    hashes: [
      { name: 'real', seats: 2, options: {}, seed: 'real', mover: eager, cut: 6 },
      {
        name: 'italian',
        preset: 'carlit-it-2007',
        seats: 2,
        options: { timeout: 'revertAndThree' },
        seed: 'italian',
        mover: eager,
        cut: 6,
      },
    ],
  },
  finito: {
    texts: [
      {
        name: 'small',
        preset: 'schmidt-2008',
        seats: 2,
        options: { ...FINITO, roundLimit: 8 },
        seed: 'small',
        cut: 200,
      },
      short('nl-rounds', { ...FINITO, goal: 2, roundLimit: 8 }, 1),
      short('quick', FINITO, 1),
    ],
    hashes: [{ name: 'real', seats: 2, options: { roundLimit: 25 }, seed: 'real', cut: 8 }],
  },
  qwinto: {
    texts: [
      {
        name: 'small',
        preset: 'nsv-2015',
        seats: 2,
        options: { faces: 3, width: 3, dice: 2 },
        seed: 'small',
        cut: 200,
      },
      short('nsv-2015', QWINTO, 60),
    ],
    hashes: [{ name: 'real', seats: 3, options: {}, seed: 'real', cut: 12 }],
  },
};

const defaultPlan = (game: AnyGame): Plan => {
  const presets = Object.keys(game.presets);
  const texts = presets.map((preset) => ({ preset, seats: 2, options: {}, seed: preset, cut: 12 }));
  return {
    texts: texts.length > 0 ? texts : [{ name: 'real', seats: 2, options: {}, seed: 'real', cut: 12 }],
    hashes: [],
  };
};

/** The playthroughs of a game, by the way they are kept. */
export const playthroughsOf = (
  game: AnyGame,
): { readonly texts: readonly Playthrough[]; readonly hashes: readonly Playthrough[] } => {
  const { texts, hashes } = (isGameId(game.id) ? PLANS[game.id] : undefined) ?? defaultPlan(game);
  const complete = ({ name, preset = '', ...run }: PlannedGame): Playthrough => ({
    ...run,
    name: name ?? preset,
    preset,
    options: { ...presetOptions(game, preset), ...run.options },
  });
  return { texts: texts.map(complete), hashes: hashes.map(complete) };
};
