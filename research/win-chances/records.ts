// The games that play.ts wrote down.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import {
  type AnyEvent,
  type AnyGame,
  type AnyState,
  type GameId,
  gameById,
  type OptionValues,
  parseEvent,
} from '@crescendo/rules';

export interface Played {
  readonly set: string;
  readonly seats: number;
  readonly bots: string;
  readonly n: number;
  readonly first: number;
  readonly events: readonly string[];
}

export const readLine = (line: string): Played => {
  const [set = '', seats, bots = '', n, first, ...events] = line.split('\t');
  return { set, bots, seats: Number(seats), n: Number(n), first: Number(first), events };
};

/** All games of this kind in the folder, at most `most` of each set, seats and bots. */
export const readRecords = (
  folder: string,
  game: GameId,
  set: string,
  most = Infinity,
): readonly Played[] => {
  const counts = new Map<string, number>();
  const files = readdirSync(folder).filter((name) => name.startsWith(`${game}-`) && name.endsWith('.br'));
  const lines = files.toSorted().flatMap((name) =>
    brotliDecompressSync(readFileSync(`${folder}/${name}`))
      .toString()
      .split('\n')
      .filter((line) => line.startsWith(`${set}\t`)),
  );
  return lines
    .map(readLine)
    .toSorted((a, b) => a.seats - b.seats || (a.bots < b.bots ? -1 : a.bots > b.bots ? 1 : a.n - b.n))
    .filter(({ seats, bots }) => {
      const kind = `${seats} ${bots}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return counts.get(kind)! <= most;
    });
};

export interface Replayed {
  /** The state before each event, and the last one. */
  readonly states: readonly AnyState[];
  readonly events: readonly AnyEvent[];
  readonly shares: readonly number[];
}

/** Each seat's share of the game in the end. */
export const sharesOf = (game: AnyGame, last: AnyState): readonly number[] => {
  const turn = game.turn(last);
  if (turn.kind !== 'over') throw new Error('a game that is not over');
  return turn.scores.map((_, seat) => (turn.winners.includes(seat) ? 1 / turn.winners.length : 0));
};

export const replay = (
  id: GameId,
  { seats, first, events }: Played,
  options: OptionValues = gameById(id)!.options,
): Replayed => {
  const game = gameById(id)!;
  const parsed = events.map((text) => parseEvent(game, seats, text)!);
  const states = [game.setup(seats, options, first)];
  for (const event of parsed) states.push(game.apply(states.at(-1)!, event));
  return { states, events: parsed, shares: sharesOf(game, states.at(-1)!) };
};
