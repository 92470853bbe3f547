// Games that one person has finished on this device, an entry each: the source of the statistics.
import type { JustRight } from '@crescendo/bots/just-right';
import type { ListedPlayer } from '@crescendo/protocol';
import * as v from 'valibot';
import { Collection } from '../../shell/storage/collection.ts';
import { legacyList } from '../../shell/storage/legacy.ts';
import { headStartIn } from '../setup/head-start.ts';
import type { SavedGame } from './saved-games.ts';

/** A player in a list of games, on this device or on a server. */
export interface PlayerEntry extends Omit<ListedPlayer, 'level'> {
  readonly level: ListedPlayer['level'] | JustRight;
}

/** A finished game, on this device or on a server. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: number;
  /** One for each seat. */
  readonly players: readonly PlayerEntry[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** Several rounds, counted as one game. */
  readonly isSeries: boolean;
  /** The number of moves taken back, if there were any. */
  readonly takenBack?: number;
  /** The number of hints asked for, if there were any. */
  readonly hints?: number;
  /** True where somebody had a head start. */
  readonly headStart?: boolean;
  /** The result with luck taken out, where it was counted: `SeatReview.adjusted`. */
  readonly adjusted?: number;
}

const MAX_GAMES = 500;

const PlayerEntrySchema: v.GenericSchema<unknown, PlayerEntry> = v.object({
  kind: v.picklist(['free', 'person', 'bot']),
  name: v.string(),
  level: v.nullable(v.custom<NonNullable<PlayerEntry['level']>>((value) => typeof value === 'string')),
});

const COMMON = {
  id: v.string(),
  game: v.string(),
  at: v.number(),
  seat: v.number(),
  scores: v.array(v.number()),
  winners: v.array(v.number()),
  isSeries: v.boolean(),
  takenBack: v.exactOptional(v.number()),
  hints: v.exactOptional(v.number()),
  headStart: v.exactOptional(v.boolean()),
  adjusted: v.exactOptional(v.number()),
};

const FinishedGameSchema: v.GenericSchema<unknown, FinishedGame> = v.object({
  ...COMMON,
  players: v.array(PlayerEntrySchema),
});

const PERSON: PlayerEntry = { kind: 'person', name: '', level: null };

const namedPlayer = (name: string): PlayerEntry =>
  name === '' ? PERSON : { kind: 'bot', name: '', level: name.slice(1) as PlayerEntry['level'] };

/** A game that an early version listed: a colon before the level of a bot, and nothing where a person sat. */
const NamedGameSchema = v.pipe(
  v.object({ ...COMMON, names: v.array(v.string()) }),
  v.transform(({ names, ...game }): FinishedGame => ({ ...game, players: names.map(namedPlayer) })),
);

const readGame = (value: unknown): FinishedGame | undefined => {
  const read = v.safeParse(v.union([FinishedGameSchema, NamedGameSchema]), value);
  return read.success ? read.output : undefined;
};

/** The key under which earlier versions kept all of them, as one list in localStorage. */
const LEGACY = 'tally';

const games = new Collection<FinishedGame>('finished-games', {
  read: readGame,
  legacy: () =>
    legacyList(LEGACY, (item) => {
      const game = readGame(item);
      return game && [game.id, game];
    }),
});

/** Resolves when the finished games can be asked for. */
export const loadFinishedGames = (): Promise<void> => games.load();

/** The latest last. */
export const finishedGames = (): readonly FinishedGame[] => games.all().toSorted((a, b) => a.at - b.at);

/** The result as it stands in a record; `undefined` before the end. */
export const resultIn = (record: string): Pick<FinishedGame, 'scores' | 'winners'> | undefined => {
  const [, scores, winners] = /^result ((?:-?\d+ )+)winners((?: [A-Z])*)$/m.exec(record) ?? [];
  if (scores === undefined || winners === undefined) return undefined;
  return {
    scores: scores.trim().split(' ').map(Number),
    winners: winners
      .split(' ')
      .filter(Boolean)
      .map((letter) => letter.charCodeAt(0) - 65),
  };
};

const takenBackIn = (record: string): number =>
  /^fair taken-back "([\d ]+)"$/m.exec(record)?.[1]?.split(' ').length ?? 0;

/** Only games of a single person count, none with a chosen deal, and each once: going back and playing on does not change the result. */
export const addFinishedGame = (game: SavedGame): void => games.whenLoaded(() => addLoaded(game));

const addLoaded = ({ id, from, setup, record, over, hints, updated }: SavedGame): void => {
  if (from !== undefined || setup.lesson) return;
  const seats = setup.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [seat, ...others] = seats;
  const result = over && others.length === 0 ? resultIn(record) : undefined;
  if (!result || seat === undefined) return;
  if (games.get(id)) return;
  const isUneven = headStartIn(setup.game, setup.options, setup.players.length) !== undefined;
  const played: FinishedGame = {
    id,
    game: setup.game,
    at: updated,
    seat,
    players: setup.players.map((player) =>
      player.kind === 'bot' ? { kind: 'bot', name: '', level: player.level } : PERSON,
    ),
    ...result,
    isSeries: setup.series !== null,
    ...(takenBackIn(record) > 0 && { takenBack: takenBackIn(record) }),
    ...(hints !== undefined && { hints }),
    ...(isUneven && { headStart: true }),
  };
  games.put(id, played);
  for (const { id: oldest } of finishedGames().slice(0, -MAX_GAMES)) games.remove(oldest);
};

/** Notes what a finished game would have brought with equal luck; a game that is not listed stays so. */
export const noteEqualLuck = (id: string, adjusted: number): void => {
  const played = games.get(id);
  if (played !== undefined && played.adjusted === undefined) games.put(id, { ...played, adjusted });
};
