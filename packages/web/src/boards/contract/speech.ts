// The role `speech`: sentences for people who do not see the board, where they differ from what is shown.
import type { Advice } from '@crescendo/bots';
import type { GameTypes, Seat } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import type { Translations } from './props.ts';

export interface Speech<G extends GameTypes, W> {
  /** One piece of news with its place; `before` and `after` are the views around it. `undefined`: as it is shown. */
  news(
    news: G['News'],
    before: G['View'] | undefined,
    after: G['View'],
    translations: Translations<W>,
    name: NameOf,
  ): string | undefined;
  /** Several pieces of news that are better told together, as sentences; `undefined`: one by one. */
  together(
    news: readonly G['News'][],
    translations: Translations<W>,
    name: NameOf,
  ): readonly string[] | undefined;
  /** A move, with everything that it changes: for hints, questions and typed moves. */
  describe(move: G['Move'], view: G['View'], translations: Translations<W>): string;
  /** Explains why the expert would make this move, without what `describe` says already. */
  because(
    because: Advice<G>['because'],
    view: G['View'],
    translations: Translations<W>,
    move: G['Move'],
  ): readonly string[];
  /** Explains why a typed move is not possible, where the board can say more than the reason alone. */
  refused(
    reason: G['Reason'],
    move: G['Move'],
    view: G['View'],
    translations: Translations<W>,
  ): string | undefined;
  /** Tells what to do, and where it can be done. `told`: the view of the question before, if that has just been told. */
  prompt(view: G['View'], translations: Translations<W>, announced?: G['View']): string;
  /** The points of a seat in the game on the table; `undefined`: `standing` is said. */
  points(view: G['View'], seat: Seat): number | undefined;
  /** Says as a sentence how a seat stands; `undefined`: as it is shown. */
  standing(view: G['View'], seat: Seat, translations: Translations<W>, name: NameOf): string | undefined;
  /** Says as a sentence how a single game ended for a seat; empty where that was just said; `undefined`: as it is shown. */
  outcome(view: G['View'], seat: Seat, translations: Translations<W>, name: NameOf): string | undefined;
  /** All that lies on the table and is the viewer's own. */
  board(view: G['View'], translations: Translations<W>): string;
}
