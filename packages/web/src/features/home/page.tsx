// The home page: a card for each game, and the games that wait for the player.
import '../../ui/styles/pages.css';
import './home.css';
import { useEffect } from 'preact/hooks';
import { GAME_CARDS } from '../../boards/boards.ts';
import {
  loadSavedGames,
  removeGame,
  savedChanges,
  savedGames,
  unreadableGames,
} from '../../session/saved/saved-games.ts';
import { afterLoading } from '../../shell/after-loading.tsx';
import { lazy } from '../../shell/lazy.tsx';
import { progressAtRisk } from '../../shell/pwa/update.ts';
import { Icon } from '../../ui/icons.tsx';
import { Notices } from '../../ui/page/notices.tsx';
import { QuickSettings } from '../../ui/page/quick-settings.tsx';
import { usePage } from '../../ui/page/use-page.ts';
import { sharedWords } from '../../ui/page/words.ts';
import { Toast } from '../../ui/toast.tsx';
import { Credits } from './credits.tsx';
import { Card } from './game-card.tsx';
import { WaitingGames } from './game-lists.tsx';
import { Links } from './links.tsx';
import { useMyTables } from './my-tables.ts';
import { Wordmark } from './wordmark.tsx';
import { homeWords } from './words.ts';

const RiskNotice = lazy(async () => (await import('../settings/progress/risk-notice.tsx')).RiskNotice);
const PastGames = lazy(async () => (await import('./past-games.tsx')).PastGames);

const DAY = 24 * 3600 * 1000;

/** Tables somebody only looked at are cleared away after a day. */
const clearAway = (): void => {
  for (const { id, decisions, over, updated } of savedGames())
    if (!over && decisions < 2 && updated < Date.now() - DAY) removeGame(id);
};

/** While somebody looks at the cards there is time to fetch what every table needs. */
const prepareTable = (): (() => void) => {
  const timer = setTimeout(() => void import('../start/start-game.ts').catch(() => {}), 1500);
  return () => clearTimeout(timer);
};

const Home = () => {
  const [words, shared] = [homeWords.value, sharedWords.value];
  const tables = useMyTables();
  const calling = tables.filter(({ waits }) => waits).length;
  const heading = usePage(words && shared && (calling > 0 ? `(${calling})` : 'Crescendo'));
  useEffect(clearAway, []);
  useEffect(prepareTable, []);
  void savedChanges.value;
  if (!words || !shared) return null;
  const games = savedGames();
  const waiting = games.filter(({ over, decisions }) => !over && decisions > 1);
  const over = games.filter((game) => game.over);
  const isBusy = waiting.length + tables.length > 0;
  // Newcomers see the games first; those who come back, what is new today.
  const isBack = isBusy || games.length > 0;
  return (
    <div class="home" data-back={isBack || undefined}>
      <Notices words={shared.notices} />
      {progressAtRisk.value && <RiskNotice />}
      <div class="felt relative">
        <header class="home-top flex space-between gap-12">
          <Wordmark heading={heading} />
          <QuickSettings words={shared} />
        </header>
        <main class="home-main">
          {isBusy ? (
            <WaitingGames games={waiting} tables={tables} words={words} shared={shared} />
          ) : (
            <div class="poster">
              <p class="tagline">{words.tagline}</p>
              <p class="promise">{isSecureContext ? words.promise : words.promiseOnline}</p>
            </div>
          )}
          {isBack && <Links words={words} />}
          <ul class="cards grid" aria-label={words.games}>
            {GAME_CARDS.map((card) => (
              <Card key={card.id} card={card} words={words} shared={shared} />
            ))}
          </ul>
          {!isBack && <Links words={words} />}
        </main>
      </div>
      <div class="home-rest grid">
        {(over.length > 0 || unreadableGames().length > 0) && (
          <PastGames games={over} words={words} shared={shared} />
        )}
        <nav aria-label={words.openRecord}>
          <a class="button" href="/record">
            <Icon name="file" />
            {words.openRecord}
          </a>
        </nav>
        <Credits words={words} />
      </div>
      <Toast />
    </div>
  );
};

export const HomePage = afterLoading(loadSavedGames, Home);
