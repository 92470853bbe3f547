// The first page: four boards one wants to touch, and the games that wait.
import '../../look/pages.css';
import './home.css';
import { useEffect } from 'preact/hooks';
import { GAME_CARDS } from '../../boards/boards.ts';
import { Icon } from '../../look/icons.tsx';
import { forgetGame, savedChanges, savedGames } from '../../table/saved.ts';
import { pagesWords } from '../../words/words.ts';
import { Bars } from '../parts/bars.tsx';
import { QuickSettings } from '../parts/quick-settings.tsx';
import { Toast } from '../parts/toast.tsx';
import { usePage } from '../parts/use-page.ts';
import { Card } from './card.tsx';
import { Aside, Finished, Waiting } from './kept-games.tsx';
import { Makers } from './makers.tsx';
import { useServerTables } from './tables.ts';
import { Ways } from './ways.tsx';
import { Wordmark } from './wordmark.tsx';

const DAY = 24 * 3600 * 1000;

/** Tables somebody only looked at are cleared away after a day. */
const clearAway = (): void => {
  for (const { id, decisions, over, updated } of savedGames())
    if (!over && decisions < 2 && updated < Date.now() - DAY) forgetGame(id);
};

/** While somebody looks at the cards there is time to fetch what every table needs. */
const prepareTable = (): (() => void) => {
  const timer = setTimeout(() => void import('../../table/begin.ts').catch(() => {}), 1500);
  return () => clearTimeout(timer);
};

export const Home = () => {
  const words = pagesWords.value;
  const heading = usePage(words && 'Crescendo');
  useEffect(clearAway, []);
  useEffect(prepareTable, []);
  const tables = useServerTables();
  void savedChanges.value;
  if (!words) return null;
  const games = savedGames();
  const waiting = games.filter(({ over, decisions }) => !over && decisions > 1);
  const isBusy = waiting.length + tables.length > 0;
  return (
    <div class="home">
      <Bars words={words.bars} />
      <div class="felt">
        <header class="home-top">
          <Wordmark heading={heading} />
          <QuickSettings words={words.home} />
        </header>
        <main class="home-main">
          {isBusy ? (
            <Waiting games={waiting} tables={tables} words={words.home} />
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
          <Ways words={words.home} />
        </main>
      </div>
      <div class="home-rest">
        <Aside words={words.home} />
        <Finished games={games.filter(({ over }) => over)} words={words.home} />
        <nav aria-label={words.home.openRecord}>
          <a class="button" href="/record">
            <Icon name="file" />
            {words.home.openRecord}
          </a>
        </nav>
        <Makers words={words.home} />
      </div>
      <Toast />
    </div>
  );
};
