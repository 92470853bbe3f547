// The properties of a board: the position, the words, and the ways to answer.
import type { Game, GameTypes, Seat } from '@crescendo/rules';
import type { AnyGameWords, CommonWords, Language, NameOf } from '@crescendo/words';
import type { Signal } from '@preact/signals';
import type { SeatLabel } from './seat-label.ts';

/** Every text about one game in one language. `own` is the catalogue of the board itself. */
export interface Translations<W> {
  readonly language: Language;
  readonly common: CommonWords;
  readonly game: AnyGameWords;
  readonly own: W;
}

export type AnyTranslations = Translations<unknown>;

/**
 * `play`: the view's seat decides now. `watch`: others decide; the user may look, and plan ahead where the board offers it.
 * `still`: a picture (in the rules, of the past): it accepts no input and nothing is animated.
 */
export type Mode = 'play' | 'watch' | 'still';

export interface BoardProps<G extends GameTypes, W> {
  /** The game itself, never a series of it: the only source of legality and reasons. */
  readonly game: Game<G>;
  /** The position as `view.seat` sees it. */
  readonly view: G['View'];
  /** The news between the previous view and this one, in order: the board animates them. */
  readonly news: readonly G['News'][];
  /** Grows with every new view. If it grew by one, the board animates `news`; otherwise it just shows the new view. */
  readonly moment: number;
  readonly mode: Mode;
  /** The seat whose board is large where the view has no seat of its own. */
  readonly large?: Seat;
  /** The seat that is rearranging the table: the view shows how far it has come. */
  readonly building?: Seat | undefined;
  readonly translations: Translations<W>;
  /** For what stands on its own. */
  readonly label: (seat: Seat) => SeatLabel;
  /** For sentences, which say "you" to the reader; see `nameOrYou`. */
  readonly name: NameOf;
  /** The seats that have not decided yet. */
  readonly deciding: readonly Seat[];
  /** A goal to reach with one move is asked for: what never reaches it, as drawing, is not offered. */
  readonly asksForGoal?: boolean;
  /** Makes this move. The board has called `game.check` before; the table checks again. See `Flow.firstStep`. */
  play(move: G['Move']): void;
  /** Explains at this element why something is not allowed, with the text of a reason from `game.check`. */
  refuse(reason: G['Reason'], at: Element): void;
  /** The move the expert would make, while the user asks for it. */
  readonly hint: G['Move'] | undefined;
  /** The part of that move which is told, where `Hints.parts` divides it, counted from 0; `undefined`: all of it. */
  readonly hintPart?: number | undefined;
  /** Beside a hint: the move that was made in its place, drawn fainter. Only where a game is looked back at. */
  readonly instead?: G['Move'] | undefined;
  /**
   * The move the user has begun and not yet played, as JSON; saved with the game, so that it survives a reload. A board
   * without drafts ignores it. `undefined`: nothing begun.
   */
  readonly draft: Signal<unknown>;
  /** Seconds left to decide; `undefined` without a clock. */
  readonly secondsLeft: Signal<number | undefined>;
}
