// Games of Top on this device: the one that is being played, each under its id, and the results of all.
import { LEVELS, type Level } from '@crescendo/bots';
import { TOP_IDEAS, type TopIdea } from '@crescendo/bots/top';
import type { Tile, TileSet } from '@crescendo/rules/rummikub';
import { type TopPlay, topScore } from '@crescendo/rules/top';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStoredJson, removeStored, storedKeys, writeStored } from '../../shell/storage/storage.ts';

export const CLOCKS = [0, 60, 90, 120] as const;
export type TopClock = (typeof CLOCKS)[number];

const TableSchema: v.GenericSchema<unknown, readonly TileSet[]> = v.array(
  v.object({ kind: v.picklist(['run', 'group']), tiles: v.array(v.number()) }),
);
const TilesSchema: v.GenericSchema<unknown, readonly Tile[]> = v.array(v.number());
const PlaySchema: v.GenericSchema<unknown, TopPlay> = v.object({
  table: TableSchema,
  tiles: v.array(v.number()),
  points: v.number(),
  touched: v.number(),
});
const LevelsSchema: v.GenericSchema<unknown, Readonly<Record<Level, number>>> = v.object({
  beginner: v.number(),
  casual: v.number(),
  strong: v.number(),
  expert: v.number(),
});

const RoundSchema = v.object({
  number: v.number(),
  table: TableSchema,
  rack: TilesSchema,
  top: PlaySchema,
  exchanged: v.boolean(),
  levels: LevelsSchema,
  /** `null`: it is being played. */
  play: v.nullable(PlaySchema),
  idea: v.nullable(v.picklist(TOP_IDEAS)),
});
export type SavedRound = v.InferOutput<typeof RoundSchema>;

const GameSchema = v.object({
  version: v.literal(1),
  seed: v.string(),
  clock: v.picklist(CLOCKS),
  rounds: v.array(RoundSchema),
  /** The rounds whose answer has been looked at. */
  seen: v.number(),
  /** The turn as it was begun, for the board. */
  draft: v.optional(v.unknown()),
  /** The last table of this round in which all was right; `null`: none yet. */
  counted: v.nullable(TableSchema),
  /** The time at which the round ends; `null`: no clock, or not begun. */
  deadline: v.nullable(v.number()),
});
export type SavedTop = v.InferOutput<typeof GameSchema>;

const ResultSchema = v.object({
  id: v.string(),
  at: v.number(),
  clock: v.number(),
  rounds: v.array(
    v.object({ points: v.number(), most: v.number(), idea: v.nullable(v.picklist(TOP_IDEAS)) }),
  ),
  /** By level the points of each round. */
  levels: v.object({
    beginner: v.array(v.number()),
    casual: v.array(v.number()),
    strong: v.array(v.number()),
    expert: v.array(v.number()),
  }),
});
export type TopResult = v.InferOutput<typeof ResultSchema>;

const RESULTS = 'top-results';
const KEPT_RESULTS = 1000;

const changes = signal(0);

export const savedTop = (id: string): SavedTop | undefined => readStoredJson(`top.${id}`, GameSchema);

export const saveTop = (id: string, game: SavedTop): void => {
  writeStored(`top.${id}`, JSON.stringify(game));
};

export const newTop = (seed: string, clock: TopClock): SavedTop => ({
  version: 1,
  seed,
  clock,
  rounds: [],
  seen: 0,
  counted: null,
  deadline: null,
});

/** The ids of games that were begun and not ended. */
export const begunTops = (): readonly string[] =>
  storedKeys('top.')
    .map((key) => key.slice('top.'.length))
    .filter((id) => (savedTop(id)?.rounds.length ?? 0) > 0);

export const topResults = (): readonly TopResult[] => {
  void changes.value;
  return readStoredJson(RESULTS, v.array(ResultSchema)) ?? [];
};

export const resultOf = (id: string): TopResult | undefined => topResults().find((each) => each.id === id);

const resultFrom = (id: string, { clock, rounds }: SavedTop): TopResult => {
  const of = (level: Level) => rounds.map(({ levels }) => levels[level]);
  return {
    id,
    at: Date.now(),
    clock,
    rounds: rounds.map(({ play, top, idea }) => ({ points: play?.points ?? 0, most: top.points, idea })),
    levels: { beginner: of('beginner'), casual: of('casual'), strong: of('strong'), expert: of('expert') },
  };
};

/** The result replaces the game. Of a game played twice the first result stays. */
export const endTop = (id: string, game: SavedTop): void => {
  const before = topResults().filter((each) => each.id !== id);
  const result = resultOf(id) ?? resultFrom(id, game);
  writeStored(RESULTS, JSON.stringify([...before, result].slice(-KEPT_RESULTS)));
  removeStored(`top.${id}`);
  changes.value++;
};

export interface Rank {
  /** `you` or a level. */
  readonly who: Level | 'you';
  readonly points: number;
  readonly percent: number;
  readonly found: number;
  readonly place: number;
}

/** Everybody so far, the most points first; equal points share a place. */
export const rankingOf = ({ rounds, levels }: Pick<TopResult, 'rounds' | 'levels'>): readonly Rank[] => {
  const of = (points: readonly number[]) =>
    topScore(rounds.map(({ most }, i) => ({ points: points[i] ?? 0, most })));
  const all = [
    { who: 'you' as const, ...of(rounds.map(({ points }) => points)) },
    ...LEVELS.toReversed().map((who) => ({ who, ...of(levels[who]) })),
  ].toSorted((a, b) => b.points - a.points);
  return all.map((each) => ({ ...each, place: 1 + all.filter(({ points }) => points > each.points).length }));
};

/** The standing of a game that goes on. */
export const rankingSoFar = (game: SavedTop): readonly Rank[] =>
  rankingOf(resultFrom('', { ...game, rounds: game.rounds.filter(({ play }) => play !== null) }));

/** The ideas missed, the most frequent first. */
export const missedIdeas = (
  results: readonly Pick<TopResult, 'rounds'>[],
): readonly (readonly [TopIdea, number])[] => {
  const all = results.flatMap(({ rounds }) => rounds.flatMap(({ idea }) => idea ?? []));
  return TOP_IDEAS.map((idea) => [idea, all.filter((each) => each === idea).length] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a);
};
