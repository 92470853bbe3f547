// The match of a table on this device: plays events, lets chance decide, goes back.
import {
  type AnyEvent,
  type AnyGame,
  type AnyMatch,
  type Luck,
  Match,
  seeded,
  stableDraws,
} from '@crescendo/rules';
import { Moments } from '../moments.ts';
import type { GameSetup } from '../setup/game-setup.ts';

/**
 * Going back and playing the same again brings the same luck: by the name of the draw or, in games of earlier versions, by
 * the number of the event.
 */
const luckFrom = ({ seed, draws }: Pick<GameSetup, 'seed' | 'draws'>, event: number): Luck => {
  if (draws === 'stable') return stableDraws(seed);
  let next = event;
  return () => seeded(`${seed}:${next++}:chance`)();
};

export class LocalMatch {
  readonly moments: Moments;
  readonly #setup: GameSetup;
  #match: AnyMatch;

  /** `events`: what has happened already. Throws when they break the rules. */
  constructor(game: AnyGame, setup: GameSetup, events: readonly AnyEvent[]) {
    const { players, options, series, first = 0 } = setup;
    let match: AnyMatch = Match.begin({ game, seats: players.length, options, series, first });
    for (const event of events) {
      const played = match.play(event);
      if ('refusal' in played) throw new Error(`event ${match.length + 1}: ${played.refusal.code}`);
      match = played.match;
    }
    this.#setup = setup;
    this.#match = match.settle(luckFrom(setup, match.length));
    this.moments = new Moments(this.#match);
  }

  get current(): AnyMatch {
    return this.#match;
  }

  /** An event that has been checked, and what chance answers. */
  take(event: AnyEvent): void {
    const after = this.#match.after(event);
    this.#set(after.settle(luckFrom(this.#setup, after.length)));
  }

  /** Goes back to an earlier point of this match. */
  goBackTo(match: AnyMatch): void {
    this.#set(match);
  }

  #set(match: AnyMatch): void {
    this.#match = match;
    this.moments.update(match);
  }
}
