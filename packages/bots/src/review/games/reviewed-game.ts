// The facts that a review needs about a game beyond its rules and its chances.
import type { Bot, Dice, GameTypes } from '@crescendo/rules';

/** Outcomes of chance, each with a weight. */
export type Chances<G extends GameTypes> = readonly (readonly [outcome: G['Chance'], weight: number])[];

/** A quick form of the reference player, which is the one that gives hints, and how far it plays on. */
export interface PlaysOn<G extends GameTypes> {
  /** Chooses as the expert does with this budget, or in a way of its own. */
  readonly player: number | Bot<G>['choose'];
  /** Worlds that each move is tried in. */
  readonly worlds: number;
  /** Decisions of the seat after which the chances decide. */
  readonly decisions: number;
}

/** The errors of the chances in this game, measured by playing on (bench/losses.ts). */
export interface Trust {
  /** The part of a loss that comes on average, where it is smaller than said; for themes that differ, theirs. */
  readonly lossPart: number;
  /** Its deviation, besides a fifth of the loss. */
  readonly lossOff: number;
  readonly lossParts?: { readonly [theme: string]: number };
  /** Of what does not come of a loss, the part that the chance after the move was too low by; the rest was too much before it. */
  readonly afterPart?: number;
}

export interface ReviewedGame<G extends GameTypes> {
  /** Named kinds of mistakes; words for them are the page's. */
  readonly themes: readonly string[];
  /** The theme of playing this instead of the better move; `null`: none of them. */
  themeOf(view: G['View'], played: G['Move'], better: G['Move']): string | null;
  /**
   * The possible outcomes of this chance event for the view's seat, as far as it could know; only the actual one when it
   * sees nothing of it. Without it everybody knows the chances of the rules.
   */
  chancesFor?(view: G['View'], event: { readonly outcome: G['Chance'] }, chances: Chances<G>): Chances<G>;
  /** Outcomes that mean the same, once each. */
  merged?(chances: Chances<G>): Chances<G>;
  /** Tells whether something is being dealt of which nothing can be said before all of it lies there. */
  isDealing?(state: G['State']): boolean;
  /** Tells whether an arena looks one outcome further to count luck, as it does near the end, where chances see least well. */
  isNearEnd?(state: G['State']): boolean;
  /** The worth of a view to each seat, if another view tells the chances better than this one. */
  worthOf?(view: G['View'], chancesOf: (view: G['View']) => readonly number[]): readonly number[];
  /** Tells whether the view's seat can win with its next move. Chances learnt from players who overlook that do not say so. */
  winsNow?(view: G['View']): boolean;
  /** The view as if the others had not chosen yet what the seat cannot see. Without it nothing is chosen secretly. */
  unanswered?(view: G['View']): G['View'];
  /** A state that the view's seat would think likely, where the others' moves say more than the rules do. Without it any that agrees. */
  imagine?(view: G['View'], dice: Dice): G['State'];
  /** The way games are played on where a loss is large; without it nothing is. */
  readonly playsOn?: PlaysOn<G>;
  readonly trust: Trust;
  /** Tells whether the search throws dice with so many seats. Then a loss is looked at more than once. */
  searchesWithDice?(seats: number): boolean;
  /** Nodes that the search may spend on a decision. */
  readonly budget: number;
  /** The codes of reasons that compare rough counts: told only where these differ clearly. */
  readonly rough?: readonly string[];
  /** Losses below this are no mistakes: measured by `npm run levels`. */
  readonly noise: number;
}
