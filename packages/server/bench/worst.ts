// The worst that a client can make the server do with one message: `view`, `parse` and `check` of every game and edition over
// hostile positions, each asked anew (nothing cached). `check in a thread` are moves that the game calls costly; `moves` is
// for comparison, no client reaches it. `npm run bench -w packages/server -- worst`
import {
  type AnyBot,
  type AnyGame,
  type AnyMatch,
  type AnyMove,
  type AnyView,
  type Dice,
  GAMES,
  itemAt,
  Match,
  type OptionValues,
  pick,
  playOut,
  presetOptions,
  type Seat,
  seeded,
} from '@crescendo/rules';
import type { Options, View } from '@crescendo/rules/rummikub';
import { MAX_ROUNDS } from '../src/table/settings.ts';
import { craftedPlays, craftedView } from './hostile-rummikub.ts';

/** The longest text of a move that the protocol lets through. */
const MAX_TEXT = 2000;
const GAMES_EACH = Number(process.env.GAMES ?? 3);
/** Crafted positions of each edition of Rummikub. */
const CRAFTED = 40 * GAMES_EACH;
const TRIES = 3;
const MAX_EVENTS = 1500;

type Style = (moves: readonly AnyMove[], dice: Dice, seat: Seat) => AnyMove;

/** The ways in which the seats play: one hoards everything while the others fill the table; all hoard; all lay what they can. */
const STYLES: { readonly [name: string]: Style } = {
  random: (moves, dice) => pick(dice, moves),
  hoard: (moves) => itemAt(moves, 0),
  eager: (moves, dice) => pick(dice, moves.length > 1 ? moves.slice(1) : moves),
  'one hoards': (moves, dice, seat) =>
    seat === 0 || moves.length < 2 ? itemAt(moves, 0) : pick(dice, moves.slice(1)),
};

/** Options that no edition has, but a host may choose. */
const HOSTILE: { readonly [game: string]: { readonly [name: string]: OptionValues } } = {
  rummikub: Object.fromEntries(
    ['free', 'extendOnly', 'locked'].map((jokerSets) => [
      `4 jokers, ${jokerSets}`,
      {
        jokers: 4,
        handSize: 20,
        openMin: 100,
        openTableLocked: false,
        mayDelayOpening: false,
        jokerSets,
        jokerReuse: 'sameTurnNewSet',
        jokerFreeByRebuild: jokerSets === 'free',
      },
    ]),
  ),
  '5vor12': { 'forty numbers': { highest: 40, guard: 1000, bruno: true } },
  finito: { 'no limit': { roundLimit: 1000, passing: true, neighbourChoice: 'either' } },
  qwinto: { long: { misthrowLimit: 9, rowsToEnd: 3 } },
};

const editionsOf = (game: AnyGame): readonly (readonly [string, OptionValues])[] => [
  ...Object.keys(game.presets).map((name) => [name, presetOptions(game, name)] as const),
  ...Object.entries(HOSTILE[game.id] ?? {}).map(
    ([name, options]) => [name, { ...game.options, ...options }] as const,
  ),
];

const WORK = ['view', 'moves', 'parse', 'check', 'check in a thread'] as const;
type Work = (typeof WORK)[number];
type Cases = { readonly [work in Work]: Worst };

interface Worst {
  asked: number;
  ms: number;
  what: string;
}

/** Anything shared with the state, such as a rack, would find a cached answer. */
const anew = <T>(value: T): T => structuredClone(value);

const quickest = (prepare: () => () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES; n++) {
    const work = prepare();
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
    if (best < 0.2) break;
  }
  return best;
};

const note = (worst: Worst, what: string, prepare: () => () => unknown): void => {
  const ms = quickest(prepare);
  worst.asked++;
  if (ms <= worst.ms) return;
  worst.ms = ms;
  worst.what = what;
};

/** Texts that no player would send: a legal one repeated up to the limit, and what breaks careless expressions. */
const hostileTexts = (legal: readonly string[]): readonly string[] => [
  ...legal
    .slice(0, 3)
    .flatMap((text) => [
      `${text} `.repeat(MAX_TEXT).slice(0, MAX_TEXT),
      `${text}${' '.repeat(MAX_TEXT)}`.slice(0, MAX_TEXT),
    ]),
  ...legal.slice(0, 3).map((text) => `${text} | `.repeat(MAX_TEXT).slice(0, MAX_TEXT)),
  `play ${'J | '.repeat(MAX_TEXT)}`.slice(0, MAX_TEXT),
  `play ${'K1 '.repeat(MAX_TEXT)}`.slice(0, MAX_TEXT),
  ' '.repeat(MAX_TEXT),
  'a1'.repeat(MAX_TEXT / 2),
  'draw',
  'pass',
  'time-up',
  'time-up disturbed',
];

/** Moves like these: each, and each with parts missing or doubled, which is often noticed only in the end. */
const variants = (moves: readonly AnyMove[], dice: Dice): readonly AnyMove[] => {
  const some = moves.length <= 12 ? moves : Array.from({ length: 12 }, () => pick(dice, moves));
  return some.flatMap((move) => {
    const { table } = move as { readonly table?: readonly object[] };
    if (table === undefined) return [move];
    return [table, table.slice(1), table.toReversed(), [...table, ...table.slice(0, 1)]].map(
      (other) => ({ ...move, table: other }) as AnyMove,
    );
  });
};

const probeChecks = (
  game: AnyGame,
  view: AnyView,
  moves: readonly AnyMove[],
  cases: Cases,
  where: string,
): void => {
  for (const move of moves) {
    const worst = cases[game.hints?.isCostly?.(view, move) ? 'check in a thread' : 'check'];
    note(worst, `${game.notation.move.format(move).slice(0, 24)} (${where})`, () => {
      const own = anew(view);
      return () => game.check(own, move);
    });
  }
};

const probe = (match: AnyMatch, seat: Seat, cases: Cases, dice: Dice, style: string): void => {
  const { game } = match;
  const { format, parse } = game.notation.move;
  const view = match.view(seat);
  const where = `${style}, ${match.length} events`;
  note(cases.view, where, () => () => JSON.stringify([match.fullView(seat), match.fullView(null)]));
  note(cases.moves, where, () => {
    const own = anew(view);
    return () => [...game.moves(own)];
  });
  const listed = [...game.moves(view)];
  const texts = hostileTexts(listed.map(format));
  for (const text of texts) note(cases.parse, text.slice(0, 20), () => () => parse(text));
  const sent = texts.flatMap((text) => parse(text) ?? []);
  probeChecks(game, view, [...sent, ...variants(listed, dice)], cases, where);
};

const measure = (game: AnyGame, options: OptionValues, seats: number): Cases => {
  const none = (): Worst => ({ asked: 0, ms: 0, what: '' });
  const cases: Cases = {
    view: none(),
    moves: none(),
    parse: none(),
    check: none(),
    'check in a thread': none(),
  };
  for (const [style, choose] of Object.entries(STYLES))
    for (let n = 0; n < GAMES_EACH; n++) {
      const dice = seeded(`worst ${style} ${n}`);
      const player = (seat: Seat): AnyBot => ({
        id: style,
        choose: (view) => choose([...game.moves(view)], dice, seat),
      });
      let moves = 0;
      playOut({
        game,
        seats,
        options,
        players: Array.from({ length: seats }, (_, seat) => player(seat)),
        dice,
        limit: MAX_EVENTS,
        tell: (event, before) => {
          if (event.kind === 'move' && moves++ % 9 === 0) probe(before, event.seat, cases, dice, style);
        },
      });
    }
  if (game.id !== 'rummikub') return cases;
  for (let n = 0; n < CRAFTED; n++) {
    const view: View = craftedView(options as Options, `crafted ${n}`);
    const tiles = view.table.reduce((sum, set) => sum + set.tiles.length, 0);
    const where = `${tiles} tiles lie, ${itemAt(view.racks, 0).length} on the rack`;
    probeChecks(game, view, [{ type: 'pass' }, ...variants(craftedPlays(view), seeded(n))], cases, where);
  }
  return cases;
};

/** A view of a series names every round: the longest one that a host may ask for. */
const longSeries = (game: AnyGame): string => {
  const seats = game.seats.max;
  const series = { rounds: MAX_ROUNDS, target: 0, by: 'points' } as const;
  const match = Match.begin({ game, seats, options: game.options, series }).settle(seeded('series'));
  const scores = Array.from({ length: seats }, () => 123);
  const over = (round: number) => ({ type: 'round-over', round, scores, winners: [0] });
  const rounds = Array.from({ length: MAX_ROUNDS - 1 }, (_, n) => over(n + 1));
  const view = { ...(match.fullView(0) as object), rounds };
  const started = performance.now();
  const { length } = JSON.stringify(view);
  return `${(performance.now() - started).toFixed(2).padStart(10)}  a state of ${length} characters`;
};

const line = (game: string, edition: string, work: string, asked: string, rest: string): void =>
  console.log(`${game.padEnd(10)}${edition.padEnd(24)}${work.padEnd(19)}${asked.padStart(7)}${rest}`);

export const worstCases = async (): Promise<void> => {
  line('game', 'edition', 'work', 'asked', `${'worst ms'.padStart(10)}  where`);
  for (const game of GAMES) {
    for (const [edition, options] of editionsOf(game)) {
      const { max } = game.presets[edition]?.seats ?? game.seats;
      const cases = measure(game, options, max);
      for (const work of WORK) {
        const { asked, ms, what } = cases[work];
        if (asked > 0)
          line(
            game.id,
            edition,
            work,
            String(asked),
            `${ms.toFixed(2).padStart(10)}${ms > 1 ? '! ' : '  '}${what}`,
          );
      }
    }
    line(game.id, `series of ${MAX_ROUNDS}`, 'view', '1', longSeries(game));
  }
};
