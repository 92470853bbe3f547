// The plan of a turn that was begun: the felt as planned, every step on the way, and the rack's own order. Plain JSON, so that it
// survives a reload.
import { itemAt, type Seat } from '@crescendo/rules';
import type { Options, Tile } from '@crescendo/rules/rummikub';
import { firstTouched } from './edit.ts';
import { type FeltSet, type Ground, isSameList, nextId, type Piece, type Sets } from './piece.ts';
import { setErrorOf, tidy } from './shape.ts';

export interface Plan {
  readonly seat: Seat;
  readonly ground: Ground;
  readonly sets: Sets;
  readonly past: readonly Sets[];
  readonly future: readonly Sets[];
}

export interface Draft {
  readonly plan?: Plan | undefined;
  /** For each seat at this device the order in which it likes its tiles. */
  readonly orders: { readonly [seat: number]: readonly Tile[] };
}

const EMPTY: Draft = { orders: {} };
const MAX_STEPS = 60;

export const step = (plan: Plan, sets: Sets): Plan =>
  plan.sets === sets
    ? plan
    : { ...plan, sets, past: [...plan.past, plan.sets].slice(-MAX_STEPS), future: [] };

export const undo = (plan: Plan): Plan => {
  const sets = plan.past.at(-1);
  return sets ? { ...plan, sets, past: plan.past.slice(0, -1), future: [plan.sets, ...plan.future] } : plan;
};

export const redo = (plan: Plan): Plan => {
  const [sets, ...future] = plan.future;
  return sets ? { ...plan, sets, past: [...plan.past, plan.sets], future } : plan;
};

/** Everything back as it was; this, too, can be undone. */
export const reset = (plan: Plan): Plan => step(plan, plan.ground.sets);

export const begin = (seat: Seat, ground: Ground): Plan => ({
  seat,
  ground,
  sets: ground.sets,
  past: [],
  future: [],
});

/** Sets of a plan, and the sets of the ground they are made of, that hang together. */
interface ConnectedSets {
  readonly from: readonly FeltSet[];
  readonly to: readonly FeltSet[];
}

const connectedSetsOf = (ground: Sets, sets: Sets): readonly ConnectedSets[] => {
  const isKept = (set: FeltSet): boolean =>
    ground.some((old) => old.id === set.id && old.kind === set.kind && isSameList(old.pieces, set.pieces));
  let left = sets.filter((set) => !isKept(set));
  const groups: ConnectedSets[] = [];
  while (left.length > 0) {
    let to = left.slice(0, 1);
    let from: readonly FeltSet[] = [];
    for (let size = -1; size !== to.length + from.length; ) {
      size = to.length + from.length;
      const inTo = new Set(to.flatMap(({ pieces }) => pieces));
      from = ground.filter(({ pieces }) => pieces.some((piece) => inTo.has(piece)));
      const inFrom = new Set(from.flatMap(({ pieces }) => pieces));
      to = left.filter((set) => to.includes(set) || set.pieces.some((piece) => inFrom.has(piece)));
    }
    groups.push({ from, to });
    left = left.filter((set) => !to.includes(set));
  }
  return groups;
};

interface Rebased {
  readonly plan: Plan;
  /** Tells whether a part of the plan no longer fits. */
  readonly lost: boolean;
}

/** The table has changed under a plan: keep what still fits. */
export const rebase = (plan: Plan, ground: Ground, options: Options): Rebased => {
  const mine = new Set(ground.rack);
  const before = new Set(plan.ground.sets.flatMap(({ pieces }) => pieces));
  let sets: Sets = ground.sets;
  let lost = false;
  let id = Math.max(nextId(sets), nextId(plan.sets));
  const isSame = (set: FeltSet): boolean =>
    sets.some((other) => other.id === set.id && isSameList(other.pieces, set.pieces));
  for (const { from, to } of connectedSetsOf(plan.ground.sets, plan.sets)) {
    const own = to.flatMap(({ pieces }) => pieces.filter((piece) => !before.has(piece)));
    const grown = grownSet(from, to, own, sets, options);
    if (!own.every((piece) => mine.has(piece))) lost = true;
    else if (from.every(isSame)) {
      const gone = new Set(from.map((set) => set.id));
      const kept = sets.filter((set) => !gone.has(set.id));
      const taken = new Set(kept.map((set) => set.id));
      sets = [...kept, ...to.map((set) => (taken.has(set.id) ? { ...set, id: id++ } : set))];
    } else if (grown) sets = sets.map((set) => (set.id === grown.id ? grown : set));
    else lost = true;
  }
  return { plan: { ...begin(plan.seat, ground), sets }, lost };
};

/** Adds own tiles to their set, which somebody else has changed too, if they still go there. */
const grownSet = (
  from: readonly FeltSet[],
  to: readonly FeltSet[],
  own: readonly Piece[],
  sets: Sets,
  options: Options,
): FeltSet | undefined => {
  if (from.length !== 1 || to.length !== 1) return undefined;
  const now = sets.find((set) => set.id === itemAt(from, 0).id);
  if (!now) return undefined;
  const shape = tidy([...now.pieces, ...own], options, now.kind);
  return setErrorOf(shape, options) ? undefined : { ...shape, id: now.id };
};

export const isTouched = (plan: Plan): boolean =>
  plan.sets.length !== plan.ground.sets.length || firstTouched(plan.ground.sets, plan.sets) !== undefined;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));
const isSets = (value: unknown): value is Sets =>
  Array.isArray(value) &&
  value.every(
    (set) =>
      Number.isInteger(set?.id) && (set.kind === 'run' || set.kind === 'group') && isNumbers(set.pieces),
  );

/** A draft may come from an older page: what cannot be read is left aside. */
export const readDraft = (value: unknown): Draft => {
  const draft = value as Partial<Draft> | undefined;
  if (!draft || typeof draft !== 'object') return EMPTY;
  const orders = Object.fromEntries(
    Object.entries(draft.orders ?? {}).filter(([, order]) => isNumbers(order)),
  );
  const plan = draft.plan;
  const isGood =
    plan &&
    isSets(plan.sets) &&
    isSets(plan.ground?.sets) &&
    isNumbers(plan.ground?.rack) &&
    Array.isArray(plan.past) &&
    Array.isArray(plan.future) &&
    [...plan.past, ...plan.future].every(isSets);
  return isGood ? { orders, plan } : { orders };
};
