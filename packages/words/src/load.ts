import { type GameId, isGameId } from '@crescendo/rules/manifests';
import type { CommonWords } from './common-words.ts';
import type { AnyGameWords } from './game-words.ts';
import type { Catalogue, CatalogueName } from './groups.ts';
import { type Language, languageGroups } from './languages.ts';

type Modules = {
  readonly [group: string]: (() => Promise<{ readonly [catalogue: string]: unknown }>) | undefined;
};

/** Loads texts: `load('fr', 'start/home')`. What is not translated yet is in English. */
export const load = async <N extends CatalogueName>(language: Language, name: N): Promise<Catalogue<N>> => {
  const [group = '', catalogue = ''] = name.split('/');
  const own: Modules = await languageGroups(language);
  const english: Modules = own[group] ? own : await languageGroups('en');
  return (await english[group]?.())?.[catalogue] as Catalogue<N>;
};

/** Loads the words that all games have in common. */
export const commonWords = (language: Language): Promise<CommonWords> => load(language, 'table/common');

/** The texts of a game in one language: with the types of that game where its id is known, else as those of any game. */
export function gameWords<I extends GameId>(game: I, language: Language): Promise<Catalogue<`${I}/game`>>;
export function gameWords(game: string, language: Language): Promise<AnyGameWords>;
export function gameWords(game: string, language: Language): Promise<AnyGameWords> {
  if (!isGameId(game)) throw new Error(`no words for ${game}`);
  return load(language, `${game}/game`);
}
