// An option and its value as a person reads them. An option without words stands for itself.
import type { OptionValue } from '@crescendo/rules';
import type { AnyGameWords } from '@crescendo/words';

export const optionName = (words: AnyGameWords, option: string): string =>
  words.options[option]?.name ?? option;

/** Explains an option beyond its name; empty for most. */
export const optionAbout = (words: AnyGameWords, option: string): string =>
  words.options[option]?.about ?? '';

export const optionValueText = (words: AnyGameWords, option: string, value: OptionValue): string =>
  words.options[option]?.values?.[String(value)] ?? String(value);
