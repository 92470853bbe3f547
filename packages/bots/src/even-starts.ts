// Head starts that make two levels even, as measured with bench/even/even.ts (docs/competitions.md): never a guess.
import type { GameId } from '@crescendo/rules';
import type { Level } from './game-bots.ts';

export interface EvenStart {
  readonly weaker: Level;
  readonly stronger: Level;
  readonly points: number;
  /** The wins of the weaker one with it, of a hundred games of two. */
  readonly percent: number;
}

export const EVEN_STARTS: { readonly [game in GameId]?: readonly EvenStart[] } = {
  qwinto: [
    { weaker: 'beginner', stronger: 'casual', points: 19, percent: 51.2 },
    { weaker: 'beginner', stronger: 'strong', points: 26, percent: 48.3 },
    { weaker: 'casual', stronger: 'strong', points: 15, percent: 50 },
  ],
};

/** A head start is about as large as another if it differs by no more points than this. */
const NEAR = 2;

/** The pair of levels that a head start of about so many points makes even; `undefined`: none that was measured. */
export const evenStartNear = (game: string, points: number): EvenStart | undefined => {
  const all = Object.entries(EVEN_STARTS).find(([id]) => id === game)?.[1] ?? [];
  const [nearest] = all.toSorted((a, b) => Math.abs(a.points - points) - Math.abs(b.points - points));
  return nearest && Math.abs(nearest.points - points) <= NEAR ? nearest : undefined;
};
