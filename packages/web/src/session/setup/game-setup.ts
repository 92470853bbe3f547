// The players, the game and its options: all that has to be known before a game begins.
import type { SeatBot } from '@crescendo/bots';
import type { OptionValues, Seat, SeriesOptions } from '@crescendo/rules';

export type Player =
  | {
      readonly kind: 'human';
      readonly name: string;
      /** The bot that plays for this person while need be. */
      readonly standIn?: string;
    }
  | {
      readonly kind: 'bot';
      readonly level: SeatBot;
      readonly name: string;
      /** A bot that is just right keeps its strength from game to game. */
      readonly fixed?: true;
      /** The person from whom the bot has taken over during the game. */
      readonly former?: string;
    };

export interface GameSetup {
  readonly game: string;
  /** The preset the options began with; empty: the game's own defaults. */
  readonly preset: string;
  readonly options: OptionValues;
  readonly series: SeriesOptions | null;
  /** One for each seat. An empty name: the page chooses one in its current language. */
  readonly players: readonly Player[];
  /** The seat that was said to begin, if it is not the first. */
  readonly first?: Seat;
  /** Seconds for a decision; 0: no clock. */
  readonly clock: number;
  /** All chance in this game follows from it. */
  readonly seed: string;
  /** Every seat draws the same whatever was chosen before, so that others can be challenged; games of earlier versions lack it. */
  readonly draws?: 'stable';
  /** The challenge that this game answers, as in its link; see challenge.ts. */
  readonly challenge?: string;
  /** The first game of somebody who learns it: its deal was chosen, and its result counts nowhere. */
  readonly lesson?: true;
}
