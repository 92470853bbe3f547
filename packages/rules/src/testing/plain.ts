// Values as JSON sees them: looking, freezing, comparing.

const seen = new WeakSet<object>();

/** Throws unless the value is plain JSON; freezes it on the way. What was frozen here once is not walked again. */
export const freezePlain = (value: unknown, path = 'it'): void => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`${path} is ${value}`);
    return;
  }
  if (typeof value !== 'object') throw new Error(`${path} is ${typeof value}`);
  if (seen.has(value)) return;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) freezePlain(value[i], `${path}[${i}]`);
  } else {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`${path} is not a plain object`);
    for (const key of Object.keys(value))
      freezePlain((value as Record<string, unknown>)[key], `${path}.${key}`);
  }
  Object.freeze(value);
  seen.add(value);
};

/** The path at which two plain values differ; `undefined` when they are the same. */
export const difference = (a: unknown, b: unknown, path = 'it'): string | undefined => {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${path}: a list and none`;
  const [keysA, keysB] = [Object.keys(a), Object.keys(b)];
  if (keysA.length !== keysB.length) return `${path}: ${keysA.length} and ${keysB.length} entries`;
  for (const key of keysA) {
    if (!Object.hasOwn(b, key)) return `${path}.${key} is missing`;
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}.${key}`,
    );
    if (found) return found;
  }
  return undefined;
};
