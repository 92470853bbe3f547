// The contract between the page and a board: what each game's folder provides. Everything around the boards (table page,
// home, rules, hints) knows only this file.
import type { Advice } from '@crescendo/bots';
import type { Game, GameTypes, Seat } from '@crescendo/rules';
import type { AnyGameWords, CommonWords, Language, NameOf } from '@crescendo/words';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type { Drawing, Frame } from '../interaction/drawing.ts';
import type { GuideStep } from './guide.ts';

/** Every text about one game in one language. `own` is the catalogue in the board's own folder. */
export interface Translations<W> {
  readonly language: Language;
  readonly common: CommonWords;
  readonly game: AnyGameWords;
  readonly own: W;
}

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
  /** What happened between the previous view and this one, in order: what the board animates. */
  readonly news: readonly G['News'][];
  /** Grows with every new view. If it grew by one, the board animates `news`; otherwise it just shows the new view. */
  readonly moment: number;
  readonly mode: Mode;
  /** Whose board is large where the view has no seat of its own. */
  readonly large?: Seat;
  /** The seat that is rearranging the table: the view shows how far it has come. */
  readonly building?: Seat | undefined;
  readonly translations: Translations<W>;
  readonly name: (seat: Seat) => string;
  /** The seats that have not decided yet. */
  readonly deciding: readonly Seat[];
  /** Makes this move. The board has called `game.check` before; the table checks again. See `firstStep`. */
  play(move: G['Move']): void;
  /** Explains at this element why something is not allowed, with the text of a reason from `game.check`. */
  refuse(reason: G['Reason'], at: Element): void;
  /** The move the expert would make, while the user asks for it. */
  readonly hint: G['Move'] | undefined;
  /**
   * What the user has begun and not yet played, as JSON; saved with the game, so that it survives a reload. A board
   * without drafts ignores it. `undefined`: nothing begun.
   */
  readonly draft: Signal<unknown>;
  /** Seconds left to decide; `undefined` without a clock. */
  readonly secondsLeft: Signal<number | undefined>;
}

/** One line of a result: "Yellow row, complete … 14". A line that only explains has no points. */
export interface ResultLine {
  readonly text: string;
  readonly points?: number;
}

/** One thing that happened, as the log draws it. */
export interface LogItem {
  /** Does it begin a new line? If not it goes on with the one before, as placing a tile does after turning it up. */
  readonly begins: boolean;
  /** Whose doing it was. */
  readonly seat?: Seat;
  /** Small pieces; `null`: nothing worth showing; `undefined`: said in words. */
  readonly picture: ComponentChildren | null | undefined;
}

/** Draws one thing that happened. */
export interface LogItemOf<G extends GameTypes> {
  of(news: G['News'], view: G['View']): LogItem;
}

/** How moves are typed where that is shorter than the game's notation. */
export interface Typing<G extends GameTypes> {
  /** What such a text means. */
  parse?(text: string, view: G['View']): G['Move'] | undefined;
  /** How this move is typed; `undefined`: as in the game's notation. */
  format?(move: G['Move'], view: G['View']): string | undefined;
}

/** What is said to people who do not see the board; where something is missing, what is shown is said. */
export interface Spoken<G extends GameTypes, W> {
  /** What happened, with its place; `before` and `after`: the views around it. */
  news?(
    news: G['News'],
    before: G['View'] | undefined,
    after: G['View'],
    translations: Translations<W>,
    name: NameOf,
  ): string | undefined;
  /** Several pieces of news that are better told together, as sentences; `undefined`: one by one. */
  together?(
    news: readonly G['News'][],
    translations: Translations<W>,
    name: NameOf,
  ): readonly string[] | undefined;
  /** A move, with everything that it changes: for hints, questions and typed moves. */
  describe?(move: G['Move'], view: G['View'], translations: Translations<W>): string | undefined;
  /** Why the expert would make this move, without what `describe` says already. */
  because?(because: Advice<G>['because'], view: G['View'], translations: Translations<W>): readonly string[];
  /** Why a typed move is not possible, where the board can say more than the reason alone. */
  refused?(
    reason: G['Reason'],
    move: G['Move'],
    view: G['View'],
    translations: Translations<W>,
  ): string | undefined;
  /** What to do, and where it can be done. `told`: the view of the question before, if that has just been told. */
  prompt?(view: G['View'], translations: Translations<W>, told?: G['View']): string;
  /** How many points a seat has. Without this: */
  points?(view: G['View'], seat: Seat): number;
  /** How a seat stands, as a sentence. */
  standing?(view: G['View'], seat: Seat, translations: Translations<W>, name: NameOf): string;
  /** How a single game ended for a seat, as a sentence; empty where that was just said. */
  outcome?(view: G['View'], seat: Seat, translations: Translations<W>, name: NameOf): string;
  /** All that lies on the table and is the viewer's own. */
  board?(view: G['View'], translations: Translations<W>): string;
}

/** A step of the rules page. `diagram` names one of the board's diagrams. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly diagram?: string;
  /** Shown below the diagram. */
  readonly caption?: string;
}

// Functions are written as methods, because their parameters are bivariant: a module of one game may then stand for a
// module of any, as `Game<Qwinto>` may stand for `AnyGame`.
export interface BoardModule<G extends GameTypes, W> {
  readonly game: Game<G>;
  Board(props: BoardProps<G, W>): VNode | null;
  /** Does a still picture show `hint`, too? One that can be scrolled has to: what takes no touch does not scroll. */
  readonly hintsInStill?: boolean;
  /** Loads the board's own catalogue. */
  words(language: Language): Promise<W>;
  /** A few characters about a seat, for its name plate: how many tiles, how many points. */
  standing(view: G['View'], seat: Seat, translations: Translations<W>): string;
  /** What this seat should do now, in one short line: "Take a tile, or turn one up." */
  prompt(view: G['View'], translations: Translations<W>): string;
  /** What to do next in a move that was begun; `undefined` where none was. */
  progress?(view: G['View'], draft: unknown, translations: Translations<W>): string | undefined;
  /** What the guide explains to people who do not know the game. */
  readonly guide?: readonly GuideStep<G['View'], W>[];
  /** How this seat's score is counted, line by line; the last line is the score. */
  result(view: G['View'], seat: Seat, translations: Translations<W>): readonly ResultLine[];
  /**
   * How a single game ended for this seat, in a few words, where points only count in a series: "3 free squares". Without
   * this, the points of `result` are shown.
   */
  outcome?(view: G['View'], seat: Seat, translations: Translations<W>): string;
  /** Why the game is over, in one sentence, where the table of results does not say it. */
  ending?(view: G['View'], translations: Translations<W>, name: NameOf): string | undefined;
  /** A move in words, for hints: "Put the 13 in the second row, third column." */
  describe(move: G['Move'], view: G['View'], translations: Translations<W>): string;
  /** Why the expert would make this move: its codes as sentences, and what the board itself shows. */
  because(
    because: Advice<G>['because'],
    view: G['View'],
    translations: Translations<W>,
    move: G['Move'],
  ): readonly string[];
  /** A gesture may mean two moves in a row, and the board plays the second: the one that has to be made before it. */
  firstStep?(view: G['View'], move: G['Move']): G['Move'] | undefined;
  /** The view after that first step, as far as it is known: what may be made second is legal in it. */
  secondView?(view: G['View']): G['View'];
  /** The move of a seat that has no choice and loses nothing by it: the page makes it by itself. */
  onlyMove?(view: G['View']): G['Move'] | undefined;
  /** Milliseconds it takes to see what has just happened; only then a bot on this device goes on. */
  followTime?(news: readonly G['News'][]): number;
  /** What is said of the news, in the order of importance, where not all of it as it comes: `say` has the words. */
  tell?(
    news: readonly G['News'][],
    view: G['View'],
    translations: Translations<W>,
    say: (news: G['News']) => string,
    name: NameOf,
  ): readonly string[];
  readonly spoken?: Spoken<G, W>;
  /** Loaded when somebody types. */
  typing?(): Promise<Typing<G>>;
  /** What happened, with small pieces in place of words; without this, the log consists of sentences. */
  logItem?(): Promise<LogItemOf<G>>;
  /** The move for a seat whose time is up, where the game or the draft provides one; otherwise a bot decides. */
  timeUp?(view: G['View'], draft: unknown): G['Move'] | undefined;
  /** What the user has begun, as a move in the making that others may watch; `undefined`: nothing. */
  draftMove?(view: G['View'], draft: unknown): G['Move'] | undefined;
  /** The table while another seat prepares this move. */
  draftView?(view: G['View'], seat: Seat, move: G['Move']): G['View'];
  /** Has the user begun something of their own, which the others' drafts must not disturb? */
  isPlanning?(draft: unknown): boolean;
  /** Does each seat have a board of its own, so that a spectator may choose whose is large? */
  readonly hasBoards?: boolean;
  /** What to show while the user's move is being sent to a server; without this, the board stays as it was. */
  optimisticView?(view: G['View'], move: G['Move']): G['View'];
  /** Draws everybody's board into a picture, with their names, the winner's first; a game without this is shared as text only. */
  drawBoard?(
    drawing: Drawing,
    view: G['View'],
    seats: readonly Seat[],
    frame: Frame,
    name: (seat: Seat) => string,
  ): Promise<void>;
  /** What a reason at its place should not cover: a selector for elements of the board. */
  readonly inSight?: string;
  /** The id of the rules section that explains this reason. */
  rulesSectionFor(reason: G['Reason']): string;
  /** Loads the rules of this game as played with these options. */
  rules(options: G['Options'], language: Language): Promise<readonly RulesSection[]>;
  /**
   * The pictures of the rules page, by the names its sections use: drawn with the same parts as `Board`, as wide as
   * their container (300 px or more) and as high as they need, without any input.
   */
  Diagram(props: { readonly name: string; readonly translations: Translations<W> }): VNode | null;
}

/** A board whose game is not known here. */
export type AnyBoard = BoardModule<GameTypes, unknown>;
export type AnyTranslations = Translations<unknown>;

/** For the home page: a small animated picture of the board. No rules, no text, a few kilobytes at most. */
export type Miniature = ComponentType<{ readonly still: boolean }>;
