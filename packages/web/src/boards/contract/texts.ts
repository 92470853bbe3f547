// The role `texts`: the words that the table shows about a view, a move and a result.
import type { Advice } from '@crescendo/bots';
import type { PiecesHint } from '@crescendo/bots/puzzles';
import type { GameTypes, Seat } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import type { Translations } from './props.ts';

/** One line of a result: "Yellow row, complete … 14". A line that only explains has no points. */
export interface ResultLine {
  readonly text: string;
  readonly points?: number;
}

export interface Texts<G extends GameTypes, W> {
  /** A few characters about a seat, for its label: how many tiles, how many points. */
  standing(view: G['View'], seat: Seat, translations: Translations<W>): string;
  /** Tells this seat in one short line what to do now: "Take a tile, or turn one up." */
  prompt(view: G['View'], translations: Translations<W>): string;
  /** Counts this seat's score line by line; the last line is the score. */
  result(view: G['View'], seat: Seat, translations: Translations<W>): readonly ResultLine[];
  /**
   * Says in a few words how a single game ended for this seat, where points only count in a series: "3 free squares".
   * `undefined`: the points of `result` are shown.
   */
  outcome(view: G['View'], seat: Seat, translations: Translations<W>): string | undefined;
  /**
   * Says how a single game went where others play it with the same luck, and `outcome` or the points would not tell who did
   * better: "Finito! after 31 rolls".
   */
  challenged(view: G['View'], seat: Seat, translations: Translations<W>): string | undefined;
  /** Names what everybody gets who plays with the same luck: "the same dice". */
  luck(translations: Translations<W>): string;
  /** Explains in one sentence why the game is over; `undefined` where the table of results says it. */
  ending(view: G['View'], translations: Translations<W>, name: NameOf): string | undefined;
  /** A move in words, for hints: "Put the 13 in the second row, third column." `all`: with every piece, however many. */
  describe(move: G['Move'], view: G['View'], translations: Translations<W>, all?: 'all'): string;
  /** Explains why the expert would make this move: its codes as sentences, and what the board itself shows. */
  because(
    because: Advice<G>['because'],
    view: G['View'],
    translations: Translations<W>,
    move: G['Move'],
  ): readonly string[];
  /** The pieces that a hint of a puzzle points at, by the names the board has for them. */
  pieces(hint: PiecesHint, view: G['View'], translations: Translations<W>): string;
  /** Sentences about the news in the order of importance; `say` has the words of each. */
  news(
    news: readonly G['News'][],
    view: G['View'],
    translations: Translations<W>,
    say: (news: G['News']) => string,
    name: NameOf,
  ): readonly string[];
}
