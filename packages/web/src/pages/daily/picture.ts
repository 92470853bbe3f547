// How a game went, as a small picture in text: it tells who was ahead when, and nothing of the deal.
import type { AnyGame, AnyView } from '@crescendo/rules';

export interface Picture {
  /** How far the player had come, from the start to the end. */
  readonly bars: string;
  /** Who was ahead, at the same moments: each sign has a shape of its own. */
  readonly leads: string;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
}

const MOMENTS = 10;
const BARS = '▁▂▃▄▅▆▇█';
const LEADS = { ahead: '🟢', level: '🟨', behind: '🔻' } as const;

/** How far each seat has come. In Rummikub: how few tiles are left, which is what everyone at the table looks at. */
export const progressIn = (game: AnyGame, view: AnyView): readonly number[] | undefined => {
  if ('racks' in view) return (view.racks as readonly (readonly unknown[])[]).map((rack) => -rack.length);
  // What the games measure lies open, and has the same form in a view as in a state.
  return game.progress?.(view as unknown as Parameters<NonNullable<AnyGame['progress']>>[0]);
};

/** The ends of ten equal parts; every moment, where there are fewer. */
const sampled = <T>(moments: readonly T[]): readonly T[] => {
  const count = Math.min(MOMENTS, moments.length);
  const ends = new Set(
    Array.from({ length: count }, (_, n) => Math.ceil(((n + 1) * moments.length) / count) - 1),
  );
  return moments.filter((_, at) => ends.has(at));
};

const barsOf = (values: readonly number[]): string => {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return values.map((value) => BARS[Math.round(((value - least) / range) * (BARS.length - 1))]).join('');
};

/** `progress`: of each seat, after each step. */
export const pictureOf = (progress: readonly (readonly number[])[], seat: number): Picture | undefined => {
  const moments = sampled(progress).map((seats) => {
    const own = seats[seat] ?? 0;
    return { own, lead: own - Math.max(...seats.filter((_, other) => other !== seat)) };
  });
  if (moments.length === 0) return undefined;
  const signs = moments.map(({ lead }) => (lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level'));
  const count = (sign: keyof typeof LEADS): number => signs.filter((one) => one === sign).length;
  return {
    bars: barsOf(moments.map(({ own }) => own)),
    leads: signs.map((sign) => LEADS[sign]).join(''),
    ahead: count('ahead'),
    level: count('level'),
    behind: count('behind'),
  };
};
