// For tests: games that look the same to one viewer. A twin follows the true game, but wherever something happens that
// the viewer may not see, something else happens to it; it ends when the viewer could tell the two apart.
import {
  type AnyGame,
  type AnyTypes,
  type Event,
  formatEvent,
  GAMES,
  parseSeat,
  pick,
  refuse,
  seeded,
  type Viewer,
} from '@crescendo/rules';
import type { EventRow } from '../src/storage/tables.ts';
import { readSettings } from '../src/table/settings.ts';
import {
  applyTableEvent,
  configOf,
  emptySnapshot,
  settled,
  type TableConfig,
  type TableSnapshot,
} from '../src/table/snapshot.ts';
import { formatTableEvent, type TableEvent } from '../src/table/table-event.ts';

export const SEED = '5e'.repeat(32);
export const NOW = 1_000_000;
const OTHER_SEED = 'ab'.repeat(32);
/** So many other things that might have happened are tried at each event. */
const TRIES = 6;

export interface World {
  readonly config: TableConfig;
  readonly rows: readonly EventRow[];
  readonly snapshot: TableSnapshot;
}

const after = ({ config, rows, snapshot }: World, step: TableEvent): World => {
  const next = applyTableEvent(config, snapshot, step, NOW);
  return {
    config,
    snapshot: next,
    rows: [...rows, { n: next.version, at: NOW, body: formatTableEvent(step) }],
  };
};

/** A table with everybody seated, not begun. */
const seated = (asked: Parameters<typeof readSettings>[0], id: string, people: readonly string[]): World => {
  const settings = JSON.stringify(readSettings({ absent: 0, ...asked }));
  const row = { id, host: people[0]!, settings, seed: SEED, listed: false, seating: '[]', made: NOW };
  const config = configOf({ ...row, status: 'open' });
  let world: World = { config, rows: [], snapshot: emptySnapshot(config) };
  for (const [seat, person] of people.entries())
    world = after(world, { kind: 'sit', seat, person, entropy: '', ready: true });
  return world;
};

const stateOf = ({ config, snapshot }: World): AnyTypes =>
  snapshot.state ?? config.game.setup(config.settings.seats, config.settings.options);

const eventsOf = (game: AnyGame, lines: readonly string[]): Event<AnyTypes>[] =>
  lines.map((line) => {
    const [word, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    return word === '*'
      ? { kind: 'chance', outcome: game.notation.chance.parse(rest) }
      : { kind: 'move', seat: parseSeat(word, 26)!, move: game.notation.move.parse(rest) };
  });

const isPossible = (game: AnyGame, state: AnyTypes, event: Event<AnyTypes>): boolean =>
  event.kind === 'move'
    ? refuse(game, state, event) === undefined
    : game.turn(state).kind === 'chance' &&
      game.chances(state).some(([outcome]) => JSON.stringify(outcome) === JSON.stringify(event.outcome));

/** What else might have happened here; a move only where several decide at once, since every other move is seen. */
const others = (
  game: AnyGame,
  state: AnyTypes,
  event: Event<AnyTypes>,
  viewer: Viewer,
): Event<AnyTypes>[] => {
  if (event.kind === 'chance') return game.chances(state).map(([outcome]) => ({ kind: 'chance', outcome }));
  const turn = game.turn(state);
  if (event.seat === viewer || turn.kind !== 'players' || turn.seats.length < 2) return [];
  return [...game.moves(game.view(state, event.seat))].map((move) => ({ ...event, move }));
};

const viewText = (game: AnyGame, state: AnyTypes, viewer: Viewer): string =>
  JSON.stringify([game.view(state, viewer), game.turn(state)]);

/** The twin one event later, where its viewer still sees the same; rather by another event than by the same. */
const followed = (
  game: AnyGame,
  [truth, twin]: readonly [AnyTypes, AnyTypes],
  event: Event<AnyTypes>,
  viewer: Viewer,
  dice: () => number,
): { event: Event<AnyTypes>; truth: AnyTypes; twin: AnyTypes } | undefined => {
  const next = game.apply(truth, event);
  const seen = viewText(game, next, viewer);
  const list = others(game, twin, event, viewer);
  const tried = Array.from({ length: list.length === 0 ? 0 : TRIES }, () => pick(dice, list));
  for (const candidate of [...tried, event]) {
    if (!isPossible(game, twin, candidate)) continue;
    const state = game.apply(twin, candidate);
    if (viewText(game, state, viewer) === seen) return { event: candidate, truth: next, twin: state };
  }
  return undefined;
};

/** The twin after the same step. `undefined`: from here on the viewer can tell. */
const follow = (
  truth: World,
  twin: World,
  step: Extract<TableEvent, { kind: 'move' | 'start' }>,
  viewer: Viewer,
  dice: () => number,
): World | undefined => {
  const { game } = truth.config;
  let states: readonly [AnyTypes, AnyTypes] = [stateOf(truth), stateOf(twin)];
  const lines: string[] = [];
  for (const event of eventsOf(game, step.events)) {
    const next = followed(game, states, event, viewer, dice);
    if (next === undefined) return undefined;
    states = [next.truth, next.twin];
    lines.push(formatEvent(game, next.event));
  }
  return after({ ...twin, config: { ...twin.config, seed: OTHER_SEED } }, { ...step, events: lines });
};

export interface Moment {
  readonly truth: World;
  readonly viewer: Viewer;
  /** Another game that this viewer cannot tell from the true one; where nothing is hidden there is none. */
  readonly twin: World | undefined;
}

const anyMove = ({ config, snapshot }: World, dice: () => number): TableEvent => {
  const turn = config.game.turn(snapshot.state) as { seats: readonly number[] };
  const seat = pick(dice, turn.seats);
  const move = pick(dice, [...config.game.moves(config.game.view(snapshot.state, seat))] as AnyTypes[]);
  const events = settled(config, snapshot, { kind: 'move', seat, move });
  return { kind: 'move', seat, id: '', by: 'person', events };
};

const isOther = (truth: World, twin: World): boolean =>
  JSON.stringify(truth.snapshot.state) !== JSON.stringify(twin.snapshot.state);

/** A random game to its end: at every version, for every seat and a spectator, a twin where there is one. */
export function* moments(
  asked: Parameters<typeof readSettings>[0],
  id: string,
  people: readonly string[],
): Generator<Moment> {
  const dice = seeded(JSON.stringify(asked));
  let truth = seated(asked, id, people);
  const viewers: readonly Viewer[] = [...people.keys(), null];
  let twins: (World | undefined)[] = viewers.map(() => truth);
  while (truth.snapshot.status !== 'over') {
    const step: TableEvent =
      truth.snapshot.status === 'open'
        ? { kind: 'start', events: settled(truth.config, truth.snapshot, undefined) }
        : anyMove(truth, dice);
    const before = truth;
    // Whoever has no twin gets one that has been the true game until now.
    twins = viewers.map(
      (viewer, i) =>
        follow(before, twins[i] ?? before, step as Extract<TableEvent, { kind: 'move' }>, viewer, dice) ??
        follow(before, before, step as Extract<TableEvent, { kind: 'move' }>, viewer, dice),
    );
    truth = after(truth, step);
    for (const [i, viewer] of viewers.entries()) {
      const twin = twins[i];
      yield { truth, viewer, twin: twin !== undefined && isOther(truth, twin) ? twin : undefined };
    }
  }
}

/** Every game, plain and with each of its presets. */
export const EVERYTHING = GAMES.flatMap((game) =>
  [undefined, ...Object.keys(game.presets)].map((preset) => ({ game, preset })),
);
