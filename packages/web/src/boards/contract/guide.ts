// The guide for people who do not know a game yet: short lines, each at the moment it matters, each only once.

/** One thing the guide explains. A board lists at most eight, the goal of the game first. */
export interface GuideStep<V, W> {
  readonly id: string;
  /** Tells whether it matters now. Asked only when the view's seat decides. */
  when(view: V): boolean;
  /** One or two short lines. */
  text(words: W, view: V): string;
  /** Said once the player has made one of these moves. */
  readonly done?: { readonly moves: readonly string[]; text(words: W): string };
  /** A selector for the elements of the board that it is about; they are outlined. */
  readonly about?: string;
  /** The text speaks of a good move: the expert's is marked on the board. */
  readonly advise?: true;
}

/** The steps that matter now and were not explained before. */
export const stepsFor = <V, W>(
  steps: readonly GuideStep<V, W>[],
  view: V,
  seen: ReadonlySet<string>,
): readonly GuideStep<V, W>[] => steps.filter((step) => !seen.has(step.id) && step.when(view));
