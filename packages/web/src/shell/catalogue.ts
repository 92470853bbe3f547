// A catalogue of words as a signal that follows the current language.
import type { Language } from '@crescendo/words';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { currentLanguage } from './language.ts';

/** The words in the current language; those of the previous one stay until the new ones are loaded. */
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
