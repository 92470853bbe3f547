// Games that begin with weak decisions and are played on by experts. What is learnt from them is what a bad position is
// worth; games in which the weak go on being weak would teach that a bad move is the first of many.
import { type AnyBot, type Dice, itemAt, pick, range, seeded } from '@crescendo/rules';

export const WEAKENED = 'weakened';

interface Place {
  readonly game: string;
  readonly seats: number;
  readonly n: number;
}

/** The players who decide at first: for each seat its bot, and how many decisions there are until experts take over. */
export interface Weakening {
  readonly bots: readonly string[];
  /** The bots that take the last of these decisions, a single mistake; the same unless it is one. */
  readonly blunderers: readonly string[];
  readonly decisions: number;
}

/** About how many decisions a seat has in a game. */
const DECISIONS: { readonly [game: string]: readonly number[] } = {
  '5vor12': [33, 32, 31],
  finito: [21, 20, 20],
  qwinto: [52, 44, 40, 37, 35],
  rummikub: [45, 32, 24],
};
const WEAK = ['random', 'beginner', 'beginner', 'casual', 'casual', 'strong', 'expert'] as const;
const BLUNDERING = ['random', 'random', 'beginner', 'casual'] as const;
/** Experts only would have the same sheet all their Qwinto games long: they always decide alike. */
const GOOD = ['strong', 'expert'] as const;
/** The share of games with a single weak decision. */
const BLUNDERS = 0.4;

export const weakeningOf = ({ game, seats, n }: Place): Weakening => {
  const dice: Dice = seeded(`weakened/${game}/${seats}/${n}`);
  const isBlunder = dice() < BLUNDERS;
  const lengths = itemAt(DECISIONS[game] ?? [], Math.min(seats - 2, (DECISIONS[game]?.length ?? 1) - 1));
  const weak = range(seats).map(() => pick(dice, isBlunder ? BLUNDERING : WEAK));
  const decisions = 1 + Math.floor(0.95 * dice() * lengths * seats);
  const bots = isBlunder ? range(seats).map(() => pick(dice, GOOD)) : weak;
  return { bots, blunderers: weak, decisions };
};

/** The players of such a game; they count its decisions among themselves. */
export const weakenedPlayers = (
  { decisions, bots, blunderers }: Weakening,
  botOf: (id: string) => AnyBot,
): readonly AnyBot[] => {
  let made = 0;
  return bots.map((id, seat) => ({
    id,
    choose: (view, dice) => {
      made++;
      const chosen = made > decisions ? 'expert' : made === decisions ? itemAt(blunderers, seat) : id;
      return botOf(chosen).choose(view, dice);
    },
  }));
};

/** After how many events the experts had taken over; `undefined` when the game had ended before. */
export const takenOverAt = (
  place: Place,
  events: readonly { readonly kind: string }[],
): number | undefined => {
  let left = weakeningOf(place).decisions;
  for (const [i, { kind }] of events.entries()) if (kind === 'move' && --left === 0) return i + 1;
  return undefined;
};
