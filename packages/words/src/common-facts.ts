// The facts of the sentences that all games have in common.
import type { GameTypes, Refusal, Seat, SeatChange } from '@crescendo/rules';

/** The reason why the driver refuses an event, whatever the game. */
export type DriverRefusal = Refusal<GameTypes & { Reason: never }>;

/** Something that happened to a seat beside the moves; the clock's moves and bots from the start are told otherwise. */
export interface SeatNews {
  readonly change: Exclude<SeatChange, 'bot' | 'clock'>;
  readonly seat: Seat;
  /** The name of the bot that plays from now on. */
  readonly standIn: string;
  /** The seats that agreed to it. */
  readonly by: readonly Seat[];
}
