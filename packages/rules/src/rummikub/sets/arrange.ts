// The best way to lay tiles out in sets, exactly. Goes through the numbers from 1 up, colour by colour, and remembers
// only how many open runs of each colour have one tile, two tiles, and three or more, and how many tiles of the
// present number wait for groups. Which run a tile joins need not be tried: short runs must grow, and a long run
// growing is never worse than a new one beginning.

import type { Options, Tile, TileSet } from '../types.ts';
import { JOKER, tileOf } from './tiles.ts';

export interface Arrangement {
  readonly score: number;
  readonly sets: readonly TileSet[];
}

/** The quantity to maximise: the sum of the numbers, or tiles out of `may`. */
export type Aim = 'points' | 'tiles';

interface Node {
  /** Open runs by colour, as `ones + 8 * twos + 64 * longer`. */
  readonly runs: readonly number[];
  readonly jokers: number;
  /** Tiles of the present number that wait for groups: all, and the most of one colour. */
  readonly waiting: number;
  readonly deepest: number;
  /** All of the above as one number. */
  readonly key: number;
  readonly score: number;
  readonly before: Node | undefined;
  readonly step: Step | undefined;
}

/** Tiles of one number and colour in runs, jokers for it in runs, and tiles for groups; or the groups themselves. */
type Step =
  | { readonly tile: Tile; readonly real: number; readonly jokers: number; readonly waiting: number }
  | { readonly groups: number; readonly jokers: number };

/** The remaining budget of a search, in positions it examines; shared by all its parts. */
export interface Effort {
  left: number;
}

/** All that is given. */
interface Task {
  readonly effort: Effort;
  readonly options: Options;
  readonly must: readonly number[];
  readonly may: readonly number[];
  readonly aim: Aim;
  /** All jokers there are. */
  readonly jokers: number;
}

/**
 * The best arrangement of all of `must` and any of `may`; `undefined` when `must` cannot be arranged, or when that was
 * not found out with the `effort` allowed.
 */
export const arrange = (
  options: Options,
  must: readonly number[],
  may: readonly number[],
  aim: Aim,
  effort: Effort = { left: Number.POSITIVE_INFINITY },
): Arrangement | undefined => {
  const task: Task = { options, must, may, aim, effort, jokers: must[JOKER]! + may[JOKER]! };
  const runs = new Array<number>(options.colours).fill(0);
  const start = { runs, jokers: 0, waiting: 0, deepest: 0 };
  let nodes: readonly Node[] = [{ ...start, key: 0, score: 0, before: undefined, step: undefined }];
  for (let number = 1; number <= options.values; number++) {
    for (let colour = 0; colour < options.colours; colour++) {
      nodes = useTiles(task, nodes, number, colour);
      effort.left -= nodes.length;
      if (effort.left < 0) return undefined;
    }
    nodes = makeGroups(task, nodes, number);
  }
  const worth = ({ score, jokers }: Node): number =>
    aim === 'tiles' ? score + jokers - must[JOKER]! : score;
  let best: Node | undefined;
  for (const node of nodes)
    if (node.jokers >= must[JOKER]! && (best === undefined || worth(node) > worth(best))) best = node;
  return best && { score: worth(best), sets: build(best, options) };
};

// The weights of a run of a colour, a joker, a waiting tile and the deepest pile in a key.
const RUN = [1, 2 ** 9, 2 ** 18, 2 ** 27];
const PER_JOKER = 2 ** 36;
const PER_WAITING = 2 ** 39;
const PER_DEEPEST = 2 ** 43;

/** Every way to use the tiles of one number and colour. */
const useTiles = (task: Task, nodes: readonly Node[], number: number, colour: number): readonly Node[] => {
  const room = roomFor(task, colour, number + 1);
  const uses = usesOf(task, number, colour);
  const found = new Map<number, Node>();
  for (const node of nodes) {
    const others = lackingElsewhere(task, node.runs, number, colour);
    const open = node.runs[colour]!;
    const short = shortRuns(open);
    for (const use of uses)
      for (let jokers = Math.max(0, short - use.real); jokers <= task.jokers - node.jokers; jokers++) {
        const left = task.jokers - node.jokers - jokers;
        const grown = grow(open, use.real + jokers, room + left);
        if (others + lacking(task, grown, colour, number + 1) > left) continue;
        const score = node.score + use.gain + (task.aim === 'points' ? jokers * number : 0);
        const deepest = Math.max(node.deepest, use.waiting);
        const key =
          node.key +
          (grown - open) * RUN[colour]! +
          jokers * PER_JOKER +
          use.waiting * PER_WAITING +
          (deepest - node.deepest) * PER_DEEPEST;
        const known = found.get(key);
        if (known !== undefined && known.score >= score) continue;
        found.set(key, {
          runs: node.runs.with(colour, grown),
          jokers: node.jokers + jokers,
          waiting: node.waiting + use.waiting,
          deepest,
          key,
          score,
          before: node,
          step: { tile: use.tile, real: use.real, jokers, waiting: use.waiting },
        });
      }
  }
  return [...found.values()];
};

/** The ways to share out the real tiles of one number and colour between runs and groups, with their score. */
const usesOf = ({ must, may, aim }: Task, number: number, colour: number) => {
  const tile = tileOf(colour, number);
  const least = must[tile]!;
  return Array.from({ length: may[tile]! + 1 }, (_, more) => least + more).flatMap((used) =>
    Array.from({ length: used + 1 }, (_, real) => ({
      tile,
      real,
      waiting: used - real,
      gain: aim === 'points' ? used * number : used - least,
    })),
  );
};

/** The least number of jokers that the short runs of the other colours need. */
const lackingElsewhere = (task: Task, runs: readonly number[], number: number, colour: number): number => {
  let sum = 0;
  for (let c = 0; c < runs.length; c++)
    if (c !== colour) sum += lacking(task, runs[c]!, c, c < colour ? number + 1 : number);
  return sum;
};

/** The number of tiles of this number that may go into runs. */
const roomFor = ({ must, may, options }: Task, colour: number, number: number): number => {
  const tile = tileOf(colour, number);
  return number > options.values ? 0 : must[tile]! + may[tile]!;
};

/** The least number of jokers that the short runs of a colour need, their next tile being this number. */
const lacking = (task: Task, open: number, colour: number, number: number): number => {
  const short = shortRuns(open);
  if (short === 0) return 0;
  const ones = open & 7;
  // Beyond the highest number a joker is of no use either.
  if (number > task.options.values || (ones > 0 && number === task.options.values)) return Infinity;
  return (
    Math.max(0, short - roomFor(task, colour, number)) +
    (ones > 0 ? Math.max(0, ones - roomFor(task, colour, number + 1)) : 0)
  );
};

const shortRuns = (open: number): number => (open & 7) + ((open >> 3) & 7);

/** Open runs after `count` tiles of the next number have joined them; more long ones than `most` are not needed. */
const grow = (open: number, count: number, most: number): number => {
  const [ones, twos, longer] = [open & 7, (open >> 3) & 7, open >> 6];
  const spare = count - ones - twos;
  const growing = Math.min(longer, spare);
  return spare - growing + 8 * ones + 64 * Math.min(twos + growing, most);
};

/** Every way to make groups of the tiles that wait for them. */
const makeGroups = (task: Task, nodes: readonly Node[], number: number): readonly Node[] => {
  const found = new Map<number, Node>();
  for (const node of nodes)
    for (let jokers = 0; jokers <= (node.waiting === 0 ? 0 : task.jokers - node.jokers); jokers++) {
      const groups = groupsFor(node.waiting, jokers, node.deepest, task.options.colours);
      if (groups === undefined) continue;
      const score = node.score + (task.aim === 'points' ? jokers * number : 0);
      const key = node.key + jokers * PER_JOKER - node.waiting * PER_WAITING - node.deepest * PER_DEEPEST;
      const known = found.get(key);
      if (known !== undefined && known.score >= score) continue;
      found.set(key, {
        runs: node.runs,
        jokers: node.jokers + jokers,
        waiting: 0,
        deepest: 0,
        key,
        score,
        before: node,
        step: { groups, jokers },
      });
    }
  return paretoFront([...found.values()]);
};

/** Nodes without those that another equals in all but long runs and score, and surpasses in these. */
const paretoFront = (nodes: readonly Node[]): readonly Node[] => {
  const rivals = new Map<number, Node[]>();
  const best: Node[] = [];
  for (const node of [...nodes].sort((a, b) => strength(b) - strength(a))) {
    let key = node.jokers;
    for (let i = 0; i < node.runs.length; i++) key = key * 64 + (node.runs[i]! & 63);
    const others = rivals.get(key);
    if (others?.some((other) => dominates(other, node))) continue;
    if (others === undefined) rivals.set(key, [node]);
    else others.push(node);
    best.push(node);
  }
  return best;
};

/** Adds up what one node must have at least as much of as another to surpass it. */
const strength = ({ score, runs }: Node): number => {
  let sum = score;
  for (let i = 0; i < runs.length; i++) sum += runs[i]! >> 6;
  return sum;
};

const dominates = (a: Node, b: Node): boolean => {
  if (a.score < b.score) return false;
  for (let i = 0; i < a.runs.length; i++) if (a.runs[i]! < b.runs[i]!) return false;
  return true;
};

/** The number of groups that so many tiles can make, at least one of them numbered in each; `undefined`: none fit. */
const groupsFor = (real: number, jokers: number, deepest: number, colours: number): number | undefined => {
  const all = real + jokers;
  for (let groups = deepest; groups <= real; groups++)
    if (all >= 3 * groups && all <= colours * groups) return groups;
  return undefined;
};

const build = (last: Node, { colours }: Options): readonly TileSet[] => {
  const steps: Step[] = [];
  for (let node: Node | undefined = last; node?.step !== undefined; node = node.before)
    steps.unshift(node.step);
  const done: TileSet[] = [];
  let waiting: Tile[] = [];
  const open: Tile[][][] = Array.from({ length: colours }, () => []);
  for (const [i, step] of steps.entries()) {
    if ('tile' in step) {
      const colour = i % (colours + 1);
      open[colour] = growRuns(open[colour]!, step.tile, step.real, step.jokers, done);
      waiting.push(...new Array<Tile>(step.waiting).fill(step.tile));
    } else {
      waiting.push(...new Array<Tile>(step.jokers).fill(JOKER));
      done.push(...dealOut(waiting, step.groups));
      waiting = [];
    }
  }
  for (const runs of open) for (const tiles of runs) done.push({ kind: 'run', tiles });
  return done;
};

/** The runs that stay open; those that end go to `done`. */
const growRuns = (
  open: readonly Tile[][],
  tile: Tile,
  reals: number,
  jokers: number,
  done: TileSet[],
): Tile[][] => {
  const count = reals + jokers;
  const order = [...open].sort((a, b) => Number(a.length >= 3) - Number(b.length >= 3));
  const growing = order.slice(0, count);
  for (const tiles of order.slice(count)) done.push({ kind: 'run', tiles });
  while (growing.length < count) growing.push([]);
  // Real tiles go first to runs of jokers: a set of jokers alone is no set.
  const isPoor = (tiles: readonly Tile[]): boolean => tiles.length > 0 && tiles.every((t) => t === JOKER);
  const first = [...growing.filter(isPoor), ...growing.filter((tiles) => !isPoor(tiles))];
  return first.map((tiles, i) => [...tiles, i < reals ? tile : JOKER]);
};

const dealOut = (tiles: readonly Tile[], groups: number): readonly TileSet[] =>
  Array.from({ length: groups }, (_, group) => ({
    kind: 'group',
    tiles: tiles.filter((_, i) => i % groups === group),
  }));
