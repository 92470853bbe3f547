// The contract between the page and a board: the roles that each game's folder fills. Everything around the boards (table
// page, home, rules, hints) knows only this folder. A role that is a function is loaded when it is needed.
import type { Game, GameTypes } from '@crescendo/rules';
import type { Language } from '@crescendo/words';
import type { VNode } from 'preact';
import type { Drafts } from './drafts.ts';
import type { Flow } from './flow.ts';
import type { GuideStep } from './guide.ts';
import type { Hints } from './hints.ts';
import type { BoardPicture, LogPieces } from './pictures.ts';
import type { BoardProps } from './props.ts';
import type { RulesPage } from './rules-page.ts';
import type { Speech } from './speech.ts';
import type { Texts } from './texts.ts';
import type { Typing } from './typing.ts';

/** `sets`: to the next or previous set; `undo`: a step of the turn back; `back`: a piece back to where it came from. */
export type BoardKey = 'sets' | 'undo' | 'back';

/** The facts that the page needs in order to place a board. */
export interface BoardFacts {
  /** Tells whether each seat has a board of its own, so that a spectator may choose the large one. */
  readonly hasSeatBoards: boolean;
  /** Tells whether the board itself draws the others with their names: a low window can do without the row of seats. */
  readonly namesOthers: boolean;
  /** Tells whether a still picture shows `hint`, too. One that can be scrolled has to: a board without touch does not scroll. */
  readonly hintsInStill: boolean;
  /** Tells whether the board itself says what its clock will do; otherwise the page announces the last seconds. */
  readonly warnsOfTime: boolean;
  /** Keys that only this board understands, in the order of the list of keys. */
  readonly keys: readonly BoardKey[];
  /** Elements that the text of a reason should not cover, as a selector. */
  readonly keepUncovered: string | undefined;
}

// Functions are written as methods, because their parameters are bivariant: a module of one game may then stand for a
// module of any, as `Game<Qwinto>` may stand for `AnyGame`.
export interface BoardModule<G extends GameTypes, W> {
  readonly game: Game<G>;
  readonly facts: BoardFacts;
  Board(props: BoardProps<G, W>): VNode | null;
  /** Loads the board's own catalogue. */
  words(language: Language): Promise<W>;
  readonly texts: Texts<G, W>;
  readonly speech: Speech<G, W>;
  readonly flow: Flow<G>;
  readonly drafts: Drafts<G, W>;
  hints(): Promise<Hints<G, W>>;
  rulesPage(): Promise<RulesPage<G, W>>;
  typing(): Promise<Typing<G>>;
  /** The steps of the guide for people who do not know the game; without this role there is no guide. */
  guide?(): Promise<readonly GuideStep<G['View'], W>[]>;
  /** Seeds of deals that are good to learn with; without this role a first game is dealt like any other. */
  firstDeals?(): Promise<readonly string[]>;
  /** Without this role the log consists of sentences. */
  log?(): Promise<LogPieces<G>>;
  /** Without this role a finished game is shared as text only. */
  picture?(): Promise<BoardPicture<G>>;
}

/** A board whose game is not known here. */
export type AnyBoard = BoardModule<GameTypes, unknown>;
