// A challenge, opened by its link (/challenge#…) or from the game that answers it (/challenge/:id).
import '../../play/share/challenge/challenge.css';
import '../../play/frame/table.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AnyBoard, cardOf } from '../../../boards/boards.ts';
import { type Challenge, readChallenge, unpackChallenge } from '../../../session/challenge.ts';
import { loadSavedGames, type SavedGame, savedGame, savedGames } from '../../../session/saved/saved-games.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { useTranslations } from '../../play/frame/use-translations.ts';
import { ChallengeLink } from '../../play/share/challenge/challenge-link.tsx';
import { readDailyLink } from '../../play/share/challenge/daily-link.ts';
import { playedIn } from '../../play/share/challenge/played.ts';
import { type ChallengeWords, challengeWords } from '../../play/share/challenge/words.ts';
import { type TableWords, tableWords } from '../../play/words.ts';
import { Comparison, type Side } from './comparison.tsx';
import { DailyChallenge } from './daily-challenge.tsx';
import { Invitation } from './invitation.tsx';
import { addReceived } from './received.ts';

interface Opened {
  readonly packed: string;
  readonly challenge: Challenge;
  readonly board: AnyBoard;
  /** The game played here with the same luck, if there is one. */
  readonly own: SavedGame | undefined;
}

const open = async (packed: string, id: string): Promise<Opened | 'damaged'> => {
  const unpacked = await unpackChallenge(packed);
  const board = unpacked && (await cardOf(unpacked.game)?.load());
  const challenge = board && readChallenge(unpacked.text, board.game);
  if (!challenge) return 'damaged';
  const { seed } = challenge.setup;
  const played = (game: SavedGame): boolean => game.setup.seed === seed && game.from === undefined;
  const own = id === '' ? savedGames().find(played) : savedGame(id);
  if (!own) addReceived({ packed, game: unpacked.game, name: challenge.name, seed, at: Date.now() });
  return { packed, challenge, board, own };
};

/** The link of a challenge is the part after the #: it never reaches a server. */
const packedOf = (id: string): string =>
  id === '' ? location.hash.slice(1) : (savedGame(id)?.setup.challenge ?? '');

const useChallenge = (id: string): Opened | 'damaged' | undefined => {
  const opened = useSignal<Opened | 'damaged' | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    const load = (): void => {
      const found = loadSavedGames().then(() => open(packedOf(id), id));
      found.then(
        (found) => {
          opened.value = found;
        },
        (error) => {
          loadError.value = error;
        },
      );
    };
    load();
    addEventListener('hashchange', load);
    return () => removeEventListener('hashchange', load);
  }, [id]);
  if (loadError.value !== undefined) throw loadError.value;
  return opened.value;
};

const sideOf = (saved: SavedGame, board: AnyBoard): Side | undefined => {
  const played = playedIn(saved, board);
  return played && { ...played, setup: saved.setup };
};

const isSameGame = ({ match }: Side, { match: other }: Challenge): boolean =>
  JSON.stringify(match.events) === JSON.stringify(other.events);

const Shown = ({ packed, challenge, board, own }: Opened) => {
  const translations = useTranslations(board);
  const [words, table] = [challengeWords.value, tableWords.value];
  if (!words || !table || !translations) return null;
  const mine = own?.over ? sideOf(own, board) : undefined;
  const parts = { board, translations, words, table };
  if (!own || !mine)
    return (
      <Invitation {...parts} challenge={challenge} packed={packed} begun={own?.over ? undefined : own} />
    );
  const isOwn = own.setup.challenge === undefined && isSameGame(mine, challenge);
  return (
    <>
      {!isOwn && <Comparison {...parts} mine={mine} theirs={challenge} />}
      <section class="leaf" aria-labelledby="challenge-answer">
        <h2 id="challenge-answer">{isOwn ? words.title : words.answer}</h2>
        {isOwn && <p>{words.ownGame}</p>}
        <ChallengeLink saved={own} board={board} translations={translations} words={words} table={table} />
      </section>
    </>
  );
};

const Damaged = ({ words, table }: { readonly words: ChallengeWords; readonly table: TableWords }) => (
  <section class="leaf" role="status">
    <h2>{words.damaged}</h2>
    <p>{words.damagedWhy}</p>
    <div class="abreast">
      <a class="button main" href="/">
        {table.home}
      </a>
    </div>
  </section>
);

const DailyPage = () => {
  const [words, table] = [challengeWords.value, tableWords.value];
  const link = readDailyLink(location.hash);
  if (!words || !table) return null;
  return (
    <PageFrame title={words.title} class="challenge">
      {link ? (
        <DailyChallenge link={link} words={words} table={table} />
      ) : (
        <Damaged words={words} table={table} />
      )}
    </PageFrame>
  );
};

export const ChallengePage = ({ id }: { readonly id: string }) =>
  id === 'daily' ? <DailyPage /> : <DevicePage id={id} />;

const DevicePage = ({ id }: { readonly id: string }) => {
  const opened = useChallenge(id);
  const [words, table] = [challengeWords.value, tableWords.value];
  if (!words || !table || opened === undefined) return null;
  return (
    <PageFrame title={words.title} class="challenge">
      {opened === 'damaged' ? <Damaged words={words} table={table} /> : <Shown {...opened} />}
    </PageFrame>
  );
};
