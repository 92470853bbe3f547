// The difference between two values of plain JSON, from which the second follows given the first.

/**
 * A list of one item is the new value. An object holds the changes of some keys; the others are as they were. The items
 * of a list have their indices as keys.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change };

type Keyed = { readonly [key: string]: unknown };
type List = readonly unknown[];

/** The text of a change, made without the change itself: a server does this for every message. */
class ChangeText {
  text = '';
  /** Counts the parts that have changed, and says whether each of them is wholly new. */
  count = 0;
  isWhole = true;

  add(key: string | number, change: string): void {
    this.text += this.count === 0 ? `"${key}":${change}` : `,"${key}":${change}`;
    this.count++;
    this.isWhole &&= change.charCodeAt(0) === LIST;
  }

  /** The whole is shorter than its changes if most of `of` parts are wholly new. */
  of(after: unknown, of: number): string | undefined {
    if (this.count === 0) return undefined;
    return this.count * 2 > of && this.isWhole ? whole(after) : `{${this.text}}`;
  }
}

const LIST = '['.charCodeAt(0);
const whole = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? `[${value}]` : `[${JSON.stringify(value)}]`;

/**
 * Returns the text of a `Change`; `undefined` if nothing has changed. Keys are plain words, as everywhere in our JSON.
 */
export const changeText = (before: unknown, after: unknown): string | undefined => {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return whole(after);
  if (Array.isArray(after)) return Array.isArray(before) ? listText(before, after) : whole(after);
  return Array.isArray(before) ? whole(after) : objectText(before as Keyed, after as Keyed);
};

const listText = (before: List, after: List): string | undefined => {
  const { length } = after;
  if (before.length !== length) return whole(after);
  const changes = new ChangeText();
  for (let i = 0; i < length; i++) {
    const change = changeText(before[i], after[i]);
    if (change !== undefined) changes.add(i, change);
  }
  return changes.of(after, length);
};

const objectText = (before: Keyed, after: Keyed): string | undefined => {
  const changes = new ChangeText();
  let [had, has] = [0, 0];
  for (const _ in before) had++;
  for (const key in after) {
    has++;
    const [old, fresh] = [before[key], after[key]];
    if (old === fresh) continue;
    // Other keys: the whole is new.
    if (old === undefined) return whole(after);
    const change = changeText(old, fresh);
    if (change !== undefined) changes.add(key, change);
  }
  return had === has ? changes.of(after, has) : whole(after);
};

/**
 * The inside of a change from one object to another with the same keys: `"a":[1],"b":[2]`; empty: nothing has changed. So a
 * change of an object can be put together from parts of it. `except`: this key is left out.
 */
export const changedParts = <T extends object>(
  before: T,
  after: T,
  except?: Extract<keyof T, string>,
): string => {
  const changes = new ChangeText();
  for (const key in after) {
    if (before[key] === after[key] || key === except) continue;
    const change = changeText(before[key], after[key]);
    if (change !== undefined) changes.add(key, change);
  }
  return changes.text;
};

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);

/** The value after this change. The one before stays as it was. */
export const withChange = (before: unknown, change: Change): unknown => {
  if (isWhole(change)) return change[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as Keyed) }) as {
    [key: string]: unknown;
  };
  for (const [key, part] of Object.entries(change)) after[key] = withChange(after[key], part);
  return after;
};
