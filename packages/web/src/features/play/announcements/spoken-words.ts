// What the table page says to people who do not see it.

/** `name` is `undefined` where the sentence is about the reader. */
type Name = string | undefined;

export interface SpokenWords {
  readonly hasPoints: (name: Name, points: string, count: number) => string;
  /** One line of a ranking: "Place 2: Ada, 30 points." */
  readonly ranked: (place: number, name: string, what: string) => string;
  /** After stepping through the past. */
  readonly now: string;
  readonly nothingYet: string;
  readonly noClock: string;
  /** Somebody asks for a hint at a server's table. */
  readonly noHint: string;
  /** Leads to a field for moves; to the list of keys. */
  readonly typeMove: string;
  readonly keys: string;
}
