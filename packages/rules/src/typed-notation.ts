// Moves as people type and read them; records and messages have `notation.move`.
import type { AnyEvent, AnyGame, Game, GameTypes, Notation } from './game.ts';
import { formatEvent, formatSeat } from './record/record.ts';

export const typedNotation = <G extends GameTypes>({
  notation,
}: Pick<Game<G>, 'notation'>): Notation<G['Move']> => notation.typed ?? notation.move;

/** A line of a record as people read it: `A write o3`. */
export const typedEvent = (game: AnyGame, event: AnyEvent): string =>
  event.kind === 'move'
    ? `${formatSeat(event.seat)} ${typedNotation(game).format(event.move)}`
    : formatEvent(game, event);
