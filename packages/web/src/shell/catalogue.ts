// A catalogue of words as a signal that follows the current language.
import { type Catalogue, type CatalogueName, load } from '@crescendo/words';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { currentLanguage } from './language.ts';

/** The words in the current language; those of the previous one stay until the new ones are loaded. */
export const catalogue = <N extends CatalogueName>(name: N): ReadonlySignal<Catalogue<N> | undefined> => {
  const words = signal<Catalogue<N> | undefined>(undefined);
  effect(() => {
    const language = currentLanguage();
    void load(language, name).then((loaded) => {
      if (language === currentLanguage()) words.value = loaded;
    });
  });
  return words;
};
