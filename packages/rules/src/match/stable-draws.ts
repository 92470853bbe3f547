// Luck that does not depend on what was chosen: the third tile of a seat is the same tile in every game from this seed,
// as long as it is still there. Two people who play the same game one after the other meet the same luck.
import { seeded } from '../dice.ts';
import type { Dice, Game, GameTypes, LuckSource } from '../game.ts';

export interface StableDraws {
  /** The lots of the draw with this name: a number in [0, 1) for each piece or die, always the same. */
  readonly lots: (draw: string) => (piece: string) => number;
}

/** The source of chance: dice thrown one after the other, or stable draws. */
export type Luck = Dice | StableDraws;

/** The lots follow from one number for each draw. */
export const drawsFromNumbers = (named: (draw: string) => number): StableDraws => ({
  lots: (draw) => {
    const number = named(draw);
    return (piece) => seeded(`${number} ${piece}`)();
  },
});

/** All draws follow from this seed. */
export const stableDraws = (seed: string): StableDraws =>
  drawsFromNumbers((draw) => seeded(`${seed} ${draw}`)());

const ONE_QUEUE: LuckSource = { queue: '' };

export const sourceOf = <G extends GameTypes>(game: Game<G>, state: G['State']): LuckSource =>
  game.stableDraws?.source(state) ?? ONE_QUEUE;

/** The outcome of this chance turn. `drawn`: how many have come from its queue before. */
export const drawStable = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  { lots }: StableDraws,
  drawn: number,
): G['Chance'] => {
  const { queue, reroll } = sourceOf(game, state);
  const lot = lots(reroll === undefined ? `${queue} ${drawn}` : `${queue} ${drawn - 1} again ${reroll}`);
  return game.stableDraws?.throwDice?.(state, lot) ?? lowest(game, state, lot);
};

/**
 * Every piece that can be drawn has a lot, and the lowest wins: exactly as likely as the weights say. A piece that is gone
 * changes the outcome only if it would have won.
 */
const lowest = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  lot: (piece: string) => number,
): G['Chance'] => {
  let [best, winner]: [number, G['Chance'] | undefined] = [Infinity, undefined];
  for (const [outcome, weight] of game.chances(state)) {
    const text = game.notation.chance.format(outcome);
    for (let copy = 0; copy < weight; copy++) {
      const own = lot(`${text} ${copy}`);
      if (own < best) [best, winner] = [own, outcome];
    }
  }
  if (winner === undefined) throw new Error('nothing to draw from');
  return winner;
};

/** Counts the outcomes that each queue has given, as the game goes on. */
export class DrawCounts {
  readonly #start: number;
  readonly #before: ReadonlyMap<string, number>;
  #counted: number;
  #counts: Map<string, number>;

  /** `before`: what was counted up to event `start`. */
  constructor(start = 0, before: ReadonlyMap<string, number> = new Map()) {
    this.#start = start;
    this.#before = new Map(before);
    this.#counted = start;
    this.#counts = new Map(before);
  }

  /** The counts after this many events. `source`: where an event came from; `undefined` for a move. */
  after(length: number, source: (event: number) => LuckSource | undefined): ReadonlyMap<string, number> {
    if (length < this.#counted) {
      this.#counted = this.#start;
      this.#counts = new Map(this.#before);
    }
    for (; this.#counted < length; this.#counted++) {
      const from = source(this.#counted);
      if (from !== undefined && from.reroll === undefined)
        this.#counts.set(from.queue, (this.#counts.get(from.queue) ?? 0) + 1);
    }
    return this.#counts;
  }
}
