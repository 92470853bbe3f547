// What a game's folder gives to the page. Everything around the boards (table page, home, rules, hints) knows only this.
import type { Advice } from '@crescendo/bots';
import type { Game, GameTypes, Seat } from '@crescendo/rules';
import type { CommonWords, GameWords, Language } from '@crescendo/words';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** Everything that is said about one game in one language. `own` is the catalogue of the board's own folder. */
export interface Speech<G extends GameTypes, W> {
  readonly language: Language;
  readonly common: CommonWords;
  readonly game: GameWords<G>;
  readonly own: W;
}

/**
 * `play`: the view's seat decides now. `watch`: others decide; one may look, and plan where the board offers it.
 * `still`: a picture of a moment (in the rules, in the past): nothing can be touched and nothing moves.
 */
export type Mode = 'play' | 'watch' | 'still';

export interface BoardProps<G extends GameTypes, W> {
  /** The game itself, never a series of it. Legality and reasons come from here and nowhere else. */
  readonly game: Game<G>;
  /** What is to be seen, by the eyes of `view.seat`. */
  readonly view: G['View'];
  /** What happened between the view before and this one, in order: what has to move visibly. */
  readonly news: readonly G['News'][];
  /** Grows with every new view. When it grows by one, what `news` tells moves; otherwise the board just changes. */
  readonly moment: number;
  readonly mode: Mode;
  readonly speech: Speech<G, W>;
  readonly name: (seat: Seat) => string;
  /** The seats that are still to decide now. */
  readonly deciding: readonly Seat[];
  /** Make this move. The board has asked `game.check` before; the table asks again. */
  readonly play: (move: G['Move']) => void;
  /** Say at this element why something does not go, with the sentence of `game.check`'s reason. */
  readonly refuse: (reason: G['Reason'], at: Element) => void;
  /** The move the expert would make, while the player wants to see it. */
  readonly hint: G['Move'] | undefined;
  /**
   * What the player has begun and not yet played, as JSON; kept with the game, so that it survives a reload. Boards
   * without such a thing leave it alone. `undefined`: nothing begun.
   */
  readonly draft: Signal<unknown>;
  /** Seconds left to decide; `undefined` without a clock. */
  readonly secondsLeft: Signal<number | undefined>;
}

/** One line of a result: "Yellow row, complete … 14". Lines that only explain have no points. */
export interface ResultLine {
  readonly text: string;
  readonly points?: number;
}

/** A step of the rules page. `diagram` names one of the board's diagrams. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly diagram?: string;
  /** Said below the diagram. */
  readonly caption?: string;
}

export interface BoardModule<G extends GameTypes, W> {
  readonly game: Game<G>;
  readonly Board: ComponentType<BoardProps<G, W>>;
  /** The board's own catalogue. */
  words(language: Language): Promise<W>;
  /** A few characters about a seat, for its name plate: how many tiles, how many points. */
  standing(view: G['View'], seat: Seat, speech: Speech<G, W>): string;
  /** What this seat should do now, in one short line: "Take a tile, or turn one up." */
  prompt(view: G['View'], speech: Speech<G, W>): string;
  /** For a newcomer's first game: what the situation asks for, in two or three sentences. */
  coach(view: G['View'], speech: Speech<G, W>): string;
  /** How the booklet counts this seat, line by line; the last line is the seat's score. */
  result(view: G['View'], seat: Seat, speech: Speech<G, W>): readonly ResultLine[];
  /** A move in words, for hints: "Put the 13 in the second row, third column." */
  describe(move: G['Move'], view: G['View'], speech: Speech<G, W>): string;
  /** Why the expert would make it: its codes as sentences. */
  because(because: Advice<G>['because'], view: G['View'], speech: Speech<G, W>): readonly string[];
  /** The move for a seat whose time is up, where the game or the draft has one; else a bot decides. */
  timeUp?(view: G['View'], draft: unknown): G['Move'] | undefined;
  /** What is to be seen while the own move is on its way to a server; without this, what was to be seen before. */
  onItsWay?(view: G['View'], move: G['Move']): G['View'];
  /** The section of the rules that a reason is about. */
  ruleOf(reason: G['Reason']): string;
  /** The rules of this game as they are played with these options. */
  rules(options: G['Options'], language: Language): Promise<readonly RulesSection[]>;
  /** The pictures of the rules page, by the names its sections use: drawn with the same parts as `Board`, as wide as
   * their container (300 px and more) and as high as they need; nothing in them can be touched. */
  readonly Diagram: ComponentType<{ readonly name: string; readonly speech: Speech<G, W> }>;
}

/** For the home page: a small living picture of the board. No rules, no words, a few kilobytes at most. */
export type Miniature = ComponentType<{ readonly still: boolean }>;
