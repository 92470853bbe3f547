/** The sentences that hold; those for other options are left out. */
export const those = (...texts: readonly (string | false)[]): readonly string[] =>
  texts.filter((text) => text !== false);
