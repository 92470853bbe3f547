// A game as a frontend sees it, wherever it is played: at this keyboard, or at a table on a server.
import {
  type AnyGame,
  type AnyMove,
  type AnyView,
  clockRefusal,
  Match,
  type RoundOver,
  type Seat,
  seeded,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { type NameOf, reasonText } from '@crescendo/words';
import { type AnyBoard, typedAt } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import type { Translations } from '../translations.ts';

export interface Session {
  /** The game itself, never a series of it. */
  readonly game: AnyGame;
  readonly seats: number;
  readonly turn: Turn;
  /** The finished rounds of a series; `undefined` where it is a single game. */
  readonly rounds: readonly RoundOver[] | undefined;
  readonly translations: Translations;
  /** All news so far, as sentences. */
  readonly log: string[];
  /** The viewer whose view is shown when nobody at this keyboard is deciding. */
  readonly onlooker: Viewer;
  /** The only person at this keyboard is "you" in sentences. */
  readonly who: NameOf;
  /** Tells whether this seat is played at this keyboard. */
  isHuman(seat: Seat): boolean;
  view(viewer: Viewer): AnyView;
  /** The view as a picture in plain text, in a series with the score above it. */
  diagram(viewer: Viewer): string;
  canUndo(seat: Seat): boolean;
  /** Seconds for each decision; 0: no clock. */
  readonly clock: number;
  /** False at a table with others, where everybody thinks for themselves. */
  readonly hasHints: boolean;
}

export type Decision =
  | { readonly kind: 'move'; readonly move: AnyMove }
  | { readonly kind: 'undo' }
  /** The time of the player is up; `draft`: the move as far as it was prepared. */
  | { readonly kind: 'time-up'; readonly draft: AnyMove | undefined }
  | { readonly kind: 'quit' };

/** Shows the game to people and reads their moves: on a screen with keys, or as lines of text. */
export interface Frontend {
  /** At a table on a server that has not begun: how to invite others, and who is there. */
  showWaiting(session: Session, lines: readonly string[]): void;
  /** Something happened; `byBot` when nobody here did it. False: the people here want to leave. */
  showNews(session: Session, news: readonly string[], byBot: boolean): Promise<boolean>;
  /** The keyboard goes to another player, who sees what the one before must not. */
  passKeyboard(session: Session, seat: Seat): Promise<void>;
  decide(session: Session, seat: Seat): Promise<Decision>;
  /** The next key that is pressed while nobody here decides; without it none is read. */
  idleKey?(): Promise<string>;
  /** Obeys that key. False: the people here want to leave. */
  onIdleKey?(session: Session, key: string): Promise<boolean>;
  showResult(session: Session): void;
  /** Asks the people here for another game. */
  askForAnother(session: Session): Promise<boolean>;
}

/** The reason why this seat may not make this move, in words; `undefined` when it may. */
export const refusalText = (session: Session, seat: Seat, move: AnyMove): string | undefined => {
  const reason = clockRefusal(session.game, move) ?? session.game.check(session.view(seat), move);
  return reason === undefined ? undefined : reasonText(session.translations, reason);
};

/** Some legal moves in notation. */
export const legalMoves = (session: Session, seat: Seat, max: number): readonly string[] =>
  movesIn(session.game, session.view(seat), max);

const movesIn = (game: AnyGame, view: AnyView, max: number): readonly string[] => {
  const texts: string[] = [];
  for (const move of game.moves(view)) {
    if (texts.push(typedAt(boardFor(game.id), game).format(move)) === max) break;
  }
  return texts;
};

/** Shows how moves are typed: the board's own examples, or the first moves of another game, never those of this position. */
export const exampleMoves = (game: AnyGame, { examples }: AnyBoard): readonly string[] => {
  if (examples) return examples;
  const match = Match.begin({ game, seats: game.seats.min, options: game.options, series: null });
  const example = match.settle(seeded('example'));
  const [seat = null] = example.turn.kind === 'players' ? example.turn.seats : [];
  return movesIn(game, example.view(seat), 3);
};
