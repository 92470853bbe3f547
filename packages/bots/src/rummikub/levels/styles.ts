// Settings of the levels: the even style, and two that are as strong (decision 067). Below the expert the bold one
// rearranges the table whenever it sees a way and lays much at once, and the careful one holds single tiles back. The bold
// expert opens with all it can, the careful one keeps a tile more to go out with.
import type { Level } from '../../game-bots.ts';
import type { Patience } from '../natural/rule.ts';
import type { Objective } from '../solver/lay-out.ts';
import type { Idea } from './ideas.ts';

/** The ideas that players notice who look at the table only briefly. */
export interface Glance {
  /** The chance to see an idea of each kind. */
  readonly sees: { readonly [idea in Idea]: number };
  /** After so many ideas in one turn it is content. */
  readonly ideas: number;
  /** With more tiles than this a single one is not worth laying. */
  readonly holdsAbove: number;
  /** Once open, it lays a joker only with so many tiles at once, or to go out. */
  readonly jokerFor: number;
  /** With so many tiles at most it looks at each of them, and goes out where sets of them and additions suffice. */
  readonly endsWith: number;
  /** Lays the least where it must lay and sees nothing, instead of what an exact search finds. */
  readonly laysLittle: boolean;
}

export interface Attention extends Glance {
  /** The chance to find the best play; `objective` defines the best. */
  readonly finds: number;
  readonly objective: Objective;
}

/** The choices of an expert where other ways are as good. */
export interface Habits {
  /** Its patience with one other at the table, and with more. */
  readonly duel: Patience;
  readonly crowd: Patience;
  /** With an empty pool: which of single tiles that seem equally good it lays first. */
  readonly laysFirst: Order;
}

/** Colour by colour, in the order of these digits, low numbers first. */
export type Order = '0123' | '1032' | '3210';

export type LevelSettings = { readonly [level in Exclude<Level, 'expert'>]: Attention } & {
  readonly expert: Habits;
};

const NEVER = {
  finds: 0,
  objective: 'tiles-points',
  holdsAbove: Infinity,
  jokerFor: 1,
  endsWith: 3,
  laysLittle: true,
} as const;

/** Strong players see every easy play anyway, and now and then the best one. */
const NOW_AND_THEN = { ...NEVER, finds: 0.03, endsWith: 0, laysLittle: false } as const;

export const EVEN: LevelSettings = {
  beginner: { ...NEVER, sees: { set: 0.78, add: 0.38, split: 0.05, borrow: 0.01 }, ideas: 2 },
  casual: { ...NEVER, jokerFor: 4, sees: { set: 0.95, add: 0.8, split: 0.35, borrow: 0.18 }, ideas: 4 },
  strong: { ...NOW_AND_THEN, sees: { set: 1, add: 1, split: 1, borrow: 1 }, ideas: 99 },
  expert: {
    duel: { leaves: 3, laysAt: 3, opensSmall: true },
    crowd: { leaves: 4, laysAt: 4, opensSmall: true },
    laysFirst: '0123',
  },
};

export const BOLD: LevelSettings = {
  beginner: { ...NEVER, sees: { set: 0.75, add: 0.35, split: 0.08, borrow: 0.02 }, ideas: 2 },
  casual: { ...NEVER, jokerFor: 4, sees: { set: 0.9, add: 0.78, split: 0.5, borrow: 0.35 }, ideas: 4 },
  strong: { ...NOW_AND_THEN, sees: { set: 0.9, add: 0.9, split: 1, borrow: 1 }, ideas: 99 },
  expert: {
    duel: { leaves: 3, laysAt: 3, opensSmall: false },
    crowd: { leaves: 4, laysAt: 4, opensSmall: false },
    laysFirst: '1032',
  },
};

export const CAREFUL: LevelSettings = {
  beginner: { ...NEVER, sees: { set: 0.84, add: 0.4, split: 0.05, borrow: 0.006 }, ideas: 2 },
  casual: {
    ...NEVER,
    jokerFor: 4,
    sees: { set: 1, add: 0.86, split: 0.38, borrow: 0.18 },
    ideas: 4,
    holdsAbove: 9,
  },
  strong: { ...NOW_AND_THEN, sees: { set: 1, add: 1, split: 1, borrow: 1 }, ideas: 99, holdsAbove: 9 },
  expert: {
    duel: { leaves: 4, laysAt: 4, opensSmall: true },
    crowd: { leaves: 5, laysAt: 4, opensSmall: true },
    laysFirst: '3210',
  },
};
