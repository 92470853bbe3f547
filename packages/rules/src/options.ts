import type { AnyGame, Game, GameTypes, OptionKind, OptionValue } from './game.ts';

/** What is wrong with options from outside. */
export type OptionFault =
  | { readonly code: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | { readonly code: 'bad-value'; readonly option: string; readonly value: string; readonly kind: OptionKind }
  | { readonly code: 'unknown-preset'; readonly preset: string; readonly known: readonly string[] };

const fits = (kind: OptionKind, value: unknown): boolean => {
  if (kind.kind === 'flag') return typeof value === 'boolean';
  if (kind.kind === 'choice') return typeof value === 'string' && kind.of.includes(value);
  return Number.isInteger(value) && (value as number) >= kind.min && (value as number) <= kind.max;
};

const read = (kind: OptionKind, text: string): OptionValue | undefined => {
  if (kind.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind.kind === 'choice') return kind.of.includes(text) ? text : undefined;
  return /^-?\d{1,6}$/.test(text) && fits(kind, Number(text)) ? Number(text) : undefined;
};

/** A game's options as one line, `key=value` for each that differs from the default. */
export const formatOptions = <G extends GameTypes>(game: Game<G>, options: G['Options']): string =>
  Object.entries(options as Record<string, OptionValue>)
    .filter(([key, value]) => value !== (game.options as Record<string, OptionValue>)[key])
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');

/** The reverse: `preset=name` may stand first, single options change it. */
export const parseOptions = <G extends GameTypes>(
  game: Game<G>,
  text: string,
): { readonly options: G['Options'] } | { readonly fault: OptionFault } => {
  const values: Record<string, OptionValue> = { ...(game.options as Record<string, OptionValue>) };
  const kinds = (game as AnyGame).optionKinds as Record<string, OptionKind>;
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const cut = word.indexOf('=');
    const option = cut < 0 ? word : word.slice(0, cut);
    const value = cut < 0 ? 'true' : word.slice(cut + 1);
    if (option === 'preset') {
      if (!Object.hasOwn(game.presets, value))
        return { fault: { code: 'unknown-preset', preset: value, known: Object.keys(game.presets) } };
      Object.assign(values, game.presets[value]!.options);
      continue;
    }
    if (!Object.hasOwn(kinds, option))
      return { fault: { code: 'unknown-option', option, known: ['preset', ...Object.keys(kinds)] } };
    const parsed = read(kinds[option]!, value);
    if (parsed === undefined) return { fault: { code: 'bad-value', option, value, kind: kinds[option]! } };
    values[option] = parsed;
  }
  return { options: values as G['Options'] };
};

/** The defaults with a preset laid over them. */
export const presetOptions = <G extends GameTypes>(game: Game<G>, preset: string): G['Options'] => ({
  ...game.options,
  ...game.presets[preset]?.options,
});
