// Computes how far the felt has to scroll so that what has changed is in sight.

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Around what is revealed a little more is seen. */
const MARGIN = 14;

const around = (spans: readonly Span[]): Span => ({
  top: Math.min(...spans.map(({ top }) => top)) - MARGIN,
  bottom: Math.max(...spans.map(({ bottom }) => bottom)) + MARGIN,
});

/**
 * As little as possible. Where not all fits, the first of these that does, so that what matters most comes last:
 * `[everything, what matters, the very thing]`.
 */
export const scrollFor = (wishes: readonly (readonly Span[])[], now: number, height: number): number => {
  const spans = wishes.filter((each) => each.length > 0).map(around);
  const span = spans.find(({ top, bottom }) => bottom - top <= height) ?? spans.at(-1);
  if (!span) return now;
  if (span.bottom - span.top > height || span.top < now) return Math.max(0, span.top);
  return Math.max(now, span.bottom - height);
};
