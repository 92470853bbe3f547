// One page for every table: finds the game, loads its board and its words, and keeps the table open.
import './table.css';
import './overlays.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { currentLanguage } from '../../app/language.ts';
import { go } from '../../app/router.ts';
import type { AnyBoard } from '../../boards/boards.ts';
import { cardOf } from '../../boards/boards.ts';
import type { PlayableTable } from '../../table/game-table.ts';
import { savedGame, setAside } from '../../table/saved-games.ts';
import { type OpenFailure, openTable } from '../../table/start-game.ts';
import { type AnyTranslations, loadTranslations } from '../../table/translations.ts';
import { TableView } from './table-view.tsx';
import { tableWords } from './words.ts';

export const TablePage = ({ id }: { id: string }) => {
  const board = useSignal<AnyBoard | undefined>(undefined);
  const table = useSignal<PlayableTable | OpenFailure | undefined>(undefined);
  const translations = useSignal<AnyTranslations | undefined>(undefined);
  const failure = useSignal<unknown>(undefined);
  const language = currentLanguage();

  useEffect(() => {
    let open: PlayableTable | undefined;
    let left = false;
    const load = async (): Promise<void> => {
      const saved = savedGame(id);
      const card = saved && cardOf(saved.setup.game);
      if (!card) {
        if (saved) setAside(id);
        table.value = saved ? 'unreadable' : 'unknown';
        return;
      }
      const loaded = await card.load();
      if (left) return;
      board.value = loaded;
      sitDown(loaded);
    };
    const sitDown = (loaded: AnyBoard): void => {
      open?.close();
      const result = openTable(id, loaded);
      open = typeof result === 'string' ? undefined : result;
      table.value = result;
    };
    // The same game in another tab: the last move wins, and this tab follows.
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (!key?.endsWith(`game.${id}`) || !newValue || !open || !board.value) return;
      if (savedGame(id)?.record !== open.record(() => '')) sitDown(board.value);
    };
    addEventListener('storage', follow);
    load().catch((error) => {
      failure.value = error;
    });
    return () => {
      left = true;
      removeEventListener('storage', follow);
      open?.close();
    };
  }, [id]);

  useEffect(() => {
    if (board.value)
      loadTranslations(board.value, language).then(
        (loaded) => {
          translations.value = loaded;
        },
        (error) => {
          failure.value ??= error;
        },
      );
  }, [board.value, language]);

  if (failure.value !== undefined) throw failure.value;
  const said = tableWords.value;
  const state = table.value;
  if (!said || state === undefined) return null;
  if (typeof state === 'string')
    return (
      <main class="table-lost">
        <h1>{state === 'unknown' ? said.gone : said.aside}</h1>
        <p>{state === 'unknown' ? said.goneWhy : said.asideWhy}</p>
        <button type="button" class="button main" onClick={() => go('/', { replace: true })}>
          {said.home}
        </button>
      </main>
    );
  if (!board.value || !translations.value) return null;
  return <TableView table={state} board={board.value} translations={translations.value} words={said} />;
};
