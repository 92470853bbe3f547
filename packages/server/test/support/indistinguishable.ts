// For tests: games that look the same to one viewer. A twin follows the true game, but wherever something happens that
// the viewer may not see, something else happens to it; it ends when the viewer could tell the two apart.

import {
  type AnyEvent,
  type AnyMatch,
  type Dice,
  formatEvent,
  GAMES,
  itemAt,
  pick,
  range,
  seeded,
  type Viewer,
} from '@crescendo/rules';
import type { EventRow } from '../../src/table/log/rows.ts';
import { formatTableEvent, type Played, type TableEvent } from '../../src/table/log/table-event.ts';
import { nextSnapshot, settled } from '../../src/table/next-snapshot.ts';
import { readTableSettings } from '../../src/table/settings.ts';
import { emptySnapshot, type TableSnapshot } from '../../src/table/snapshot.ts';
import { configOf, newMatch, type TableConfig } from '../../src/table/table-config.ts';

export const SEED = '5e'.repeat(32);
export const NOW = 1_000_000;
const OTHER_SEED = 'ab'.repeat(32);
/** The number of alternatives tried at each event. */
const TRIES = 6;

export interface World {
  readonly config: TableConfig;
  readonly rows: readonly EventRow[];
  readonly snapshot: TableSnapshot;
}

type Asked = Parameters<typeof readTableSettings>[0];
type PlayedEvent = Extract<TableEvent, Played>;

const after = ({ config, rows, snapshot }: World, event: TableEvent): World => {
  const next = nextSnapshot(config, snapshot, event, NOW);
  return {
    config,
    snapshot: next,
    rows: [...rows, { n: next.version, at: NOW, body: formatTableEvent(event) }],
  };
};

/** A table with everyone seated, not started. */
const seated = (asked: Asked, id: string, people: readonly string[]): World => {
  const settings = JSON.stringify(readTableSettings({ absent: 0, ...asked }));
  const row = { id, host: itemAt(people, 0), settings, seed: SEED, listed: false, seating: '[]', made: NOW };
  const config = configOf({ ...row, status: 'open' });
  let world: World = { config, rows: [], snapshot: emptySnapshot(config) };
  for (const [seat, person] of people.entries())
    world = after(world, { kind: 'sit', seat, person, entropy: '', ready: true });
  return world;
};

const matchOf = ({ config, snapshot }: World): AnyMatch => snapshot.match ?? newMatch(config);

/** Other events that might have happened here; a move only if several decide at once, since every other move is seen. */
const alternatives = (match: AnyMatch, event: AnyEvent, viewer: Viewer, dice: Dice): readonly AnyEvent[] => {
  const { turn } = match;
  if (event.kind === 'chance') return turn.kind === 'chance' ? range(TRIES).map(() => match.roll(dice)) : [];
  if (event.seat === viewer || turn.kind !== 'players' || turn.seats.length < 2) return [];
  const moves = [...match.moves(event.seat)];
  return moves.length === 0 ? [] : range(TRIES).map(() => ({ ...event, move: pick(dice, moves) }));
};

const viewText = (match: AnyMatch, viewer: Viewer): string =>
  JSON.stringify([match.fullView(viewer), match.turn]);

/** The twin one event later, where its viewer still sees the same; rather by another event than by the same. */
const followed = (
  truth: AnyMatch,
  twin: AnyMatch,
  event: AnyEvent,
  viewer: Viewer,
  dice: Dice,
): AnyMatch | undefined => {
  const seen = viewText(truth, viewer);
  for (const candidate of [...alternatives(twin, event, viewer, dice), event]) {
    const played = twin.play(candidate);
    if ('match' in played && viewText(played.match, viewer) === seen) return played.match;
  }
  return undefined;
};

/** The twin after the same table event. `undefined`: from here on the viewer can tell. */
const follow = (
  truth: World,
  twin: World,
  event: PlayedEvent,
  viewer: Viewer,
  dice: Dice,
): World | undefined => {
  const since = matchOf(truth).length;
  let match = matchOf(twin);
  for (const [i, happened] of event.match.eventsSince(since).entries()) {
    const next = followed(event.match.at(since + i + 1), match, happened, viewer, dice);
    if (next === undefined) return undefined;
    match = next;
  }
  const events = match.eventsSince(since).map((one) => formatEvent(match.game, one));
  return after({ ...twin, config: { ...twin.config, seed: OTHER_SEED } }, { ...event, events, match });
};

export interface Moment {
  readonly truth: World;
  readonly viewer: Viewer;
  /** Another game that this viewer cannot tell from the true one; where nothing is hidden there is none. */
  readonly twin: World | undefined;
}

const anyMove = (config: TableConfig, snapshot: TableSnapshot, dice: Dice): PlayedEvent => {
  const match = snapshot.match ?? newMatch(config);
  const { turn } = match;
  if (turn.kind !== 'players') throw new Error('it is nobody’s turn');
  const seat = pick(dice, turn.seats);
  const after = match.after({ kind: 'move', seat, move: pick(dice, [...match.moves(seat)]) });
  return { kind: 'move', seat, id: '', by: 'person', ...settled(config, snapshot, after) };
};

const isOther = (truth: World, twin: World): boolean =>
  JSON.stringify(truth.snapshot.match?.state) !== JSON.stringify(twin.snapshot.match?.state);

/** A random game to its end: at every version, for every seat and a spectator, a twin where there is one. */
export function* moments(asked: Asked, id: string, people: readonly string[]): Generator<Moment> {
  const dice = seeded(JSON.stringify(asked));
  let truth = seated(asked, id, people);
  const viewers: readonly Viewer[] = [...people.keys(), null];
  let twins: (World | undefined)[] = viewers.map(() => truth);
  while (truth.snapshot.status !== 'over') {
    const { config, snapshot } = truth;
    const event: PlayedEvent =
      snapshot.status === 'open'
        ? { kind: 'start', ...settled(config, snapshot, newMatch(config)) }
        : anyMove(config, snapshot, dice);
    const before = truth;
    // A viewer without a twin gets one that has been the true game until now.
    twins = viewers.map(
      (viewer, i) =>
        follow(before, twins[i] ?? before, event, viewer, dice) ??
        follow(before, before, event, viewer, dice),
    );
    truth = after(truth, event);
    for (const [i, viewer] of viewers.entries()) {
      const twin = twins[i];
      yield { truth, viewer, twin: twin !== undefined && isOther(truth, twin) ? twin : undefined };
    }
  }
}

/** Every game, with its defaults and with each of its presets. */
export const EVERYTHING = GAMES.flatMap((game) =>
  [undefined, ...Object.keys(game.presets)].map((preset) => ({ game, preset })),
);
