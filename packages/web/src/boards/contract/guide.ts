// The guide for people who do not know a game yet: short lines, each at the moment it matters, each only once.

/** One thing the guide explains. A board lists at most eight, the goal of the game first. */
export interface GuideStep<V, W> {
  readonly id: string;
  /** Does it matter now? Asked only when the view's seat decides. */
  when(view: V): boolean;
  /** One or two short lines. */
  text(words: W, view: V): string;
  /** What to say once the player has made one of these moves. */
  readonly done?: { readonly moves: readonly string[]; text(words: W): string };
  /** What it is about: a selector for elements of the board, which are outlined. */
  readonly about?: string;
  /** The text speaks of a good move: the expert's is marked on the board. */
  readonly advise?: true;
}

/** What matters now and was not explained before. */
export const stepsFor = <V, W>(
  steps: readonly GuideStep<V, W>[],
  view: V,
  seen: ReadonlySet<string>,
): readonly GuideStep<V, W>[] => steps.filter((step) => !seen.has(step.id) && step.when(view));
