// Draws the course of a game as a small picture in text: it tells who was ahead when, and nothing of the deal.
import type { AnyGame, AnyState, AnyView } from '@crescendo/rules';

export interface Picture {
  /** The progress of the player, from the start to the end. */
  readonly bars: string;
  /** The player's lead, at the same moments. */
  readonly leads: readonly Lead[];
}

export type Lead = 'ahead' | 'level' | 'behind';

const MOMENTS = 10;
const BARS = '▁▂▃▄▅▆▇█';
/** Each has a shape of its own, for those who do not see the colours. */
const SIGNS: { readonly [lead in Lead]: string } = { ahead: '🟢', level: '🟨', behind: '🔻' };

/** Returns the progress of each seat. The facts that games measure are open to all, and have the same form in a view as in a state. */
export const progressIn = ({ hints }: AnyGame, view: AnyView): readonly number[] | undefined =>
  hints?.standing?.(view) ?? hints?.progress?.(view as unknown as AnyState);

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

/** The bars as parts of the highest one. */
export const heightsOf = ({ bars }: Picture): readonly number[] =>
  [...bars].map((bar) => Math.max(0, BARS.indexOf(bar)) / (BARS.length - 1));

/** `progress`: of each seat, after each step. */
export const pictureOf = (progress: readonly (readonly number[])[], seat: number): Picture | undefined => {
  const moments = sampled(progress).map((seats) => {
    const own = seats[seat] ?? 0;
    return { own, lead: own - Math.max(...seats.filter((_, other) => other !== seat)) };
  });
  if (moments.length === 0) return undefined;
  return {
    bars: barsOf(moments.map(({ own }) => own)),
    leads: moments.map(({ lead }) => (lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level')),
  };
};

/** Two lines to be sent: in a page the second is drawn, since not every device has these signs. */
export const pictureText = ({ bars, leads }: Picture): string =>
  `${bars}\n${leads.map((lead) => SIGNS[lead]).join('')}`;
