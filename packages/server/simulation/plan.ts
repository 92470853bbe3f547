// The plan of one simulation, drawn from its seed before it begins. A failing plan is shortened by leaving out steps.
import type { CreateTable } from '@crescendo/protocol';
import { type Dice, pick, range, seeded } from '@crescendo/rules';
import { LEVELS } from './world/bots.ts';
import type { BusQuality } from './world/bus.ts';
import type { StorageHealth } from './world/engine.ts';

const MOVE_MODES = ['legal', 'again', 'twice', 'stale', 'wrong', 'stolen-id', 'other-table'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

/** An action of a client at a table. `room`: one of the tables of the plan. */
export type ActionAtTable =
  | { readonly kind: 'move'; readonly mode: MoveMode; readonly room: number; readonly choice: number }
  | { readonly kind: 'say' | 'leave' | 'sit' | 'rematch' | 'look-away' | 'watch'; readonly room: number }
  | { readonly kind: 'pause'; readonly room: number; readonly pause: boolean }
  | FeatureAction;

/** An action besides playing. `choice`: decides what exactly. */
export interface FeatureAction {
  readonly kind: (typeof FEATURES)[number];
  readonly room: number;
  readonly choice: number;
}

const FEATURES = ['take-back', 'draft', 'host', 'absence', 'review', 'react', 'look-at-group'] as const;

export type Action =
  | ActionAtTable
  | { readonly kind: 'rename'; readonly name: string }
  /** The socket breaks. */
  | { readonly kind: 'drop' }
  /** The network of the client is gone for this time, without a word. */
  | { readonly kind: 'vanish'; readonly ms: number };

/** A disturbance of a server. */
export type NodeDisturbance =
  | { readonly kind: 'kill' | 'pause' | 'disconnect'; readonly node: number; readonly ms: number }
  | {
      readonly kind: 'storage';
      readonly node: number;
      readonly ms: number;
      readonly health: StorageHealth;
    };

export type Disturbance =
  | NodeDisturbance
  | { readonly kind: 'bus'; readonly ms: number; readonly quality: BusQuality }
  /** Nobody can reach the servers; after a power cut they start again soon. */
  | { readonly kind: 'exodus'; readonly ms: number; readonly isPowerCut: boolean };

export type Step = { readonly at: number } & (
  | { readonly client: number; readonly action: Action }
  | { readonly disturbance: Disturbance }
);

export interface Room {
  readonly settings: CreateTable;
  /** Its table is the group's. */
  readonly isGroups: boolean;
  readonly host: number;
  /** The other people who sit down; bots take the remaining seats. */
  readonly players: readonly number[];
  readonly spectators: readonly number[];
}

export interface Plan {
  readonly seed: string;
  readonly kind: 'sqlite' | 'postgres';
  readonly nodes: number;
  /** The last client has no account. */
  readonly clients: number;
  readonly rooms: readonly Room[];
  readonly steps: readonly Step[];
  /** The clients act for this long, in milliseconds. */
  readonly duration: number;
}

const GAMES: readonly Partial<CreateTable>[] = [
  { game: '5vor12' },
  { game: '5vor12', options: { start: 'four' } },
  { game: 'finito', options: { roundLimit: 4 } },
  { game: 'finito', options: { roundLimit: 8 } },
  { game: 'qwinto' },
  { game: 'rummikub', options: { values: 5, handSize: 5 } },
  { game: 'rummikub', options: { values: 5, handSize: 5 }, series: { rounds: 2, target: 0, by: 'points' } },
];

const whole = (dice: Dice, min: number, max: number): number => min + Math.floor(dice() * (max - min + 1));
const chance = (dice: Dice, probability: number): boolean => dice() < probability;

const clockFor = (dice: Dice): CreateTable['clock'] =>
  pick(dice, [
    undefined,
    { kind: 'move', seconds: whole(dice, 5, 20) },
    { kind: 'bank', seconds: whole(dice, 20, 90), increment: whole(dice, 0, 5) },
  ]);

const roomFor = (dice: Dice, people: number): Room => {
  const seats = whole(dice, 2, 3);
  const all = range(people);
  const host = pick(dice, all);
  const others = all.filter((client) => client !== host).slice(0, whole(dice, 0, seats - 1));
  const clock = clockFor(dice);
  return {
    isGroups: false,
    settings: {
      seats,
      ...pick(dice, GAMES),
      ...(clock && { clock }),
      ...(chance(dice, 0.2) && { delay: whole(dice, 2, 20) }),
      stopClock: chance(dice, 0.3),
      spectators: chance(dice, 0.8),
      absent: pick(dice, [0, 10, 30, 120]),
      level: pick(dice, LEVELS),
    } as CreateTable,
    host,
    players: others,
    spectators: all.filter((client) => client !== host && !others.includes(client)),
  };
};

const moveMode = (dice: Dice): MoveMode => (chance(dice, 0.75) ? 'legal' : pick(dice, MOVE_MODES));

const actionFor = (dice: Dice, room: number): Action => {
  if (chance(dice, 0.88)) return { kind: 'move', mode: moveMode(dice), room, choice: dice() };
  const kind = pick(dice, [
    ...(['say', 'leave', 'sit', 'sit', 'rematch', 'look-away', 'watch', 'watch'] as const),
    ...(['pause', 'rename', 'drop', 'drop', 'drop', 'drop', 'vanish'] as const),
  ]);
  if (kind === 'pause') return { kind, room, pause: chance(dice, 0.4) };
  if (kind === 'rename') return { kind, name: `Name ${whole(dice, 1, 999)}` };
  if (kind === 'drop') return { kind };
  if (kind === 'vanish') return { kind, ms: whole(dice, 1000, 60_000) };
  return { kind, room };
};

const disturbanceFor = (dice: Dice, nodes: number): Disturbance => {
  const node = whole(dice, 0, nodes - 1);
  const kind = pick(dice, [
    ...(['kill', 'kill', 'pause', 'disconnect', 'storage', 'storage'] as const),
    ...(['bus', 'bus', 'bus', 'exodus'] as const),
  ]);
  if (kind === 'exodus') return { kind, ms: whole(dice, 30_000, 180_000), isPowerCut: chance(dice, 0.7) };
  if (kind === 'storage') {
    const [failBefore, failAfter] = [dice() ** 2 * 0.5, dice() ** 2 * 0.5];
    const slowness = pick(dice, [1, 1, 20, 200]);
    return { kind, node, ms: whole(dice, 200, 20_000), health: { failBefore, failAfter, slowness } };
  }
  if (kind === 'bus') {
    const loss = pick(dice, [0, 0.3, 0.7, 1]);
    const quality = { loss, repetition: dice() * 0.5, delay: pick(dice, [10, 500, 5000]) };
    return { kind, ms: whole(dice, 500, 90_000), quality };
  }
  return { kind, node, ms: whole(dice, 100, kind === 'pause' ? 15_000 : 8000) };
};

/** The same plan until an earlier end. */
export const shortened = (plan: Plan, part: number): Plan => {
  const duration = plan.duration * part;
  return { ...plan, duration, steps: plan.steps.filter(({ at }) => at < duration) };
};

/**
 * The same plan with everything that people do besides playing. Drawn from dice of its own: the plan of a seed stays what it was
 * when something is added here.
 */
const withFeatures = (plan: Plan): Plan => {
  const dice = seeded(`features ${plan.seed}`);
  const { clients, rooms, duration } = plan;
  const rate = pick(dice, [0.05, 0.2, 0.5]);
  const count = Math.ceil((plan.steps.length / clients) * rate);
  const isTakingBack = chance(dice, 0.5);
  const steps = range(clients).flatMap((client): Step[] =>
    range(count).map(() => {
      const kind = isTakingBack && chance(dice, 0.6) ? 'take-back' : pick(dice, FEATURES);
      const room = whole(dice, 0, rooms.length - 1);
      return { at: dice() * duration, client, action: { kind, room, choice: dice() } };
    }),
  );
  return {
    ...plan,
    rooms: rooms.map((room) => ({
      ...room,
      isGroups: chance(dice, 0.5),
      settings: { ...room.settings, ...(chance(dice, 0.7) && { drafts: true }) },
    })),
    steps: [...plan.steps, ...steps].toSorted((a, b) => a.at - b.at),
  };
};

export const planFor = (seed: string): Plan => withFeatures(playFor(seed));

/** The games, the moves and the disturbances. */
const playFor = (seed: string): Plan => {
  const dice = seeded(`plan ${seed}`);
  const nodes = whole(dice, 1, 4);
  const people = whole(dice, 2, 4);
  const rooms = range(whole(dice, 1, 2)).map(() => roomFor(dice, people));
  // From quick games to slow ones.
  const pace = pick(dice, [600, 1500, 4000, 15_000]);
  const count = whole(dice, 60, 160);
  const duration = count * pace;
  const actions = range(people + 1).flatMap((client): Step[] =>
    range(count).map(() => ({
      at: dice() * duration,
      client,
      action: actionFor(dice, whole(dice, 0, rooms.length - 1)),
    })),
  );
  const disturbanceCount = chance(dice, 0.15) ? 0 : whole(dice, 1, 12);
  const disturbances = range(disturbanceCount).map(
    (): Step => ({ at: dice() * duration, disturbance: disturbanceFor(dice, nodes) }),
  );
  // The last hints are lost: nothing that follows makes up for them.
  if (chance(dice, 0.3))
    disturbances.push({
      at: duration - 20_000,
      disturbance: { kind: 'bus', ms: 25_000, quality: { loss: 1, repetition: 0, delay: 10 } },
    });
  return {
    seed,
    kind: nodes === 1 && chance(dice, 0.6) ? 'sqlite' : 'postgres',
    nodes,
    clients: people + 1,
    rooms,
    steps: [...actions, ...disturbances].toSorted((a, b) => a.at - b.at),
    duration,
  };
};
