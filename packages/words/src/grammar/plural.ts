/** "2 tiles", with the plural the language asks for. */
export const plural = (language: string, count: number, one: string, other: string): string =>
  `${new Intl.NumberFormat(language).format(count)} ${new Intl.PluralRules(language).select(count) === 'one' ? one : other}`;
