/** Only the sentences that apply: `false` stands for one that other options need. */
export const sentences = (...texts: readonly (string | false)[]): readonly string[] =>
  texts.filter((text) => text !== false);
