// How the levels play: evenly, and in two characters that are as strong (decision 067). Below the expert the bold one
// rearranges the table whenever it sees a way and lays much at once, and the careful one holds single tiles back. Experts
// differ in when they open and in which tiles they part with first.
import type { Level } from '../../game-bots.ts';
import type { Objective } from '../solver/lay-out.ts';

/** What those notice who look at the table only briefly. */
export interface Glance {
  /** How often even an easy play is overlooked. */
  readonly overlooks: number;
  /** With more tiles than this a single one is not worth laying. */
  readonly holdsAbove: number;
}

export interface Attention extends Glance {
  /** How often the best play is found, and what counts as the best. */
  readonly finds: number;
  readonly objective: Objective;
}

/** What an expert does where other ways are as good. */
export interface Habits {
  /** How many tiles it draws before it opens. */
  readonly drawsFirst: number;
  /** When the pool is empty: which of single tiles that seem equally good it lays first. */
  readonly laysFirst: Order;
}

/** Colour by colour, in the order of these digits, low numbers first. */
export type Order = '0123' | '1032' | '3210';

export type Manner = { readonly [level in Exclude<Level, 'expert'>]: Attention } & {
  readonly expert: Habits;
};

const NEVER = { holdsAbove: Infinity };

export const EVEN: Manner = {
  beginner: { finds: 0.1, objective: 'tiles-points', overlooks: 0.3, ...NEVER },
  casual: { finds: 0.27, objective: 'tiles-points', overlooks: 0.2, ...NEVER },
  strong: { finds: 0.78, objective: 'tiles-points', overlooks: 0, ...NEVER },
  expert: { drawsFirst: 0, laysFirst: '0123' },
};

export const BOLD: Manner = {
  beginner: { finds: 0.1, objective: 'points', overlooks: 0.47, ...NEVER },
  casual: { finds: 0.27, objective: 'points', overlooks: 0.42, ...NEVER },
  strong: { finds: 0.8, objective: 'points', overlooks: 0.25, ...NEVER },
  expert: { drawsFirst: 0, laysFirst: '1032' },
};

export const CAREFUL: Manner = {
  beginner: { finds: 0.1, objective: 'tiles-points', overlooks: 0.21, holdsAbove: 9 },
  casual: { finds: 0.27, objective: 'tiles-points', overlooks: 0.1, holdsAbove: 9 },
  strong: { finds: 0.74, objective: 'tiles-points', overlooks: 0, holdsAbove: 9 },
  expert: { drawsFirst: 2, laysFirst: '3210' },
};
