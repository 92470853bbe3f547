// "Same game, same luck: beat me." A challenge is a finished game without its draws: they follow from the seed. As a text
// it is a record whose events are the moves alone, packed so that it fits into a link.
import { isOpponentOf, type SeatBot } from '@crescendo/bots';
import { isJustRight } from '@crescendo/bots/just-right';
import { asName } from '@crescendo/protocol/visible-text';
import {
  type AnyGame,
  type AnyMatch,
  formatRecord,
  type GameRecord,
  itemAt,
  Match,
  parseRecord,
  range,
  type Seat,
  stableDraws,
} from '@crescendo/rules';
import type { SavedGame } from './saved/saved-games.ts';
import type { GameSetup, Player } from './setup/game-setup.ts';

export interface Challenge {
  /** The challenger's name, and the seat they played. */
  readonly name: string;
  readonly seat: Seat;
  /** The same game for somebody else; nothing in it names the challenger. */
  readonly setup: GameSetup;
  /** Their whole game. */
  readonly match: AnyMatch;
  /** The number of times they took something back. */
  readonly takenBack: number;
  /** The number of hints they asked for. */
  readonly hints: number;
}

/** The reason why a game is no challenge: others sat at this device, it continues another game, its luck was chosen or is not stable. */
export type NoChallenge = 'several' | 'continued' | 'lesson' | 'old' | 'not-over';

const humanSeats = ({ players }: GameSetup): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

export const whyNoChallenge = ({ setup, over, from }: SavedGame): NoChallenge | undefined => {
  if (!over) return 'not-over';
  if (humanSeats(setup).length !== 1) return 'several';
  if (from !== undefined) return 'continued';
  if (setup.lesson) return 'lesson';
  return setup.draws === 'stable' ? undefined : 'old';
};

/** The challenge as text, for a link. `name`: of the person who played. */
export const challengeText = async (saved: SavedGame, game: AnyGame, name: string): Promise<string> => {
  const parsed = parseRecord(saved.record, () => game);
  if ('error' in parsed) throw new Error(parsed.error.code);
  const { setup } = saved;
  const taken = parsed.record.fairness['taken-back'];
  const record: GameRecord = {
    ...parsed.record,
    names: setup.players.map(({ kind }) => (kind === 'human' ? name : '')),
    fairness: {
      draws: 'stable',
      seed: setup.seed,
      levels: setup.players.map((player) => (player.kind === 'bot' ? player.level : '')).join(','),
      ...(setup.preset !== '' && { preset: setup.preset }),
      ...(setup.clock > 0 && { clock: String(setup.clock) }),
      ...(taken !== undefined && { 'taken-back': taken }),
      ...(saved.hints !== undefined && { hints: String(saved.hints) }),
    },
    result: null,
    events: parsed.record.events.filter(({ kind }) => kind === 'move'),
  };
  return pack(formatRecord(record, () => game));
};

/** The game that a challenge is about, without reading the rest; `undefined`: this is no challenge. */
export const unpackChallenge = async (
  packed: string,
): Promise<{ readonly game: string; readonly text: string } | undefined> => {
  const text = await unpack(packed).catch(() => undefined);
  const game = /^game (\S+)$/m.exec(text ?? '')?.[1];
  return text === undefined || game === undefined ? undefined : { game, text };
};

/** A challenge that was played again to its end; `undefined`: it is damaged, or not of this version. */
export const readChallenge = (text: string, game: AnyGame): Challenge | undefined => {
  const parsed = parseRecord(text, (id) => (id === game.id ? game : undefined));
  if ('error' in parsed) return undefined;
  const { record } = parsed;
  const setup = setupOf(record, game);
  const [seat] = setup ? humanSeats(setup) : [];
  const match = setup && replay(record, setup, game);
  if (!setup || !match || seat === undefined) return undefined;
  const takenBack = (record.fairness['taken-back'] ?? '').split(' ').filter(Boolean).length;
  const { hints = '0' } = record.fairness;
  if (!/^\d{1,4}$/.test(hints)) return undefined;
  return { name: asName(record.names[seat] ?? ''), seat, setup, match, takenBack, hints: Number(hints) };
};

const isSeatBot = (game: string, level: string): level is SeatBot =>
  isOpponentOf(game, level) || isJustRight(level);

const setupOf = ({ fairness, ...record }: GameRecord, game: AnyGame): GameSetup | undefined => {
  const { draws, seed = '', levels = '', preset = '', clock = '0' } = fairness;
  const named = levels.split(',');
  if (draws !== 'stable' || seed === '' || seed.length > 80 || !/^\d{1,5}$/.test(clock)) return undefined;
  if (named.length !== record.seats || named.filter((level) => level === '').length !== 1) return undefined;
  if (!named.every((level) => level === '' || isSeatBot(game.id, level))) return undefined;
  const players = named.map(
    (level): Player =>
      isSeatBot(game.id, level) ? { kind: 'bot', level, name: '' } : { kind: 'human', name: '' },
  );
  return {
    game: game.id,
    preset: Object.hasOwn(game.presets, preset) ? preset : '',
    options: record.options,
    series: record.series,
    players,
    ...(record.first !== undefined && { first: record.first }),
    clock: Number(clock),
    seed,
    draws,
  };
};

const replay = ({ events }: GameRecord, setup: GameSetup, game: AnyGame): AnyMatch | undefined => {
  const { players, options, series, first = 0, seed } = setup;
  const luck = stableDraws(seed);
  let match: AnyMatch = Match.begin({ game, seats: players.length, options, series, first }).settle(luck);
  for (const event of events) {
    const played = match.play(event);
    if ('refusal' in played) return undefined;
    match = played.match.settle(luck);
  }
  return match.turn.kind === 'over' ? match : undefined;
};

/** The point at which two people with the same luck went apart. */
export interface Divergence {
  /** `choice`: they chose differently; `answer`: before that, somebody else did (a bot of another version). */
  readonly why: 'choice' | 'answer';
  /** The number of equal decisions of this seat. */
  readonly same: number;
  /** The event of each game that is the first different decision; `undefined` where the game ended before it. */
  readonly events: readonly [mine: number | undefined, theirs: number | undefined];
}

const decisionsOf = (match: AnyMatch, seat: Seat): readonly number[] =>
  match.events.flatMap((event, i) => (event.kind === 'move' && event.seat === seat ? [i] : []));

/** `undefined`: they played the same game. */
export const divergence = (mine: AnyMatch, theirs: AnyMatch, seat: Seat): Divergence | undefined => {
  const [own, other] = [decisionsOf(mine, seat), decisionsOf(theirs, seat)];
  const seen = (match: AnyMatch, event: number): string =>
    JSON.stringify(match.at(event).atDecision(seat).fullView(seat));
  const made = (match: AnyMatch, event: number): string => {
    const move = itemAt(match.events, event);
    return move.kind === 'move' ? match.game.notation.move.format(move.move) : '';
  };
  for (const same of range(Math.max(own.length, other.length))) {
    const events = [own[same], other[same]] as const;
    const [a, b] = events;
    if (a === undefined || b === undefined || seen(mine, a) !== seen(theirs, b))
      return { why: 'answer', same, events };
    if (made(mine, a) !== made(theirs, b)) return { why: 'choice', same, events };
  }
  return undefined;
};

/** Compares lexically: the first difference counts. */
const firstDifference = (mine: readonly number[], theirs: readonly number[]): number =>
  mine.map((value, i) => value - itemAt(theirs, i)).find((difference) => difference !== 0) ?? 0;

/** Tells who did better with the same luck: a win counts first, then points, then fewer decisions, as in a deal of the day. */
export const betterOf = (mine: AnyMatch, theirs: AnyMatch, seat: Seat): 'mine' | 'theirs' | 'equal' => {
  const rank = (match: AnyMatch): readonly number[] => {
    const { turn } = match;
    if (turn.kind !== 'over') return [0, 0, 0];
    return [turn.winners.includes(seat) ? 1 : 0, itemAt(turn.scores, seat), -match.decisions(seat)];
  };
  const ahead = firstDifference(rank(mine), rank(theirs));
  return ahead > 0 ? 'mine' : ahead < 0 ? 'theirs' : 'equal';
};

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough<Uint8Array>(change as never);
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const pack = async (text: string): Promise<string> => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** No game is longer; what unpacks to more is not ours. */
const MAX_PACKED = 40_000;

const unpack = async (packed: string): Promise<string> => {
  if (packed.length > MAX_PACKED) throw new Error('too long');
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
};
