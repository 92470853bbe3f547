// What each game provides: a bot for every level, and the evaluation they are all made of.
import type { Bot, Dice, GameTypes } from '@crescendo/rules';
import type { WinChances } from './win-chances/chances.ts';

/** The levels a person chooses from, weakest first. */
export const LEVELS = ['beginner', 'casual', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Everything that can take a seat: the levels, and two yardsticks to measure them by. */
export const BOTS = ['random', 'greedy', ...LEVELS] as const;
export type BotId = (typeof BOTS)[number];

/** Characters that a level can have besides its even one: as strong, but with other moves (decision 067). */
export const STYLES = ['bold', 'careful'] as const;
export type Style = (typeof STYLES)[number];

/** A move, and what the evaluation thinks of it. */
export interface Advice<G extends GameTypes> {
  readonly move: G['Move'];
  /** The chance to win (a shared win counting its part), from 0 to 1. */
  readonly winChance: number;
  /** How far it may be off, see `WinChances`; missing where it is the search's own estimate, which nobody has measured. */
  readonly margin?: number;
  /** The score this seat may expect at the end, as the game counts it. */
  readonly score: number;
  /** The two or three facts that decided, most important first: codes with their facts, like reasons. */
  readonly because: readonly { readonly code: string }[];
}

/** What a move costs, judged on what its seat could know. */
export interface Verdict<G extends GameTypes> {
  /** The chance to win after the move. */
  readonly chance: number;
  /** What the search would have done, and the chance after that. */
  readonly best: G['Move'];
  readonly bestChance: number;
  /** What the move gave away; 0 for the best, and wherever search and chance disagree about which is better. */
  readonly loss: number;
  /** The chance after the move that the search likes least, or after this one. */
  readonly worstChance: number;
  /** What speaks for the best move; see `Advice`. */
  readonly because: readonly { readonly code: string }[];
  /** Of the chances, see `WinChances`. */
  readonly isCalibrated: boolean;
  readonly margin: number;
}

export interface GameBots<G extends GameTypes> {
  readonly bots: { readonly [id in Exclude<BotId, 'random'>]: Bot<G> };
  /** The levels with a style. A game without them has the even bots only. */
  readonly styles?: { readonly [style in Style]: { readonly [level in Level]: Bot<G> } };
  /**
   * The moves worth considering, best first; what bots, hints and reviews are made of. The same view, dice and
   * budget give the same answer. The budget counts nodes (positions examined), never time.
   */
  advise(view: G['View'], dice: Dice, budget?: number): readonly Advice<G>[];
  /**
   * The chance of every seat as this viewer may judge it: fast, and measured to come true as often as it says. The generic
   * bots have none.
   */
  winChances?(view: G['View']): WinChances;
  /** What any legal move of the view's seat is worth, beside the best; where there are chances. */
  judge?(view: G['View'], move: G['Move'], dice: Dice, budget?: number): Verdict<G>;
}
