import type { AnyGame, Game, GameTypes, OptionKind, OptionValue, OptionValues } from './game.ts';

/** An error in options from outside. */
export type OptionError =
  | { readonly code: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | { readonly code: 'bad-value'; readonly option: string; readonly value: string; readonly kind: OptionKind }
  | { readonly code: 'unknown-preset'; readonly preset: string; readonly known: readonly string[] };

const fits = (kind: OptionKind, value: unknown): value is OptionValue => {
  if (kind.kind === 'flag') return typeof value === 'boolean';
  if (kind.kind === 'choice') return typeof value === 'string' && kind.of.includes(value);
  return Number.isInteger(value) && (value as number) >= kind.min && (value as number) <= kind.max;
};

const read = (kind: OptionKind, text: string): OptionValue | undefined => {
  if (kind.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind.kind === 'choice') return kind.of.includes(text) ? text : undefined;
  return /^-?\d{1,6}$/.test(text) && fits(kind, Number(text)) ? Number(text) : undefined;
};

const kindOf = (game: AnyGame, option: string): OptionKind | undefined =>
  Object.hasOwn(game.optionKinds, option) ? game.optionKinds[option] : undefined;

const presetOf = (game: AnyGame, preset: string): Partial<OptionValues> | undefined =>
  Object.hasOwn(game.presets, preset) ? game.presets[preset]?.options : undefined;

const unknownOption = (game: AnyGame, option: string): OptionError => ({
  code: 'unknown-option',
  option,
  known: ['preset', ...Object.keys(game.optionKinds)],
});

const unknownPreset = (game: AnyGame, preset: string): OptionError => ({
  code: 'unknown-preset',
  preset,
  known: Object.keys(game.presets),
});

type Read<G extends GameTypes> = { readonly options: G['Options'] } | { readonly error: OptionError };

/**
 * Options from outside as an object: the preset's, with single ones changed; what is not named has its default. A value
 * may also be the text of one, as `parseOptions` reads it.
 */
export const readOptions = <G extends GameTypes>(
  game: Game<G>,
  asked: { readonly preset?: string; readonly options?: { readonly [option: string]: unknown } },
): Read<G> => {
  const values: Record<string, OptionValue> = { ...game.options };
  if (asked.preset !== undefined) {
    const preset = presetOf(game, asked.preset);
    if (preset === undefined) return { error: unknownPreset(game, asked.preset) };
    Object.assign(values, preset);
  }
  for (const [option, value] of Object.entries(asked.options ?? {})) {
    const kind = kindOf(game, option);
    if (kind === undefined) return { error: unknownOption(game, option) };
    const known = typeof value === 'string' ? read(kind, value) : value;
    if (!fits(kind, known)) return { error: { code: 'bad-value', option, value: String(value), kind } };
    values[option] = known;
  }
  return { options: values };
};

/** A game's options as one line, `key=value` for each that differs from the default. */
export const formatOptions = <G extends GameTypes>(game: Game<G>, options: G['Options']): string =>
  Object.entries(options)
    .filter(([option, value]) => value !== game.options[option])
    .map(([option, value]) => `${option}=${value}`)
    .join(' ');

/** The reverse: `preset=name` may stand first, single options change it. */
export const parseOptions = <G extends GameTypes>(game: Game<G>, text: string): Read<G> => {
  const values: Record<string, OptionValue> = { ...game.options };
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const cut = word.indexOf('=');
    const option = cut < 0 ? word : word.slice(0, cut);
    const value = cut < 0 ? 'true' : word.slice(cut + 1);
    if (option === 'preset') {
      const preset = presetOf(game, value);
      if (preset === undefined) return { error: unknownPreset(game, value) };
      Object.assign(values, preset);
      continue;
    }
    const kind = kindOf(game, option);
    if (kind === undefined) return { error: unknownOption(game, option) };
    const parsed = read(kind, value);
    if (parsed === undefined) return { error: { code: 'bad-value', option, value, kind } };
    values[option] = parsed;
  }
  return { options: values };
};

/** The edition that is played unless another is asked for: the first preset, if there is any. Records start from `Game.options`. */
export const defaultPreset = (game: AnyGame): { readonly preset?: string } => {
  const [preset] = Object.keys(game.presets);
  return preset === undefined ? {} : { preset };
};

/** The editions in the order in which they are offered to readers of a language: what was printed in it comes first. */
export const presetsFor = (game: AnyGame, language: string): readonly string[] => {
  const isOwn = (preset: string): boolean => game.presets[preset]?.language === language;
  const presets = Object.keys(game.presets);
  return [...presets.filter(isOwn), ...presets.filter((preset) => !isOwn(preset))];
};

/** The defaults with a preset laid over them. */
export const presetOptions = <G extends GameTypes>(game: Game<G>, preset: string): G['Options'] => ({
  ...game.options,
  ...game.presets[preset]?.options,
});

/** The same with the options without which random play might not end. */
export const randomPlayOptions = <G extends GameTypes>(game: Game<G>, preset = ''): G['Options'] => ({
  ...presetOptions(game, preset),
  ...game.hints?.randomPlay,
});
