// The first page: four boards one wants to touch, and the games that wait.
import '../../look/pages.css';
import './home.css';
import { useEffect } from 'preact/hooks';
import { GAME_CARDS } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import { Toast } from '../../look/toast.tsx';
import { removeGame, savedChanges, savedGames } from '../../table/saved-games.ts';
import { pagesWords } from '../../words/words.ts';
import { Notices } from '../shared/notices.tsx';
import { QuickSettings } from '../shared/quick-settings.tsx';
import { usePage } from '../shared/use-page.ts';
import { Credits } from './credits.tsx';
import { Card } from './game-card.tsx';
import { FinishedGames, UnreadableGames, WaitingGames } from './game-lists.tsx';
import { Links } from './links.tsx';
import { useMyTables } from './my-tables.ts';
import { Wordmark } from './wordmark.tsx';

const DAY = 24 * 3600 * 1000;

/** Tables somebody only looked at are cleared away after a day. */
const clearAway = (): void => {
  for (const { id, decisions, over, updated } of savedGames())
    if (!over && decisions < 2 && updated < Date.now() - DAY) removeGame(id);
};

/** While somebody looks at the cards there is time to fetch what every table needs. */
const prepareTable = (): (() => void) => {
  const timer = setTimeout(() => void import('../../table/start-game.ts').catch(() => {}), 1500);
  return () => clearTimeout(timer);
};

export const HomePage = () => {
  const words = pagesWords.value;
  const heading = usePage(words && 'Crescendo');
  useEffect(clearAway, []);
  useEffect(prepareTable, []);
  const tables = useMyTables();
  void savedChanges.value;
  if (!words) return null;
  const games = savedGames();
  const waiting = games.filter(({ over, decisions }) => !over && decisions > 1);
  const isBusy = waiting.length + tables.length > 0;
  return (
    <div class="home">
      <Notices words={words.bars} />
      <div class="felt">
        <header class="home-top">
          <Wordmark heading={heading} />
          <QuickSettings words={words.home} />
        </header>
        <main class="home-main">
          {isBusy ? (
            <WaitingGames games={waiting} tables={tables} words={words.home} />
          ) : (
            <div class="poster">
              <p class="tagline">{words.home.tagline}</p>
              <p class="promise">{words.home.promise}</p>
            </div>
          )}
          <ul class="cards" aria-label={words.home.games}>
            {GAME_CARDS.map((card) => (
              <Card key={card.id} card={card} words={words.home} />
            ))}
          </ul>
          <Links words={words.home} />
        </main>
      </div>
      <div class="home-rest">
        <UnreadableGames words={words.home} />
        <FinishedGames games={games.filter(({ over }) => over)} words={words.home} />
        <nav aria-label={words.home.openRecord}>
          <a class="button" href="/record">
            <Icon name="file" />
            {words.home.openRecord}
          </a>
        </nav>
        <Credits words={words.home} />
      </div>
      <Toast />
    </div>
  );
};
