/** A list in natural language: `a, b and c`. The tag is one for `Intl`: of a language in `languages.ts`, its `languageTag`. */
export const list = (tag: string, items: readonly (string | number)[], type: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(tag, { type: type === 'and' ? 'conjunction' : 'disjunction' }).format(
    items.map(String),
  );
