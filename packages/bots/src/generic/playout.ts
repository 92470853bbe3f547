// A game played on from a state that the searching seat has imagined, by quick players: each looks at a few of its moves
// and takes the one that brings it furthest, now and then any. Where the game cannot say how far a seat has come, they
// play at random.
import {
  type Dice,
  type Event,
  type Game,
  type GameTypes,
  itemAt,
  pick,
  pickWeighted,
  type Seat,
  shuffled,
} from '@crescendo/rules';

/** The end of a playout. */
export interface Outcome {
  /** The seat's part of a win when the game is over, otherwise `undefined`. */
  readonly win: number | undefined;
  /** The seat's lead over the best of the others: in points when the game is over, otherwise in progress. */
  readonly lead: number;
  /** The seat's score, or its progress. */
  readonly score: number;
}

/** The number of moves a quick player looks at, and the share of decisions in which it looks at none. */
const LOOKED_AT = 4;
const CARELESS = 0.1;
/**
 * Decisions of the seat before a playout is cut off: where progress can be compared, where only the end counts, and where
 * moves are so hard to find that long playouts are impossible.
 */
const HORIZON = { progress: 4, end: 400, hard: 2 };
/** The cost of listing moves, in nodes. If the rules cannot list all moves, finding some is hard work. */
const LISTING = { all: 8, some: 80 };

/** Plays on for one seat of one game, and counts what that costs. */
export class Playouts<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seat: Seat;
  /** The unit of the budget: events applied, and lists of moves by their cost. */
  nodes = 0;

  constructor(game: Game<G>, seat: Seat) {
    this.game = game;
    this.seat = seat;
  }

  apply(state: G['State'], event: Event<G>): G['State'] {
    this.nodes++;
    return this.game.apply(state, event);
  }

  movesOf(state: G['State'], seat: Seat): readonly G['Move'][] {
    this.nodes += this.game.enumerable ? LISTING.all : LISTING.some;
    return [...this.game.moves(this.game.view(state, seat))];
  }

  /** The seat's lead right after this move, with the others who decide now choosing at random. A win is all. */
  leadAfter(state: G['State'], move: G['Move'], dice: Dice): number {
    const { game, seat } = this;
    const progress = game.hints?.progress;
    const turn = game.turn(state);
    const seats = turn.kind === 'players' ? turn.seats : [];
    const moves = seats.map((other) => (other === seat ? move : pick(dice, this.movesOf(state, other))));
    const after = this.applyAll(state, seats, moves);
    const next = game.turn(after);
    if (next.kind === 'over') return next.winners.includes(seat) ? Infinity : -Infinity;
    return progress === undefined ? 0 : leadOf(progress(after), seat);
  }

  /** Plays on from here until the game is over or the horizon is reached. */
  run(from: G['State'], dice: Dice): Outcome {
    const { game, seat } = this;
    const horizon = HORIZON[game.hints?.progress ? 'progress' : game.enumerable ? 'end' : 'hard'];
    let state = from;
    for (let decisions = 0; ; ) {
      const turn = game.turn(state);
      if (turn.kind === 'over') {
        const win = turn.winners.includes(seat) ? 1 / turn.winners.length : 0;
        return { win, lead: leadOf(turn.scores, seat), score: itemAt(turn.scores, seat) };
      }
      if (turn.kind === 'chance') {
        state = this.apply(state, { kind: 'chance', outcome: pickWeighted(dice, game.chances(state)) });
        continue;
      }
      if (turn.seats.includes(seat) && decisions++ === horizon) return this.cutOff(state);
      state = this.decide(state, turn.seats, dice);
    }
  }

  private cutOff(state: G['State']): Outcome {
    const progress = this.game.hints?.progress?.(state);
    if (progress === undefined) return { win: undefined, lead: 0, score: 0 };
    return { win: undefined, lead: leadOf(progress, this.seat), score: itemAt(progress, this.seat) };
  }

  /** All these seats decide, none seeing what the others choose. */
  private decide(state: G['State'], seats: readonly Seat[], dice: Dice): G['State'] {
    const lists = seats.map((seat) => this.movesOf(state, seat));
    const atRandom = lists.map((moves) => pick(dice, moves));
    const chosen = lists.map((moves, i) =>
      moves.length < 2 || dice() < CARELESS
        ? itemAt(atRandom, i)
        : this.quickChoice(state, seats, i, shuffled(dice, moves).slice(0, LOOKED_AT), atRandom),
    );
    return this.applyAll(state, seats, chosen);
  }

  /** The move of the i-th of these seats that brings it furthest. */
  private quickChoice(
    state: G['State'],
    seats: readonly Seat[],
    i: number,
    moves: readonly G['Move'][],
    atRandom: readonly G['Move'][],
  ): G['Move'] {
    let best = itemAt(moves, 0);
    let most = -Infinity;
    for (const move of this.game.hints?.progress === undefined ? [] : moves) {
      // Choices made at the same time take effect together, so the others' have to be filled in.
      const after = this.applyAll(state, seats, atRandom.with(i, move));
      const lead = leadOf(this.game.hints?.progress?.(after) ?? [], itemAt(seats, i));
      if (lead <= most) continue;
      most = lead;
      best = move;
    }
    return best;
  }

  private applyAll(state: G['State'], seats: readonly Seat[], moves: readonly G['Move'][]): G['State'] {
    return seats.reduce(
      (now, seat, i) => this.apply(now, { kind: 'move', seat, move: itemAt(moves, i) }),
      state,
    );
  }
}

/** By how much a seat is ahead of the best of the others; alone, what it has. */
const leadOf = (values: readonly number[], seat: Seat): number => {
  let best = -Infinity;
  for (const [other, value] of values.entries()) if (other !== seat && value > best) best = value;
  const own = itemAt(values, seat);
  return best === -Infinity ? own : own - best;
};
