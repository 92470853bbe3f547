// Moves of people, bots and the clock.
import { type AnyMatch, type AnyMove, type AnyReason, clockRefusal, type Seat } from '@crescendo/rules';
import { timeLeft } from '../clock.ts';
import type { TableEvent } from '../log/table-event.ts';
import { settled } from '../next-snapshot.ts';
import { RequestError } from '../request-error.ts';
import { actingAt, type TableSnapshot } from '../snapshot.ts';
import type { TableConfig } from '../table-config.ts';
import { type Command, matchInPlay, ownSeat, requireSeatState } from './command.ts';

/** A move as a client sent it. `decided`: the decision it was meant for. */
export interface SentMove {
  readonly id: string;
  readonly move: string;
  readonly decided?: number | undefined;
}

/** A move that the rules are asked about. */
export interface MoveQuestion {
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly move: AnyMove;
  /** The move in notation. */
  readonly text: string;
}

/** `reason`: why the rules refuse the move; `null`: it is legal. */
export interface Verdict {
  readonly kind: 'verdict';
  readonly reason: AnyReason | null;
}

/** The rules have to be asked in a thread; then the command can be tried again. */
export interface CheckNeeded {
  readonly kind: 'check-needed';
  readonly question: MoveQuestion;
}

/** The event of a move, or the question that has to be answered first. */
export type MoveCommand = (config: TableConfig, snapshot: TableSnapshot) => TableEvent | CheckNeeded;

export const move =
  (
    person: string,
    { id, move: text, decided }: SentMove,
    judge: (question: MoveQuestion) => Verdict | CheckNeeded,
  ): MoveCommand =>
  (config, snapshot) => {
    const seat = ownSeat(snapshot, person);
    const match = matchInPlay(snapshot);
    if (decided !== undefined && decided !== snapshot.moves[seat]) throw new RequestError('too-late');
    const parsed = config.game.notation.move.parse(text);
    if (parsed === undefined) throw new RequestError('bad-move');
    if (!actingAt(snapshot).includes(seat)) throw new RequestError('not-your-turn');
    // The rules accept these moves, but only from the clock.
    const clocksOwn = clockRefusal(config.game, parsed);
    if (clocksOwn !== undefined) throw new RequestError('illegal-move', clocksOwn);
    // In one form: a blank more would be another text.
    const written = config.game.notation.move.format(parsed);
    const answer = judge({ match, seat, move: parsed, text: written });
    if (answer.kind === 'check-needed') return answer;
    if (answer.reason !== null) throw new RequestError('illegal-move', answer.reason);
    const after = match.after({ kind: 'move', seat, move: parsed });
    return { kind: 'move', seat, id, by: 'person', ...settled(config, snapshot, after) };
  };

/** The time of this seat is up. Another process may have stopped its clock in the meantime. */
const isTimeUp = ({ settings }: TableConfig, snapshot: TableSnapshot, seat: Seat, now: number): boolean => {
  const left = timeLeft(settings.clock, snapshot.clock, seat, now);
  return !snapshot.clockStopped && left !== null && left <= 0;
};

/**
 * A move of a bot or of the clock, legal when the seat had made `decided` moves; it counts only then. It is not checked
 * again: that could take long.
 */
export const moveForSeat =
  (seat: Seat, chosen: AnyMove, by: 'bot' | 'clock', decided: number, now: () => number): Command =>
  (config, snapshot) => {
    const match = matchInPlay(snapshot);
    const { bot, away } = requireSeatState(snapshot, seat);
    const isAllowed = by === 'clock' ? isTimeUp(config, snapshot, seat, now()) : bot !== null || away;
    const isTurn = actingAt(snapshot).includes(seat) && snapshot.moves[seat] === decided;
    if (!isAllowed || !isTurn) throw new RequestError('not-your-turn');
    // If a move was taken back, this decision may have come a second time, in another position.
    if (snapshot.takenBack.length > 0 && match.check(seat, chosen)) throw new RequestError('not-your-turn');
    const after = match.after({ kind: 'move', seat, move: chosen });
    return { kind: 'move', seat, id: '', by, ...settled(config, snapshot, after) };
  };
