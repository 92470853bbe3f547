// The contract of each game's bots: a bot for every level, and the evaluation they are all made of.
import type { Bot, Dice, GameTypes } from '@crescendo/rules';
import type { WinChances } from './win-chances/chances.ts';

/** The levels a person chooses from, weakest first. */
export const LEVELS = ['beginner', 'casual', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Everything that can take a seat: the levels, and two baselines to compare them with. */
export const BOTS = ['random', 'greedy', ...LEVELS] as const;
export type BotId = (typeof BOTS)[number];

/** The styles of a level besides the neutral one: as strong, but with other moves (decision 067). */
export const STYLES = ['bold', 'careful'] as const;
export type Style = (typeof STYLES)[number];

/** A move, and what the evaluation thinks of it. */
export interface Advice<G extends GameTypes> {
  readonly move: G['Move'];
  /** The chance to win (a shared win counting its part), from 0 to 1. */
  readonly winChance: number;
  /** The largest error of the chance, see `WinChances`; missing if it is the search's own estimate, which was not measured. */
  readonly margin?: number;
  /** The search's own estimate, by which moves are ordered; missing if it is `winChance`. */
  readonly searched?: number;
  /** The score this seat may expect at the end, as the game counts it. */
  readonly score: number;
  /**
   * The reasons for the move, most important first: codes with their facts. Each is true in this position and tells the best move
   * from the second, the others from the best; with `as-good` it only says what the move does.
   */
  readonly because: readonly { readonly code: string }[];
}

/** One thing to look at before an advised move is told: a code with its facts. */
export interface Look {
  readonly code: string;
}

/** The look of games that have none of their own: it is a move of this type. */
export interface KindLook extends Look {
  readonly code: 'kind';
  readonly type: string;
}

/** The cost of a move, judged by what its seat could know. */
export interface Verdict<G extends GameTypes> {
  /** The chance to win after the move. */
  readonly chance: number;
  /** The move the search would have made, and the chance after it. */
  readonly best: G['Move'];
  readonly bestChance: number;
  /** The chance the move gave away; 0 for the best, and if search and chance disagree about which is better. */
  readonly loss: number;
  /** The chance after the move that the search likes least, or after this one. */
  readonly worstChance: number;
  /** The reasons for the best move, beside the one judged; see `Advice`. */
  readonly because: readonly { readonly code: string }[];
  /** Describe the chances, see `WinChances`. */
  readonly isCalibrated: boolean;
  readonly margin: number;
}

export interface GameBots<G extends GameTypes> {
  readonly bots: { readonly [id in Exclude<BotId, 'random'>]: Bot<G> };
  /**
   * Bots that are no level but opponents of their own kind, which people choose knowingly; `opponentsOf` names them. Hints,
   * reviews and puzzles know none of them. `novice`, weaker than any level, is a part of the opponent that is just right.
   */
  readonly others?: { readonly [id: string]: Bot<G> };
  /** The levels with a style. A game without them has neutral bots only. */
  readonly styles?: { readonly [style in Style]: { readonly [level in Level]: Bot<G> } };
  /**
   * The moves worth considering, best first; what bots, hints and reviews are made of. The same view, dice and
   * budget give the same answer. The budget counts nodes (positions examined), never time.
   */
  advise(view: G['View'], dice: Dice, budget?: number): readonly Advice<G>[];
  /**
   * Lists where to look before this advised move is told, step by step: what to think of, then where it is. Codes with their
   * facts, like reasons; the generic bots have none.
   */
  looks?(view: G['View'], advice: Pick<Advice<G>, 'move' | 'because'>): readonly Look[];
  /**
   * Lists what speaks for a move, beside another one where there is one: what holds here and tells the two apart. The generic
   * bots have none.
   */
  reasons?(view: G['View'], move: G['Move'], other?: G['Move']): readonly { readonly code: string }[];
  /**
   * The chance of every seat as this viewer may judge it: fast, and measured to come true as often as it says. The generic
   * bots have none.
   */
  winChances?(view: G['View']): WinChances;
  /** Judges any legal move of the view's seat beside the best; exists if there are chances. */
  judge?(view: G['View'], move: G['Move'], dice: Dice, budget?: number): Verdict<G>;
}
