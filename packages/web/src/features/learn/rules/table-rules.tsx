// The rules as this table plays them, in a sheet over it.
import '../../../ui/styles/pages.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { AnyRulesPage, RulesSection } from '../../../boards/contract/rules-page.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';
import type { GameSetup } from '../../../session/setup/game-setup.ts';
import { Contents } from './contents.tsx';
import { RulesText } from './rules-text.tsx';
import { markSection } from './sections.ts';
import { rulesPageWords } from './words.ts';

interface TableRulesProps {
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly setup: GameSetup;
  /** The section to begin with. */
  readonly section: string | undefined;
}

interface Loaded {
  readonly page: AnyRulesPage;
  readonly sections: readonly RulesSection[];
}

export const TableRules = ({ board, translations, setup, section }: TableRulesProps) => {
  const loaded = useSignal<Loaded | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const words = rulesPageWords.value;
  useEffect(() => {
    const load = async (): Promise<void> => {
      const page = await board.rulesPage();
      const options = { ...board.game.options, ...setup.options };
      loaded.value = { page, sections: await page.sections(options, translations.language) };
    };
    load().catch((reason) => {
      error.value = reason;
    });
  }, [translations.language]);
  const isHere = loaded.value !== undefined && words !== undefined;
  useEffect(() => {
    if (isHere && section !== undefined) markSection(section);
  }, [isHere, section]);
  if (error.value !== undefined) throw error.value;
  if (!loaded.value || !words) return null;
  const { sections } = loaded.value;
  return (
    <div class="table-rules">
      <Contents sections={sections} words={words} show={markSection} />
      <RulesText {...loaded.value} translations={translations} />
    </div>
  );
};
