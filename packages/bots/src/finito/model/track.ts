// The track of squares as searching sees it: where a roll lets a counter go.
import { numberOn, squareCount, squaresOf } from '@crescendo/rules/finito';

export interface Track {
  readonly numbers: number;
  readonly squares: number;
  /** The number on each square. */
  readonly number: Uint8Array;
  /** The first and the last square of each number. */
  readonly first: Int8Array;
  readonly last: Int8Array;
  /** F-9: any free square of the neighbouring number, not the nearest alone. */
  readonly isEither: boolean;
}

const TRACKS = new Map<string, Track>();

export const trackOf = (numbers: number, neighbourChoice: 'nearest' | 'either'): Track => {
  const key = `${numbers} ${neighbourChoice}`;
  const known = TRACKS.get(key);
  if (known) return known;
  const squares = squareCount(numbers);
  const track: Track = {
    numbers,
    squares,
    number: Uint8Array.from({ length: squares }, (_, at) => numberOn(at, numbers)),
    first: Int8Array.from({ length: numbers + 1 }, (_, n) => (n === 0 ? -1 : squaresOf(n, numbers)[0]!)),
    last: Int8Array.from({ length: numbers + 1 }, (_, n) => (n === 0 ? -1 : squaresOf(n, numbers).at(-1)!)),
    isEither: neighbourChoice === 'either',
  };
  TRACKS.set(key, track);
  return track;
};

/** The squares a roll leads to, lowest first, into `to`; answers how many: at most four. */
export const targets = (track: Track, board: Uint8Array, rolled: number, to: Uint8Array, at = 0): number => {
  const low = track.first[rolled]!;
  const high = track.last[rolled]!;
  let size = 0;
  if (board[low] === 0) to[at + size++] = low;
  if (high !== low && board[high] === 0) to[at + size++] = high;
  if (size > 0) return size;
  let below = low - 1;
  while (below >= 0 && board[below] !== 0) below--;
  if (below >= 0) {
    const twin = track.first[track.number[below]!]!;
    if (track.isEither && twin !== below && board[twin] === 0) to[at + size++] = twin;
    to[at + size++] = below;
  }
  let above = high + 1;
  while (above < track.squares && board[above] !== 0) above++;
  if (above < track.squares) {
    to[at + size++] = above;
    const twin = track.last[track.number[above]!]!;
    if (track.isEither && twin !== above && board[twin] === 0) to[at + size++] = twin;
  }
  return size;
};
