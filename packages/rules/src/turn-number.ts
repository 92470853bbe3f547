// Numbers the turns of a match as its players count them.
import type { AnyMatch } from './match/match.ts';

export interface TurnNumber {
  readonly unit: 'turn' | 'roll';
  /** Counted from 1; 0 before the first. */
  readonly number: number;
}

/** The turn in which the event at `length` happens. `start`: the events before the round, in a series. */
export const turnNumber = (match: AnyMatch, length: number, start = 0): TurnNumber => {
  const { turnCount } = match.game;
  const begins = turnCount?.begins ?? (({ kind }) => kind === 'move');
  const number = match.events.slice(start, length + 1).filter((event) => begins(event)).length;
  return { unit: turnCount?.unit ?? 'turn', number };
};
