// The texts of the table page for people who do not see it.
/** `name` is `undefined` where the sentence is about the reader. */
type Name = string | undefined;

export const spoken = {
  hasPoints: (name: Name, points: string, count: number) =>
    `${name === undefined ? 'You have' : `${name} has`} ${points} ${count === 1 ? 'point' : 'points'}.`,
  /** One line of a ranking: "Place 2: Ada, 30 points." */
  ranked: (place: number, name: string, what: string) => `Place ${place}: ${name}, ${what}.`,
  /** Told after a look at the past. */
  now: 'Back to the current move.',
  nothingYet: 'Nothing has happened yet.',
  noClock: 'No clock is running.',
  /** Somebody asks for a hint at a server's table. */
  noHint: 'There are no hints at this table.',
  /** Leads to a field for moves; to the list of keys. */
  typeMove: 'Type a move',
  keys: 'Keyboard shortcuts',
};
