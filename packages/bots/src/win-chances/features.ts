// The inputs of the network of chances: a few whole numbers for each seat, as one viewer sees the position.

export interface SeatFeatures<V> {
  /** Numbers for each seat. */
  readonly size: number;
  /** Change it with the meaning of any number, and learn anew. */
  readonly version: number;
  /** Writes `size` numbers for each seat, seat after seat. */
  read(view: V, to: Int32Array): void;
  /**
   * The share of the scores of the position read last that is believed, in units of 1 / 1024; 1024 without it. Measured: early in a game whatever
   * a seat is ahead by counts for less than the network makes of it.
   */
  trust?(seats: number): number;
  /** Tells whether these options can be read at all. If not, every seat gets the same chance. */
  canRead(view: V): boolean;
  /** Tells whether games with these options were learnt from. */
  isLearnt(view: V): boolean;
}

/** Scores that are believed as they are. */
export const TRUST_UNIT = 1024;

/** More seats than any game has. */
export const MAX_SEATS = 8;
