// The log of a table read again: as the history that a viewer may know, or as a record once nothing is hidden.

import { diceLines, fairLines, type History, type TableSeatEvent } from '@crescendo/protocol';
import {
  type AnyMatch,
  formatRecord,
  gameById,
  seatEventsLine,
  takenBackLine,
  type Viewer,
} from '@crescendo/rules';
import type { EventRow } from '../log/rows.ts';
import { parseTableEvent, type TableEvent } from '../log/table-event.ts';
import { nextSnapshot } from '../next-snapshot.ts';
import { RecordedSeats, recordNames, seatEventOf } from '../seat-events.ts';
import {
  emptySnapshot,
  forgetOldEvents,
  numbersOf,
  recentNews,
  sharesOf,
  type TableSnapshot,
} from '../snapshot.ts';
import type { TableConfig } from '../table-config.ts';
import { turnInfo, viewInfo } from './present.ts';

type HistoryStep = History['steps'][number];

/** The history after a version, as one viewer may know it. */
interface KnownSteps {
  readonly steps: HistoryStep[];
  readonly seatEvents: TableSeatEvent[];
}

/** Lets everything else that waits have its turn, in the middle of long work. */
export type Pause = () => Promise<void>;

/** So many events are replayed at a time; then others have their turn. */
export const EVENTS_PER_TURN = 64;

/** Each event of a log with the snapshots before and after it, from this snapshot on. */
export async function* replayed(
  config: TableConfig,
  from: TableSnapshot,
  rows: readonly EventRow[],
  pause: Pause,
): AsyncGenerator<{
  readonly event: TableEvent;
  readonly before: TableSnapshot;
  readonly snapshot: TableSnapshot;
}> {
  let snapshot = from;
  for (const [i, { at, body }] of rows.entries()) {
    if (i % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await pause();
    const event = parseTableEvent(config, snapshot.match, body);
    const before = snapshot;
    snapshot = nextSnapshot(config, before, event, at);
    yield { event, before, snapshot };
  }
}

/** The step that this viewer may know of an event; `undefined`: none. With `views` every move has one. */
export const stepFor = (
  event: TableEvent,
  snapshot: TableSnapshot,
  viewer: Viewer,
  views: boolean,
): HistoryStep | undefined => {
  if (event.kind !== 'start' && event.kind !== 'move') return undefined;
  const news = [...recentNews(snapshot, viewer, 1)];
  if (news.length === 0 && !views) return undefined;
  const { version, at } = snapshot;
  const { match } = event;
  return {
    version,
    at,
    by: event.kind === 'move' ? event.seat : null,
    news,
    ...(event.kind === 'move' && { source: event.by }),
    ...(event.kind === 'move' && event.by === 'clock' && { timeUp: true }),
    ...(views && { view: viewInfo(match, viewer), turn: turnInfo(match.turn) }),
  };
};

/** Everything after this version, as this viewer may know it; and the snapshot after the last event. */
export const historyFor = async (
  config: TableConfig,
  rows: readonly EventRow[],
  viewer: Viewer,
  {
    after = 0,
    views = false,
    from = emptySnapshot(config),
    pause = async () => {},
  }: {
    readonly after?: number;
    readonly views?: boolean;
    /** The state at which the rows begin. */
    readonly from?: TableSnapshot;
    readonly pause?: Pause;
  } = {},
): Promise<KnownSteps & { readonly last: TableSnapshot }> => {
  let known: KnownSteps = { steps: [], seatEvents: [] };
  let last = from;
  /** The version of every move that stands. */
  const moves: number[] = [];
  for await (const { event, before, snapshot } of replayed(config, from, rows, pause)) {
    last = snapshot;
    if (event.kind === 'move') moves.push(snapshot.version);
    const removed = before.moment - snapshot.moment;
    if (removed > 0) {
      const [first = 0] = moves.splice(-removed);
      const seatEvents = known.seatEvents.map((one) => ({
        ...one,
        moves: Math.min(one.moves, snapshot.moment - 1),
      }));
      known = { seatEvents, steps: known.steps.filter(({ version }) => version < first) };
    }
    if (snapshot.version <= after) continue;
    const step = stepFor(event, snapshot, viewer, views);
    if (step !== undefined) known.steps.push(step);
    const seatEvent = seatEventOf(before, event, snapshot.at);
    if (seatEvent !== undefined) known.seatEvents.push(seatEvent);
  }
  return { ...known, last: forgetOldEvents(last) };
};

/** In a series: before which events its later rounds begin. It helps those who know the dice, but not the rules. */
const roundsLine = (match: AnyMatch | null): { readonly rounds?: string } => {
  if (match === null || match.series === null) return {};
  const starts: number[] = [];
  for (let length = 1; length < match.length; length++)
    if (match.at(length).rounds.length > starts.length) starts.push(length);
  return { rounds: starts.join(' ') };
};

const fairLinesOf = (config: TableConfig, snapshot: TableSnapshot): { readonly [key: string]: string } => {
  const { first, draws, dice } = config.settings;
  if (dice !== undefined) return { ...diceLines(numbersOf(config, snapshot)), ...roundsLine(snapshot.match) };
  return {
    ...fairLines(sharesOf(config, snapshot)),
    ...(draws !== undefined && { draws }),
    ...(first === 'random' && { first: 'drawn' }),
  };
};

/** Only for a game that is over: a record hides nothing, unless the `seed` must still be kept secret. */
export const recordText = async (
  config: TableConfig,
  rows: readonly EventRow[],
  nameOf: (person: string) => string,
  {
    seed = 'shown',
    pause = async () => {},
  }: { readonly seed?: 'shown' | 'secret'; readonly pause?: Pause } = {},
): Promise<string> => {
  let snapshot = emptySnapshot(config);
  const seats = new RecordedSeats();
  for await (const { event, before, snapshot: after } of replayed(config, snapshot, rows, pause)) {
    seats.add(before, event);
    snapshot = after;
  }
  if (snapshot.match === null) throw new Error('the game at this table has not started');
  const dice = seed === 'shown' ? fairLinesOf(config, snapshot) : {};
  const taken = takenBackLine(snapshot.takenBack);
  const fairness = { ...dice, ...taken, ...seatEventsLine(seats.at(config, snapshot)) };
  const names = recordNames(config, snapshot, nameOf);
  return formatRecord(snapshot.match.record({ names, fairness }), gameById);
};
