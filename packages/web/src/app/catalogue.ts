// Words that follow the language of the moment.
import type { Language } from '@crescendo/words';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { currentLanguage } from './language.ts';

/** The catalogue in the language that is spoken; the old one stays until the new one is here. */
export const catalogue = <W>(load: (language: Language) => Promise<W>): ReadonlySignal<W | undefined> => {
  const words = signal<W | undefined>(undefined);
  effect(() => {
    const language = currentLanguage();
    void load(language).then((loaded) => {
      if (language === currentLanguage()) words.value = loaded;
    });
  });
  return words;
};
