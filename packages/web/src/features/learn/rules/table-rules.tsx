// The rules as this table plays them, in a sheet over it.
import '../../../ui/styles/pages.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RulesSection } from '../../../boards/board.ts';
import type { AnyBoard } from '../../../boards/boards.ts';
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

export const TableRules = ({ board, translations, setup, section }: TableRulesProps) => {
  const sections = useSignal<readonly RulesSection[] | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const words = rulesPageWords.value;
  useEffect(() => {
    board.rules({ ...board.game.options, ...setup.options }, translations.language).then(
      (loaded) => {
        sections.value = loaded;
      },
      (reason) => {
        error.value = reason;
      },
    );
  }, [translations.language]);
  const isHere = sections.value !== undefined && words !== undefined;
  useEffect(() => {
    if (isHere && section !== undefined) markSection(section);
  }, [isHere, section]);
  if (error.value !== undefined) throw error.value;
  if (!sections.value || !words) return null;
  return (
    <div class="table-rules">
      <Contents sections={sections.value} words={words} show={markSection} />
      <RulesText board={board} translations={translations} sections={sections.value} />
    </div>
  );
};
