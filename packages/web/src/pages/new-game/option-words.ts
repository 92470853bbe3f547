// An option and its value as a person reads them.
import type { AnyTypes, OptionValue } from '@crescendo/rules';
import type { GameWords } from '@crescendo/words';

type Named = { readonly name: string; readonly values?: { readonly [value: string]: string } };

/** Names say in brackets what 0 means: "Seconds for a turn (0: no limit)". */
const ZERO = /\s*\(0\s*:\s*(.+)\)\s*$/;

const named = (words: GameWords<AnyTypes>, option: string): Named =>
  (words.options as Record<string, Named>)[option]!;

export const optionName = (words: GameWords<AnyTypes>, option: string): string =>
  named(words, option).name.replace(ZERO, '');

export const optionValueText = (words: GameWords<AnyTypes>, option: string, value: OptionValue): string => {
  const { name, values } = named(words, option);
  if (values) return values[String(value)] ?? String(value);
  const zero = value === 0 ? ZERO.exec(name)?.[1] : undefined;
  return zero ? zero[0]!.toUpperCase() + zero.slice(1) : String(value);
};
