// The games of an evening: who has won how often, as long as the same players stay together.
import * as v from 'valibot';
import { botKind } from '../../../session/setup/bot-names.ts';
import type { PlayableTable } from '../../../session/table.ts';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';

interface EveningGame {
  /** The id of its table. */
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** One for each seat. */
  readonly players: readonly string[];
  readonly winners: readonly string[];
}

const KEY = 'evening';
const MAX_GAMES = 60;
/** An evening is over when nobody has finished a game for so long. */
const PAUSE_MS = 5 * 3600_000;

const EveningSchema: v.GenericSchema<unknown, readonly EveningGame[]> = v.array(
  v.object({
    id: v.string(),
    game: v.string(),
    at: v.number(),
    players: v.array(v.string()),
    winners: v.array(v.string()),
  }),
);

const played = (): readonly EveningGame[] => readStoredJson(KEY, EveningSchema) ?? [];

type Seated = Pick<PlayableTable, 'id' | 'game' | 'setup' | 'ownSeats'>;

/** Names the players by seat, the same in the next game; `undefined` where people without names share a device. */
const playersAt = ({ setup, ownSeats }: Seated): readonly string[] | undefined => {
  const own = ownSeats.peek();
  const plain = setup.players.map((player, seat) => {
    if (player.kind === 'bot') return `:${botKind(player.level)}`;
    return own.length === 1 && own[0] === seat ? '' : player.name;
  });
  if (own.length > 1 && plain.includes('')) return undefined;
  return plain.map(
    (name, seat) => `${name} ${plain.slice(0, seat).filter((other) => other === name).length}`,
  );
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join('\n') === [...other].sort().join('\n');

/** A game has ended: each counts once, one with a chosen deal never. */
export const noteGame = (table: Seated, winners: readonly number[], at = Date.now()): void => {
  const players = playersAt(table);
  const before = played();
  if (table.setup.lesson || !players || players.length < 2 || before.some(({ id }) => id === table.id))
    return;
  const entry: EveningGame = {
    id: table.id,
    game: table.game.id,
    at,
    players,
    winners: winners.flatMap((seat) => players[seat] ?? []),
  };
  writeStored(KEY, JSON.stringify([...before, entry].slice(-MAX_GAMES)));
};

/** The games of these players at this game, up to now without a long pause; the earliest first. */
const gamesTogether = (table: Seated, players: readonly string[], now: number): readonly EveningGame[] => {
  const all = played().filter((one) => one.game === table.game.id && same(one.players, players));
  const latest = all.toReversed();
  const end = latest.findIndex(({ at }, i) => (latest[i - 1]?.at ?? now) - at > PAUSE_MS);
  return latest.slice(0, end < 0 ? undefined : end).reverse();
};

export interface Evening {
  readonly games: number;
  /** The number of wins of each seat; a shared win counts for everybody who shares it. */
  readonly wins: readonly number[];
  /** The number of last games that the seat has won or not won in a row: 2, or −3. */
  readonly streak: (seat: number) => number;
}

export const eveningAt = (table: Seated, now = Date.now()): Evening | undefined => {
  const players = playersAt(table);
  if (!players) return undefined;
  const games = gamesTogether(table, players, now);
  const hasWon = (seat: number) => (one: EveningGame) => one.winners.includes(players[seat] ?? '');
  return {
    games: games.length,
    wins: players.map((_, seat) => games.filter(hasWon(seat)).length),
    streak: (seat) => {
      const results = games.map(hasWon(seat)).reverse();
      const other = results.findIndex((won) => won !== results[0]);
      const length = other < 0 ? results.length : other;
      return results[0] ? length : -length;
    },
  };
};
