// The role `hints`: how the expert's advice is told step by step: what to think of, where it is, then the move.
import type { Advice, Look } from '@crescendo/bots';
import type { GameTypes } from '@crescendo/rules';
import type { Translations } from './props.ts';

/** A part of a move that a person can carry out before reading on. */
export interface MovePart {
  /** At most three short lines; more than one in the whole move are numbered. */
  readonly steps: readonly string[];
  /** The same for people who do not see the board. */
  readonly heard: string;
}

export interface Hints<G extends GameTypes, W> {
  /** Says what to look at. */
  look(look: Look, translations: Translations<W>): string;
  /** The elements of the board that a look is about; none where it is about nothing in particular. */
  area(look: Look, board: Element): readonly Element[];
  /** The move that this advice comes to, where its own is only the first step and its reasons name the second. */
  whole(advice: Advice<G>): G['Move'];
  /** The move in parts; `undefined`: it is told in one, as `describe` does. */
  parts(move: G['Move'], view: G['View'], translations: Translations<W>): readonly MovePart[] | undefined;
}
