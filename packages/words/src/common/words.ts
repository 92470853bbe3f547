import type { GameTypes, OptionFault, RecordFault, Refusal, RoundOver } from '@crescendo/rules';
import type { NameOf, ReasonWords } from '../game-words.ts';

/** Why the driver refuses an event, whatever the game. */
type DriverRefusal = Refusal<GameTypes & { Reason: never }>;

/** What all games have in common. */
export interface CommonWords {
  /** The language's own name. */
  readonly language: string;
  readonly player: (letter: string) => string;
  /** Reasons of the driver itself; a game's own are in the game's words. */
  readonly refusals: ReasonWords<DriverRefusal>;
  readonly roundOver: (round: RoundOver, who: NameOf) => string;
  /**
   * The clock has made a move. `name` is `undefined` where it was for the reader; `isTold`: what the move was is told next,
   * and is not kept secret until others have chosen.
   */
  readonly timeUp: (name: string | undefined, isTold: boolean) => string;
  /** "Line 3, column 7: …" */
  readonly place: (line: number, column: number, what: string) => string;
  readonly record: ReasonWords<RecordFault>;
  readonly options: ReasonWords<OptionFault>;
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
