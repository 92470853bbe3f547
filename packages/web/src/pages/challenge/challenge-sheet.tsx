// Over the table: challenge somebody with the game that has just ended.
import './challenge.css';
import { Sheet } from '../../look/sheet.tsx';
import { savedGame } from '../../table/saved-games.ts';
import type { TablePageProps } from '../table/props.ts';
import { ChallengeLink } from './challenge-link.tsx';
import { challengeWords } from './words.ts';

export const ChallengeSheet = ({ table, board, words, page }: TablePageProps) => {
  const own = challengeWords.value;
  const saved = savedGame(table.id);
  if (!own || !saved) return null;
  return (
    <Sheet title={own.title} close={words.close} onClose={page.closeOverlay}>
      <ChallengeLink saved={saved} board={board} words={own} table={words} />
    </Sheet>
  );
};
