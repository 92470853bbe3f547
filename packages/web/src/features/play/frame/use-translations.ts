// Every text of a board, loaded again when the language changes.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import { type AnyTranslations, loadTranslations } from '../../../boards/translations.ts';
import { currentLanguage } from '../../../shell/language.ts';

/** `undefined` until they are loaded; throws in the next render if they cannot be. */
export const useTranslations = (board: AnyBoard | undefined): AnyTranslations | undefined => {
  const translations = useSignal<AnyTranslations | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  const language = currentLanguage();
  useEffect(() => {
    if (!board) return;
    let isStale = false;
    loadTranslations(board, language).then(
      (loaded) => {
        if (!isStale) translations.value = loaded;
      },
      (error) => {
        if (!isStale) loadError.value = error;
      },
    );
    return () => {
      isStale = true;
    };
  }, [board, language]);
  if (loadError.value !== undefined) throw loadError.value;
  return translations.value;
};
