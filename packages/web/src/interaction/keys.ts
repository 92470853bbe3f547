// Pieces and places are values; an element carries them as the text of an attribute. Both directions are here.

/** Something on a board: its kind, and the numbers that tell it from others of that kind. */
export interface Named {
  readonly kind: string;
}

export interface Keys<T extends Named> {
  /** `{ kind: 'open', tile: 13 }` → `open-13`. */
  key(value: T): string;
  /** The value again; `undefined` for anything that is no such key. */
  read(key: string | undefined): T | undefined;
}

type OfKind<T, K> = Extract<T, { readonly kind: K }>;

/** For each kind the names of its numbers, in the order in which the key has them. */
type Numbers<T extends Named> = {
  readonly [K in T['kind']]: readonly Exclude<keyof OfKind<T, K>, 'kind'>[];
};

export const keysFor = <T extends Named>(numbers: Numbers<T>): Keys<T> => {
  const numbersOf = new Map<string, readonly PropertyKey[]>(Object.entries(numbers));
  return {
    key: (value) => {
      const values = Object.entries(value).filter(([name]) => name !== 'kind');
      const named = new Map<PropertyKey, unknown>(values);
      return [value.kind, ...(numbersOf.get(value.kind) ?? []).map((name) => named.get(name))].join('-');
    },
    read: (key) => {
      const [kind = '', ...parts] = (key ?? '').split('-');
      const names = numbersOf.get(kind);
      if (!names || names.length !== parts.length) return undefined;
      const values = names.map((name, i) => [name, Number(parts[i])] as const);
      // `numbers` lists every kind of T with all its numbers, so these are all the properties of a T.
      return { kind, ...Object.fromEntries(values) } as unknown as T;
    },
  };
};
