// Defaults for boards that have nothing of their own for a role; they spread these and replace what differs.
import type { GameTypes } from '@crescendo/rules';
import type { Speech } from './speech.ts';
import type { Texts } from './texts.ts';

/** For games whose points are their outcome, and whose news is told as it comes. */
export const TEXT_DEFAULTS = {
  outcome: () => undefined,
  challenged: () => undefined,
  luck: ({ own }: { readonly own: { readonly luck: string } }) => own.luck,
  ending: () => undefined,
  pieces: () => '',
  news: <N>(
    news: readonly N[],
    _view: unknown,
    _translations: unknown,
    say: (news: N) => string,
  ): readonly string[] => news.map(say),
};

/** Says what is shown; a board replaces what does not suffice for the ear. */
export const sayAsShown = <G extends GameTypes, W>(texts: Texts<G, W>): Speech<G, W> => ({
  news: () => undefined,
  together: () => undefined,
  describe: (move, view, translations) => texts.describe(move, view, translations),
  because: (because, view, translations, move) => texts.because(because, view, translations, move),
  refused: () => undefined,
  prompt: (view, translations) => texts.prompt(view, translations),
  points: () => undefined,
  standing: () => undefined,
  outcome: () => undefined,
  board: () => '',
});

/** A move is made and told in one. */
export const WHOLE_MOVES = {
  whole: <M>({ move }: { readonly move: M }): M => move,
  parts: () => undefined,
};

/** One move at a time, made by the player, and shown when it has been made. */
export const FLOW_DEFAULTS = {
  firstStep: () => undefined,
  secondView: <V>(view: V): V => view,
  onlyMove: () => undefined,
  followTime: () => undefined,
  optimisticView: <V>(view: V): V => view,
};

/** Nothing is begun before it is played. */
export const NO_DRAFTS = {
  progress: () => undefined,
  isPlanning: () => false,
  timeUp: () => undefined,
  sharedMove: () => undefined,
  sharedView: <V>(view: V): V => view,
  steps: () => [],
};

/** Offers no shorter typing than the game's notation. */
export const NOTATION_ONLY = { parse: () => undefined, format: () => undefined };
