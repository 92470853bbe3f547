// From a view to what the evaluation works on.
import { COLOURS, type Colours, type Options, type View } from '@crescendo/rules/qwinto';
import { SETS } from '../search/turn-plan.ts';
import { emptyRivals, readRivals } from '../value/features.ts';
import type { Situation } from '../value/field-values.ts';
import { type Board, boardOf } from './board.ts';

/** The network knows the printed sheet only; smaller games are played by fallback.ts. */
export const isPrinted = ({ misthrowLimit, rowsToEnd, faces, dice, width }: Options): boolean =>
  misthrowLimit === 4 && rowsToEnd === 2 && faces === 6 && dice === 3 && width === 9;

export const rowsOf = (colours: Colours): number => SETS[COLOURS.indexOf(colours)]!;
export const coloursOf = (rows: number): Colours => COLOURS[(SETS as readonly number[]).indexOf(rows)]!;

/** The one of the others, in the order of the seats, who rolls in the next turn; -1: this seat does. */
export const nextOf = (seats: number, seat: number, active: number): number => {
  const next = (active + 1) % seats;
  return next === seat ? -1 : next < seat ? next : next - 1;
};

/** In how many turns after this one a seat rolls. */
export const distanceOf = (seats: number, seat: number, active: number): number =>
  seat === active ? seats : (seat - active + seats) % seats;

/** Describes the situation of this seat, given all sheets, and the others as it sees them. */
export const situationAt = (
  { seats, active }: Pick<View, 'seats' | 'active'>,
  boards: readonly Board[],
  rivals: Situation['rivals'],
  seat: number,
): Situation => ({
  board: boards[seat]!,
  seats,
  distance: distanceOf(seats, seat, active),
  isActive: seat === active,
  rivals,
  others: boards.filter((_, other) => other !== seat),
  next: nextOf(seats, seat, active),
  distances: boards.flatMap((_, other) => (other === seat ? [] : [distanceOf(seats, other, active)])),
});

export const situationOf = (view: View, seat: number): Situation => {
  const boards: readonly Board[] = view.sheets.map(boardOf);
  const rivals = emptyRivals();
  readRivals(rivals, boards, view.seats, seat);
  return situationAt(view, boards, rivals, seat);
};
