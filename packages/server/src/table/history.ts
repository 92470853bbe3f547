// The log of a table read again: as the history that a viewer may know, or as a record once nothing is hidden.
import { fairLines, type History } from '@crescendo/protocol';
import { formatRecord, gameById, type Viewer } from '@crescendo/rules';
import type { EventRow } from '../storage/tables.ts';
import { turnInfo, viewInfo } from './present.ts';
import { emptySnapshot, nextSnapshot, recentNews, sharesOf, type TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';
import { parseTableEvent, type TableEvent } from './table-event.ts';

type HistoryStep = History['steps'][number];

/** Each event of a log with the snapshot after it. */
function* replayed(
  config: TableConfig,
  rows: readonly EventRow[],
): Generator<{ readonly event: TableEvent; readonly snapshot: TableSnapshot }> {
  let snapshot = emptySnapshot(config);
  for (const { at, body } of rows) {
    const event = parseTableEvent(config, snapshot.match, body);
    snapshot = nextSnapshot(config, snapshot, event, at);
    yield { event, snapshot };
  }
}

/** Every event with news after this version, as this viewer may know it; with `views` every move. */
export const historyFor = (
  config: TableConfig,
  rows: readonly EventRow[],
  viewer: Viewer,
  { after = 0, views = false }: { readonly after?: number; readonly views?: boolean } = {},
): HistoryStep[] => {
  const steps: HistoryStep[] = [];
  for (const { event, snapshot } of replayed(config, rows)) {
    const { version, at } = snapshot;
    if (version <= after || (event.kind !== 'start' && event.kind !== 'move')) continue;
    const told = [...recentNews(snapshot, viewer, 1)];
    if (told.length === 0 && !views) continue;
    const by = event.kind === 'move' ? event.seat : null;
    const { match } = event;
    steps.push({
      version,
      at,
      by,
      told,
      ...(views && { view: viewInfo(match, viewer), turn: turnInfo(match.turn) }),
    });
  }
  return steps;
};

/** Only for a game that is over: a record hides nothing, unless the `seed` must still be kept secret. */
export const recordText = (
  config: TableConfig,
  rows: readonly EventRow[],
  names: readonly string[],
  seed: 'shown' | 'secret' = 'shown',
): string => {
  let snapshot = emptySnapshot(config);
  for (const replay of replayed(config, rows)) snapshot = replay.snapshot;
  if (snapshot.match === null) throw new Error('the game at this table has not started');
  const drawn = config.settings.first === 'random' ? { first: 'drawn' } : {};
  const fairness = seed === 'shown' ? { ...fairLines(sharesOf(config, snapshot)), ...drawn } : {};
  return formatRecord(snapshot.match.record({ names, fairness }), gameById);
};
