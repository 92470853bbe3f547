// The texts of the home page.
import type { GameId } from '@crescendo/rules/manifests';
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../shell/catalogue.ts';

export type HomeWords = Catalogue<'start/home'>;

export const homeWords = catalogue('start/home');

/** A line below the title; a game without one has none. */
export const aboutGame = ({ about }: HomeWords, game: GameId): string | undefined => {
  const byGame: { readonly [G in GameId]?: string } = about;
  return byGame[game];
};
