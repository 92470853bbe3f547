// Punctuation that languages set differently: French has a space before a colon and a semicolon.

const space = (language: string): string => (language === 'fr' ? '\u202f' : '');

/** A label and what it says: "Orange row: 12". */
export const labelled = (language: string, label: string, what: string | number): string =>
  `${label}${space(language)}: ${what}`;

/** Things with commas of their own: "row 1, column 2; row 4, column 1". */
export const apart = (language: string, things: readonly string[]): string =>
  things.join(`${space(language)}; `);
