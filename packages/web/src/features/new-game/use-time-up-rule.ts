// Tells the rule of a game for a player whose time is up, as played with these options.
import type { AnyGame, OptionValues } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../../boards/boards.ts';
import { currentLanguage } from '../../shell/language.ts';

/** The section of the rules page; its last sentence is about time that is up. */
const SECTION = 'time';

/** `undefined`: the rules say nothing, or it is not loaded yet. */
export const useTimeUpRule = (
  game: AnyGame,
  options: OptionValues,
): { readonly isOwn: boolean; readonly text: string | undefined } => {
  const text = useSignal<string | undefined>(undefined);
  const language = currentLanguage();
  const isOwn = game.clock !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    let isLeft = false;
    const load = async (): Promise<void> => {
      const board = await cardOf(game.id)?.load();
      const page = await board?.rulesPage();
      const sections = await page?.sections(options, language);
      if (!isLeft) text.value = sections?.find(({ id }) => id === SECTION)?.text.at(-1);
    };
    // Without it, nothing is said rather than something wrong.
    load().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [game, options, language]);
  return { isOwn, text: text.value };
};
