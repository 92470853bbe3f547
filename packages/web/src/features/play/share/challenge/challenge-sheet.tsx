// Over the table: challenge somebody with the game that has just ended.
import './challenge.css';
import { savedGame } from '../../../../session/saved/saved-games.ts';
import { ownName } from '../../../../shell/own-name.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { TablePageProps } from '../../frame/props.ts';
import { ChallengeLink, SendLink } from './challenge-link.tsx';
import { dailyLink } from './daily-link.ts';
import { challengeWords } from './words.ts';

export const ChallengeSheet = ({ table, board, translations, words, page }: TablePageProps) => {
  const own = challengeWords.value;
  const saved = savedGame(table.id);
  const { daily = null } = table.online?.info.value ?? {};
  if (own && daily !== null) {
    const game = table.game.id;
    const path = dailyLink({ day: daily, game, table: table.id, name: ownName() });
    return (
      <Sheet title={own.title} close={words.close} onClose={page.closeOverlay}>
        <div class="challenge-link grid gap-12">
          <p>{own.aboutDaily}</p>
          <SendLink game={game} path={path} words={own} table={words} />
        </div>
      </Sheet>
    );
  }
  if (!own || !saved) return null;
  return (
    <Sheet title={own.title} close={words.close} onClose={page.closeOverlay}>
      <ChallengeLink saved={saved} board={board} translations={translations} words={own} table={words} />
    </Sheet>
  );
};
