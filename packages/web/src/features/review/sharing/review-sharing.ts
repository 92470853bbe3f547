// Tells which reviews of a game at a server's table a player may see: one's own, and everybody's once all have agreed.
import type { SeatInfo, TableInfo } from '@crescendo/protocol';
import { range, type Seat } from '@crescendo/rules';

/** The state of the players' agreement to show each other their reviews. */
export interface Sharing {
  readonly table: string;
  /** Tells whether the reader shows theirs. */
  readonly isOwnShared: boolean;
  /** The others who do, and those who do not yet. */
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
}

/** A person who left the game to a bot has agreed to nothing. */
const isWithheld = ({ kind, former }: SeatInfo): boolean => kind === 'bot' && former !== undefined;

const isPerson = ({ kind }: SeatInfo): boolean => kind === 'person';

const seatsWhere = (seating: readonly SeatInfo[], holds: (seatInfo: SeatInfo) => boolean): readonly Seat[] =>
  seating.flatMap((seatInfo, seat) => (holds(seatInfo) ? [seat] : []));

type Known = Pick<TableInfo, 'id' | 'status' | 'seat' | 'seating'>;

/** Tells whether only the reader has a say in it. */
const isAlone = ({ seating }: Known): boolean =>
  seating.filter((seatInfo) => isPerson(seatInfo) || isWithheld(seatInfo)).length < 2;

/** The seats whose reviews may be seen. */
export const seatsShown = (table: Known): readonly Seat[] => {
  const { status, seat, seating } = table;
  if (status !== 'over') return [];
  if (isAlone(table)) return range(seating.length);
  if (seat === null) return [];
  const isAgreed = seating.every((seatInfo) => !isPerson(seatInfo) || seatInfo.sharesReview === true);
  return isAgreed ? seatsWhere(seating, (seatInfo) => !isWithheld(seatInfo)) : [seat];
};

/** `undefined` where there is nobody to agree with. */
export const sharingOf = (table: Known): Sharing | undefined => {
  const { id, seat, seating } = table;
  const others = seatsWhere(seating, (seatInfo) => isPerson(seatInfo) && !seatInfo.you);
  if (seat === null || others.length === 0) return undefined;
  const isShared = (other: Seat): boolean => seating[other]?.sharesReview === true;
  return {
    table: id,
    isOwnShared: isShared(seat),
    agreed: others.filter(isShared),
    missing: others.filter((other) => !isShared(other)),
  };
};
