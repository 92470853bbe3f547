// The groups of texts that a language has, as English has them. A group is loaded as a whole: in the page it is one file.
import type { groups } from './en/index.ts';
import type { Words } from './words.ts';

type English = typeof groups;
export type GroupName = keyof English;
type Group<G extends GroupName> = Awaited<ReturnType<English[G]>>;

/** The groups that every language has: all but those marked with `englishOnly`. */
type TranslatedName = {
  [G in GroupName]: English[G] extends { readonly englishOnly: true } ? never : G;
}[GroupName];

/** A folder of texts in one language: a missing group, catalogue or sentence does not compile. */
export type LanguageGroups = {
  readonly [G in TranslatedName]: () => Promise<Words<Group<G>>>;
} & {
  readonly [G in Exclude<GroupName, TranslatedName>]?: () => Promise<Words<Group<G>>>;
};

/** `start/home`: a group and one of its catalogues. */
export type CatalogueName = { [G in GroupName]: `${G}/${keyof Group<G> & string}` }[GroupName];

/** The texts of a catalogue, in any language. */
export type Catalogue<N extends CatalogueName> = N extends `${infer G extends GroupName}/${infer C}`
  ? C extends keyof Group<G>
    ? Words<Group<G>[C]>
    : never
  : never;
