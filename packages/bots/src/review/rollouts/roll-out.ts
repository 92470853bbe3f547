// Plays on from two moves of a seat in worlds that it could not tell from the real one: with the same luck after both, by a quick form
// of the reference player, until the seat has decided so many times more. There the chances say how it ends.
import {
  type AnyBot,
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type AnyState,
  type AnyView,
  type Dice,
  itemAt,
  pickWeighted,
  range,
  type Seat,
  seeded,
} from '@crescendo/rules';

/** The way a game is played on. */
export interface PlayOn {
  readonly player: AnyBot;
  /** Worlds that each move is tried in. */
  readonly worlds: number;
  /** Decisions of the seat after which the chances decide; `Infinity`: it is played to the end. */
  readonly decisions: number;
}

export interface Table {
  readonly game: AnyGame;
  readonly chancesOf: (view: AnyView) => readonly number[];
  /** The view as if the others had not chosen yet what is still hidden. */
  readonly unanswered?: ((view: AnyView) => AnyView) | undefined;
  /** A state that the view's seat would think likely; without it any that agrees with the view. */
  readonly imagine?: ((view: AnyView, dice: Dice) => AnyState) | undefined;
}

const NO_DICE: Dice = () => 0;

/** The chance of this seat after playing on from here. */
export const playOn = (
  { game, chancesOf }: Table,
  from: AnyState,
  seat: Seat,
  luck: Dice,
  { player, decisions }: Omit<PlayOn, 'worlds'>,
): number => {
  let left = decisions;
  for (let state = from; ; ) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return turn.winners.includes(seat) ? 1 / turn.winners.length : 0;
    if (turn.kind === 'players' && turn.seats.includes(seat) && left-- <= 0)
      return itemAt(chancesOf(game.view(state, seat)), seat);
    const event: AnyEvent =
      turn.kind === 'chance'
        ? { kind: 'chance', outcome: pickWeighted(luck, game.chances(state)) }
        : decisionOf(player, game, state, itemAt(turn.seats, 0));
    state = game.apply(state, event);
  }
};

const decisionOf = (player: AnyBot, game: AnyGame, state: AnyState, seat: Seat): AnyEvent => ({
  kind: 'move',
  seat,
  move: player.choose(game.view(state, seat), NO_DICE),
});

/** For each world the chance after each of these moves. */
export const rollOut = (
  table: Table,
  view: AnyView & { readonly seat: Seat },
  moves: readonly AnyMove[],
  way: PlayOn,
  seed: string,
): readonly (readonly number[])[] => {
  const { game, unanswered, imagine = game.imagine } = table;
  const { seat } = view;
  const seen = unanswered?.(view) ?? view;
  return range(way.worlds).map((world) => {
    const state = imagine(seen, seeded(`${seed}/world ${world}`));
    return moves.map((move) =>
      playOn(
        table,
        game.apply(state, { kind: 'move', seat, move }),
        seat,
        seeded(`${seed}/luck ${world}`),
        way,
      ),
    );
  });
};
