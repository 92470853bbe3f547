// One game of bots, written down.
import {
  type AnyBot,
  type AnyGame,
  formatEvent,
  gameById,
  itemAt,
  type OptionValues,
  pick,
  playOut,
  presetOptions,
  range,
  seeded,
} from '@crescendo/rules';
import { botFor } from '../../packages/bots/src/registry.ts';
import { takenOverAt, WEAKENED, weakenedPlayers, weakeningOf } from './weakened.ts';

/** Games with the same number of the same kind have the same dice; `learn` and `measure` never do. */
export interface Kind {
  readonly game: string;
  readonly seats: number;
  /**
   * Bots in turn around the table; `mixed`: any levels; `weakened`: weak decisions, then experts. A bot may bring a budget:
   * `expert@10000`.
   */
  readonly bots: string;
  readonly set: string;
  /** Other options than the usual ones. */
  readonly preset?: string;
}

export const optionsOf = (game: AnyGame, preset?: string): OptionValues =>
  preset === undefined ? game.options : presetOptions(game, preset);

/** The name under which games with a preset are recorded. */
export const setOf = (set: string, preset: string): string => `${set}/${preset}`;

const LEVELS_TO_MIX = ['beginner', 'casual', 'strong', 'strong', 'expert', 'expert'] as const;

/** The bots of a game of this kind, a seat each. */
const lineUp = ({ game, seats, bots }: Kind, n: number): readonly string[] => {
  const dice = seeded(`line-up/${game}/${seats}/${n}`);
  return range(seats).map((seat) =>
    bots === 'mixed'
      ? pick(dice, LEVELS_TO_MIX)
      : itemAt(bots.split(':'), (seat + n) % bots.split(':').length),
  );
};

const loaded = new Map<string, AnyBot>();
const botOf = async (game: AnyGame, text: string): Promise<AnyBot> => {
  const known = loaded.get(`${game.id} ${text}`);
  if (known) return known;
  const [id = '', budget] = text.split('@');
  const plain = await botFor(game, id);
  if (plain === undefined) throw new Error(`no bot ${text}`);
  const bot: AnyBot = budget
    ? { id: text, choose: (view, dice) => plain.choose(view, dice, Number(budget)) }
    : plain;
  loaded.set(`${game.id} ${text}`, bot);
  return bot;
};

/** Experts that think less, to learn from: their games end as the chances of the others say (STRENGTH.md). */
const QUICK_EXPERTS: { readonly [set: string]: { readonly [game: string]: string } } = {
  learn: { qwinto: 'expert@1000' },
  tune: { qwinto: 'expert@1000', '5vor12': 'expert@0', rummikub: 'expert@1000' },
};

const playersOf = async (game: AnyGame, kind: Kind, n: number): Promise<readonly AnyBot[]> => {
  const named = (ids: readonly string[]) => Promise.all(ids.map((id) => botOf(game, id)));
  if (kind.bots !== WEAKENED) return named(lineUp(kind, n));
  const weakening = weakeningOf({ ...kind, n });
  const expert = QUICK_EXPERTS[kind.set]?.[kind.game] ?? 'expert';
  const ids = [...new Set(['expert', ...weakening.bots, ...weakening.blunderers])];
  const players = await named([expert, ...ids.slice(1)]);
  return weakenedPlayers(weakening, (id) => itemAt(players, ids.indexOf(id)));
};

const MAX_EVENTS = 20_000;

/** One game as a line: what kind, its number, and its events; `undefined` when it would not end. */
export const playGame = async (kind: Kind, n: number): Promise<string | undefined> => {
  const game = gameById(kind.game);
  if (game === undefined) throw new Error(`no game ${kind.game}`);
  const players = await playersOf(game, kind, n);
  const dice = seeded(`win-chances/${kind.set}/${kind.game}/${kind.seats}/${kind.bots}/${n}`);
  const first = Math.floor(n / 2) % kind.seats;
  const match = playOut({
    game,
    seats: kind.seats,
    options: optionsOf(game, kind.preset),
    first,
    players,
    dice,
    limit: MAX_EVENTS,
  });
  if (match.turn.kind !== 'over') return undefined;
  if (kind.bots === WEAKENED && takenOverAt({ ...kind, n }, match.events) === undefined) return undefined;
  const events = match.events.map((event) => formatEvent(game, event));
  const set = kind.preset === undefined ? kind.set : setOf(kind.set, kind.preset);
  return [set, kind.seats, kind.bots, n, match.first, ...events].join('\t');
};
