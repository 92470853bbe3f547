// Lets the bots of a table on this device decide, at a pace people can follow.
import type { SeatBot, Style } from '@crescendo/bots';
import type { AnyMatch, AnyMove, Seat } from '@crescendo/rules';
import { signal } from '@preact/signals';
import { requestBotMove } from '../../workers/bot-client.ts';
import type { GameSetup } from '../setup/game-setup.ts';

export class BotHost {
  /** The reason why the last request failed. */
  readonly error = signal<string | undefined>(undefined);
  readonly #setup: Pick<GameSetup, 'seed' | 'draws'>;
  readonly #requestMove: typeof requestBotMove;
  /** Grows when the game goes another way: a late answer is then ignored. */
  #generation = 0;
  #endPause: (() => void) | undefined;

  constructor(setup: Pick<GameSetup, 'seed' | 'draws'>, requestMove: typeof requestBotMove = requestBotMove) {
    this.#setup = setup;
    this.#requestMove = requestMove;
  }

  /** The bot's move after at least this long; `undefined` when it failed, or when it was cancelled meanwhile. */
  async choose(
    match: AnyMatch,
    seat: Seat,
    { level, style, pause = 0 }: { level: SeatBot; style?: Style | undefined; pause?: number },
  ): Promise<AnyMove | undefined> {
    const generation = this.#generation;
    const isCurrent = (): boolean => generation === this.#generation;
    const { seed, draws } = this.#setup;
    // With stable luck, the bot answers the same to the same moves, however quickly they were made.
    const number = draws === 'stable' ? match.decisions(seat) : match.length;
    const view = (draws === 'stable' ? match.atDecision(seat) : match).view(seat);
    try {
      const request = this.#requestMove(match.game.id, view, level, `${seed}:${number}:${seat}`, style);
      const [move] = await Promise.all([request, this.#wait(pause)]);
      return isCurrent() ? move : undefined;
    } catch (error) {
      if (isCurrent()) this.error.value = String(error);
      return undefined;
    }
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Somebody has seen enough: the bot answers as soon as it can. */
  hurry(): void {
    this.#endPause?.();
  }

  /** The game has gone on or back: nobody waits for the answer any more. */
  cancel(): void {
    this.#generation++;
  }
}
