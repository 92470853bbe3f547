// Clocks and bots: whatever is due is done in time, also after a node that should have done it has died.
import { dueTasksAt } from '../../src/table/due-task.ts';
import type { Fail } from './check.ts';
import { type LogModel, newest } from './log-model.ts';

/** All is well, but the table may have been unloaded: the database is asked every second, five seconds later. */
const LATE_MS = 9000;
/** A node claimed the task for 20 seconds, and died. */
const LATE_AFTER_DISTURBANCE_MS = 40_000;

export interface DueWatch {
  readonly now: number;
  readonly botPause: number;
  /** The last disturbance ended then. */
  readonly calmSince: number;
  /** Since when a player of this table has been connected and watching; `undefined`: nobody is. */
  readonly attendedSince: (people: readonly string[], table: string) => number | undefined;
}

export const checkDue = (
  fail: Fail,
  log: LogModel,
  { now, botPause, calmSince, attendedSince }: DueWatch,
): void => {
  if (calmSince > now) return;
  for (const table of log.tables.values()) {
    const { config } = table;
    const snapshot = newest(table);
    if (snapshot.status !== 'playing') continue;
    const people = snapshot.seatStates.flatMap(({ person }) => (person === null ? [] : [person]));
    const attended = attendedSince(people, config.id);
    for (const { kind, seat, at } of dueTasksAt(config, snapshot, now, botPause, attended !== undefined)) {
      if (kind === 'absent' || (kind === 'bot' && attended === undefined)) continue;
      const isCalm = calmSince < snapshot.at;
      const since = Math.max(at, calmSince, kind === 'bot' ? (attended ?? 0) : 0);
      const late = now - since - (isCalm ? LATE_MS : LATE_AFTER_DISTURBANCE_MS);
      if (late > 0)
        fail(
          kind === 'clock' ? 'clock' : 'bots',
          `version ${snapshot.version}, seat ${seat}: due ${now - at} ms ago`,
        );
    }
  }
};
