// A move that all agreed to take back: the table as it was before it.
import type { AnyEvent } from '@crescendo/rules';
import { clockAfterMove } from './clock.ts';
import type { TableEvent } from './log/table-event.ts';
import type { TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';

type TakeBackEvent = Extract<TableEvent, { kind: 'take-back' }>;

/** The decisions that were taken back. */
export const removedBy = ({ match }: TableSnapshot, { length }: TakeBackEvent): readonly AnyEvent[] =>
  match?.eventsSince(length).filter(({ kind }) => kind === 'move') ?? [];

/** The table as it was before the move. What was thrown since is thrown again: it follows from the seed and the queue. */
const rewound = (
  { settings }: TableConfig,
  snapshot: TableSnapshot,
  event: TakeBackEvent,
  at: number,
): Partial<TableSnapshot> => {
  const { match, moves, clock } = snapshot;
  if (match === null) return {};
  const removed = removedBy(snapshot, event);
  const thrown = match.length - event.length - removed.length;
  const before = match.at(event.length);
  const moment = snapshot.moment - removed.length;
  const acting = before.turn.kind === 'players' ? before.turn.seats : [];
  return {
    match: before,
    takeBack: null,
    takenBack: [...snapshot.takenBack, event.length],
    moves: moves.map(
      (count, seat) => count - removed.filter((one) => one.kind === 'move' && one.seat === seat).length,
    ),
    decisions: snapshot.decisions.filter((one) => one.length < event.length),
    moment,
    lastMove: null,
    throws: snapshot.throws - thrown,
    clock: clockAfterMove(settings.clock, clock, { mover: null, acting, at }),
    // The changes of the seats in the meantime stay.
    seatEvents: snapshot.seatEvents.map((one) => ({ ...one, moves: Math.min(one.moves, moment - 1) })),
  };
};

/** The table after somebody has asked or answered. */
export const afterTakeBack = (
  config: TableConfig,
  snapshot: TableSnapshot,
  event: TakeBackEvent,
  at: number,
): Partial<TableSnapshot> => {
  const { seat, by, answer, isAgreed, length, luck } = event;
  if (isAgreed) return rewound(config, snapshot, event, at);
  if (answer === 'decline') return { takeBack: null };
  const agreed = snapshot.takeBack?.agreed ?? [];
  return { takeBack: { seat, length, luck, agreed: answer === 'agree' ? [...agreed, by] : [] } };
};
