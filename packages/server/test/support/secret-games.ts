// For tests: the games whose secrets are looked for, and the players of them.

import { type AnyMatch, GAMES, type OptionValues, pick, seeded, type Viewer } from '@crescendo/rules';
import type { TableSnapshot } from '../../src/table/snapshot.ts';
import { EVERYTHING, type Moment, moments, type World } from './indistinguishable.ts';

export const PEOPLE = ['Wilma', 'Xaver', 'Yusuf'];

export const matchIn = ({ match }: TableSnapshot): AnyMatch => {
  if (match === null) throw new Error('the game has not started');
  return match;
};

const thought = new WeakMap<TableSnapshot, readonly string[]>();

/** Some moves to try: what two of the acting seats might think of. */
export const triesOf = ({ config: { game }, snapshot }: World): readonly string[] => {
  const known = thought.get(snapshot);
  if (known !== undefined) return known;
  const match = matchIn(snapshot);
  const { turn } = match;
  const dice = seeded(`${snapshot.version}`);
  const seats = turn.kind === 'players' ? turn.seats.slice(0, 2) : [];
  const moves = seats.flatMap((seat) => {
    const list = [...match.moves(seat)];
    return [pick(dice, list), pick(dice, list)];
  });
  const tries = ['nonsense', ...new Set(moves.map((move) => game.notation.move.format(move)))];
  thought.set(snapshot, tries);
  return tries;
};

/** Random players hardly ever end Finito; two rounds of Rummikub are long. */
type Options = { readonly [game: string]: OptionValues };
const SHORT: Options = { finito: { roundLimit: 12 } };
const SHORT_ROUND: Options = { ...SHORT, rummikub: { values: 8, handSize: 8 } };

export const games = [
  ...EVERYTHING.map(({ game, preset }) => {
    const most = (preset !== undefined && game.presets[preset]?.seats?.max) || game.seats.max;
    const asked = { game: game.id, seats: Math.min(3, most), options: SHORT[game.id] ?? {} };
    return [`${game.id} ${preset ?? ''}`, { ...asked, ...(preset && { preset }) }] as const;
  }),
  ...[false, true].map((bruno) => {
    const options: OptionValues = { start: 'four', bruno };
    return [`5vor12, four arranged freely, bruno ${bruno}`, { game: '5vor12', seats: 3, options }] as const;
  }),
  ...GAMES.flatMap(({ id, series }) => {
    if (series === undefined) return [];
    const asked = { game: id, seats: 2, options: SHORT_ROUND[id] ?? {} };
    return [[`${id}, two rounds`, { ...asked, series: { ...series, rounds: 2, target: 0 } }] as const];
  }),
];

export type Case = (typeof games)[number];
type Asked = Case[1];

/** V-21: four tiles in order are laid for the players, so nobody ever has a choice that others may not see. */
export const hidesNothing = (asked: Asked): boolean =>
  'preset' in asked && asked.preset.startsWith('lucky-numbers');

export const withSecrets = games.filter(([, asked]) => !hidesNothing(asked));

/** Without a preset or an arrangement of its own: the game as it is, or two rounds of it. */
export const isPlain = ([, asked]: Case): boolean =>
  !('preset' in asked) && !('bruno' in (asked.options as object));

export const momentsOf = (asked: Asked): Iterable<Moment> =>
  moments(asked, 't'.repeat(22), PEOPLE.slice(0, asked.seats));

/** The last moment of a game at which each viewer has a twin. */
export const lastTwins = (asked: Asked): readonly Moment[] => {
  const last = new Map<Viewer, Moment>();
  for (const moment of momentsOf(asked)) if (moment.twin !== undefined) last.set(moment.viewer, moment);
  return [...last.values()];
};
