import type {
  GameTypes,
  OptionError,
  RecordError,
  Refusal,
  RoundOver,
  Seat,
  SeatChange,
} from '@crescendo/rules';
import type { NameOf, ReasonWords } from '../game-words.ts';

/** Why the driver refuses an event, whatever the game. */
type DriverRefusal = Refusal<GameTypes & { Reason: never }>;

/** Something that happened to a seat beside the moves; the clock's moves and bots from the start are told otherwise. */
export interface SeatNews {
  readonly change: Exclude<SeatChange, 'bot' | 'clock'>;
  readonly seat: Seat;
  /** What the bot is called that plays from now on. */
  readonly standIn: string;
  /** Who agreed to it. */
  readonly by: readonly Seat[];
}

/** What all games have in common. */
export interface CommonWords {
  /** The language's own name. */
  readonly language: string;
  readonly player: (letter: string) => string;
  /** Reasons of the driver itself; a game's own are in the game's words. */
  readonly refusals: ReasonWords<DriverRefusal>;
  readonly roundOver: (round: RoundOver, who: NameOf) => string;
  /**
   * The time of a player is up. `name` is `undefined` where it was the reader's; `isTold`: what the clock did is told next, and
   * is not kept secret until others have chosen.
   */
  readonly timeUp: (name: string | undefined, isTold: boolean) => string;
  /** The clock, as the one who made a move: at the beginning of a sentence. */
  readonly clock: string;
  /** Somebody has left or come back, or a bot plays for them. */
  readonly seatEvent: (event: SeatNews, who: NameOf) => string;
  /** "Line 3, column 7: …" */
  readonly place: (line: number, column: number, what: string) => string;
  readonly record: ReasonWords<RecordError>;
  readonly options: ReasonWords<OptionError>;
  readonly replay: {
    readonly refused: (event: number, why: string) => string;
    readonly wrongResult: string;
    readonly clean: (events: number) => string;
  };
}

/** A list in natural language: `a, b and c`. */
export const list = (
  language: string,
  items: readonly (string | number)[],
  type: 'and' | 'or' = 'and',
): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
    type: type === 'and' ? 'conjunction' : 'disjunction',
  }).format(items.map(String));
