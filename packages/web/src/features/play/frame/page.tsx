// The page of a table on this device: opens the saved game and loads its board and its words.
import './table.css';
import '../bar/bar.css';
import './landscape.css';
import './overlays.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type AnyBoard, cardOf } from '../../../boards/boards.ts';
import type { LocalTable } from '../../../session/local/local-table.ts';
import {
  isUnreadable,
  loadSavedGames,
  savedElsewhere,
  savedGame,
  setAside,
} from '../../../session/saved/saved-games.ts';
import { go } from '../../../shell/router.ts';
import { type OpenError, openTable } from '../../start/open-table.ts';
import { preloadGuide } from '../guide/use-guide.ts';
import { type TableWords, tableWords } from '../words.ts';
import { TableView } from './table-view.tsx';
import { useTranslations } from './use-translations.ts';

interface OpenedTable {
  readonly board: AnyBoard | undefined;
  readonly table: LocalTable | OpenError | undefined;
}

const NOTHING: OpenedTable = { board: undefined, table: undefined };

/** The table of a saved game; opened again when another tab has played on. */
const useSavedTable = (id: string): OpenedTable => {
  const opened = useSignal(NOTHING);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    let left = false;
    const close = (): void => {
      const { table } = opened.peek();
      if (typeof table === 'object') table.close();
    };
    let opening = 0;
    const open = async (board: AnyBoard): Promise<void> => {
      const own = ++opening;
      close();
      const table = await openTable(id, board);
      if (!left && own === opening) opened.value = { board, table };
      else if (typeof table === 'object') table.close();
    };
    const load = async (): Promise<void> => {
      await loadSavedGames();
      const saved = savedGame(id);
      const board = saved && (await cardOf(saved.setup.game)?.load());
      if (left) return;
      if (board) preloadGuide(board);
      if (board) await open(board);
      else {
        if (saved) setAside(id);
        opened.value = { ...NOTHING, table: saved || isUnreadable(id) ? 'unreadable' : 'unknown' };
      }
    };
    // The same game in another tab: the last move wins, and this tab follows.
    const unfollow = savedElsewhere.subscribe((changed) => {
      const { board, table } = opened.peek();
      const saved = changed?.id === id ? savedGame(id) : undefined;
      if (saved && board && typeof table === 'object' && saved.record !== table.record(() => ''))
        open(board).catch((error) => {
          loadError.value = error;
        });
    });
    load().catch((error) => {
      loadError.value = error;
    });
    return () => {
      left = true;
      unfollow();
      close();
    };
  }, [id]);
  if (loadError.value !== undefined) throw loadError.value;
  return opened.value;
};

const NotOpened = ({ why, words }: { readonly why: OpenError; readonly words: TableWords }) => (
  <main class="table-lost">
    <h1>{why === 'unknown' ? words.gone : words.aside}</h1>
    <p>{why === 'unknown' ? words.goneWhy : words.asideWhy}</p>
    <button type="button" class="button main" onClick={() => go('/', { replace: true })}>
      {words.home}
    </button>
  </main>
);

/** An empty table of the same proportions, while the board is loaded. */
const Opening = () => <main class="table-opening" aria-busy="true" />;

export const TablePage = ({ id }: { id: string }) => {
  const { board, table } = useSavedTable(id);
  const translations = useTranslations(board);
  const words = tableWords.value;
  if (!words || table === undefined) return <Opening />;
  if (typeof table === 'string') return <NotOpened why={table} words={words} />;
  if (!board || !translations) return <Opening />;
  return <TableView table={table} board={board} translations={translations} words={words} />;
};
