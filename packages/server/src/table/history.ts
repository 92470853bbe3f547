// The log of a table read again: as the story each viewer may hear, or as a record once nothing is hidden.
import { fairLines } from '@crescendo/protocol';
import {
  type AnyTypes,
  type Event,
  formatRecord,
  type GameRecord,
  gameById,
  parseSeat,
  type Seat,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import type { EventRow } from '../storage/tables.ts';
import { toldBetween } from './news.ts';
import {
  applyTableEvent,
  emptySnapshot,
  sharesOf,
  type TableConfig,
  type TableSnapshot,
} from './snapshot.ts';
import { parseTableEvent } from './table-event.ts';

export interface HistoryStep {
  readonly version: number;
  readonly at: number;
  readonly by: Seat | null;
  readonly told: readonly { readonly type: string }[];
  /** How it looked then, and whose turn it was, where asked for. */
  readonly view?: AnyTypes;
  readonly turn?: Turn;
}

/** Every step with something to tell, after this version, as this viewer may know it; with `views` every move. */
export const historyFor = (
  config: TableConfig,
  steps: readonly EventRow[],
  viewer: Viewer,
  { after = 0, views = false }: { readonly after?: number; readonly views?: boolean } = {},
): readonly HistoryStep[] => {
  const { game } = config;
  const story: HistoryStep[] = [];
  let snapshot = emptySnapshot(config);
  for (const { n, at, body } of steps) {
    const step = parseTableEvent(body);
    snapshot = applyTableEvent(config, snapshot, step, at);
    if (n <= after) continue;
    const view = views && snapshot.passed.length > 0 ? game.view(snapshot.state, viewer) : undefined;
    const told = toldBetween(game, snapshot.passed, viewer, view);
    if (told.length === 0 && view === undefined) continue;
    const by = step.kind === 'move' ? step.seat : null;
    story.push({ version: n, at, by, told, ...(view && { view, turn: game.turn(snapshot.state) }) });
  }
  return story;
};

export const snapshotAfter = (config: TableConfig, steps: readonly EventRow[]): TableSnapshot => {
  let snapshot = emptySnapshot(config);
  for (const { at, body } of steps) snapshot = applyTableEvent(config, snapshot, parseTableEvent(body), at);
  return snapshot;
};

/** Only for a game that is over: a record hides nothing, unless the `seed` has still to be kept. */
export const recordText = (
  config: TableConfig,
  steps: readonly EventRow[],
  names: readonly string[],
  seed: 'shown' | 'kept' = 'shown',
): string => {
  const { game, settings } = config;
  const snapshot = snapshotAfter(config, steps);
  const events = steps.flatMap(({ body }): Event<AnyTypes>[] => {
    const step = parseTableEvent(body);
    if (step.kind !== 'start' && step.kind !== 'move') return [];
    return step.events.map((line) => {
      const [word, rest] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      return word === '*'
        ? { kind: 'chance', outcome: game.notation.chance.parse(rest) }
        : { kind: 'move', seat: parseSeat(word, settings.seats)!, move: game.notation.move.parse(rest) };
    });
  });
  const turn = game.turn(snapshot.state);
  const record: GameRecord = {
    game: settings.game,
    seats: settings.seats,
    options: settings.options,
    series: settings.series,
    names,
    fairness: seed === 'shown' ? fairLines(sharesOf(config, snapshot)) : {},
    result: turn.kind === 'over' ? { scores: turn.scores, winners: turn.winners } : null,
    events,
  };
  return formatRecord(record, gameById);
};
