// The nodes of the search, each a state of all runs after some number, with the best way to it. Two nodes of a
// number that agree in the state, the jokers used and the points made have the same future, so only the better one stays.
// The workspace is made once, because a call takes a few microseconds; nothing in it outlives a call.

export const MAX_NODES = 1 << 20;
/** Six bits for the runs of each colour, two for the jokers used, six for points. */
export const nodeKey = new Int32Array(MAX_NODES);
export const nodeWorth = new Int32Array(MAX_NODES);
/** The most it may come to in the end. */
export const nodePromise = new Int32Array(MAX_NODES);
/** The node it comes from, and what was done there: six bits for each colour, then two for jokers in groups. */
export const nodeBefore = new Int32Array(MAX_NODES);
export const nodeChoice = new Int32Array(MAX_NODES);

export const jokersIn = (key: number): number => (key >> 24) & 3;
export const pointsIn = (key: number): number => key >>> 26;

export const SLOTS = 1 << 18;
const slotNode = new Int32Array(SLOTS);
const slotStamp = new Int32Array(SLOTS);
let stamp = 0;

/** The nodes that follow are of another number. */
export const nextNumber = (): void => {
  stamp++;
};

/** The place of a node with this key: a new place, `count`; that of a worse one; or -1, there is one as good. */
export const placeOf = (key: number, worth: number, count: number): number => {
  let slot = (Math.imul(key, 0x9e3779b1) >>> 14) & (SLOTS - 1);
  while (slotStamp[slot] === stamp && nodeKey[slotNode[slot]!] !== key) slot = (slot + 1) & (SLOTS - 1);
  let place = count;
  if (slotStamp[slot] === stamp) {
    place = slotNode[slot]!;
    if (nodeWorth[place]! >= worth) return -1;
  } else {
    slotStamp[slot] = stamp;
    slotNode[slot] = place;
    nodeKey[place] = key;
  }
  nodeWorth[place] = worth;
  return place;
};

/** Move the `width` nodes that promise most, with most jokers left, to the front; answers how many there are then. */
export const thin = (from: number, to: number, width: number): number => {
  const order = Array.from({ length: to - from }, (_, i) => from + i);
  const jokers = (node: number): number => jokersIn(nodeKey[node]!);
  order.sort((a, b) => nodePromise[b]! - nodePromise[a]! || jokers(a) - jokers(b) || a - b);
  const kept = order.slice(0, width).sort((a, b) => a - b);
  for (const [i, node] of kept.entries()) {
    nodeKey[from + i] = nodeKey[node]!;
    nodeWorth[from + i] = nodeWorth[node]!;
    nodeBefore[from + i] = nodeBefore[node]!;
    nodeChoice[from + i] = nodeChoice[node]!;
  }
  return kept.length;
};
