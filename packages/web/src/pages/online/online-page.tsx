// The page of a server's table, under the one link that friends share: first the waiting room, then the table itself.
import '../table/table.css';
import '../table/overlays.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readKept } from '../../app/kept.ts';
import { go } from '../../app/router.ts';
import { spoken } from '../../app/settings.ts';
import { type AnyBoard, cardOf } from '../../boards/boards.ts';
import { ask } from '../../online/ask.ts';
import { lineUp, listen, versionMismatch } from '../../online/line.ts';
import { becomeKnown, me } from '../../online/me.ts';
import { RemoteTable, readHistory } from '../../online/remote.ts';
import { Watching } from '../../online/watching.ts';
import { whyWords } from '../../online/why.ts';
import { type AnyTranslations, loadTranslations } from '../../table/translations.ts';
import { Room } from '../friends/room.tsx';
import { showToast, Toast } from '../parts/toast.tsx';
import { TableView } from '../table/table-view.tsx';
import { words as tableWords } from '../table/words.ts';
import { COMPANY_PARTS } from './parts.tsx';
import { Talk } from './talk.tsx';
import { companyWords } from './words.ts';

/** So long nobody wonders why there is nothing to see. */
const PATIENCE = 2500;

const Lost = ({ title, why }: { readonly title: string; readonly why: string }) => (
  <main class="table-lost">
    <h1>{title}</h1>
    <p>{why}</p>
    <button type="button" class="button main" onClick={() => go('/', { replace: true })}>
      {tableWords.value?.home}
    </button>
  </main>
);

/** Nothing is there yet; after a while we say why. */
const Finding = () => {
  const late = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      late.value = true;
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const words = companyWords.value;
  if (!words) return null;
  if (versionMismatch.value)
    return <Lost title={words.noLine} why={whyWords.value?.('version-mismatch') ?? words.noLineWhy} />;
  if (late.value && !lineUp.value) return <Lost title={words.noLine} why={words.noLineWhy} />;
  return (
    <main class="table-lost" aria-busy="true">
      <p>{words.finding}</p>
    </main>
  );
};

/** Another table calls while we sit at this one. */
const useOtherTables = (id: string): void => {
  useEffect(
    () =>
      listen((message) => {
        if (message.type !== 'notice' || message.table === id) return;
        const { table } = message;
        void ask<{ table: { game: string } }>('GET', `/api/tables/${table}`).then(
          (state) => {
            const words = companyWords.value;
            const title = cardOf(state.table.game)?.title;
            if (!words || !title) return;
            const action = { text: words.goThere, run: () => go(`/t/${table}`) };
            showToast({ text: words.turnElsewhere(title), action });
          },
          () => {
            // It will be among my games.
          },
        );
      }),
    [id],
  );
};

interface Laid {
  readonly table: RemoteTable;
  readonly board: AnyBoard;
}

/** Lays the table: board, story and words; tried again for as long as somebody waits for it. */
const Playing = ({ watching }: { readonly watching: Watching }) => {
  const laid = useSignal<Laid | undefined>(undefined);
  const translations = useSignal<AnyTranslations | undefined>(undefined);
  const failure = useSignal<unknown>(undefined);
  const language = spoken();
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lay = async (): Promise<void> => {
      const { game } = watching.state.peek()!.table;
      const [board, history] = await Promise.all([
        cardOf(game)!.load(),
        readHistory(watching.id, 0).catch(() => undefined),
      ]);
      if (left) return;
      if (history === undefined || history.steps.length === 0) {
        timer = setTimeout(() => void lay(), 1000);
        return;
      }
      const state = watching.state.peek()!;
      laid.value = { board, table: new RemoteTable(watching, board.game, state, history, board.timeUp) };
    };
    lay().catch((error) => {
      failure.value = error;
    });
    return () => {
      left = true;
      clearTimeout(timer);
      laid.peek()?.table.close();
    };
  }, [watching]);
  const board = laid.value?.board;
  useEffect(() => {
    if (board)
      loadTranslations(board, language).then(
        (loaded) => {
          translations.value = loaded;
        },
        (error) => {
          failure.value ??= error;
        },
      );
  }, [board, language]);
  if (failure.value !== undefined) throw failure.value;
  if (!laid.value || !translations.value || !tableWords.value) return <Finding />;
  return (
    <TableView
      table={laid.value.table}
      board={laid.value.board}
      translations={translations.value}
      words={tableWords.value}
      parts={COMPANY_PARTS}
    />
  );
};

/** Something one said did not reach the others. */
const useHushed = (watching: Watching): void => {
  const code = watching.hushed.value;
  useEffect(() => {
    if (code === undefined) return;
    watching.hushed.value = undefined;
    const text = code === 'too-fast' ? companyWords.value?.slowly : whyWords.value?.(code);
    showToast({ text: text ?? '' });
  }, [code]);
};

const Seen = ({ watching }: { readonly watching: Watching }) => {
  const words = companyWords.value;
  const state = watching.state.value;
  useHushed(watching);
  if (!words) return null;
  if (watching.over.value === 'unknown-table') return <Lost title={words.unknown} why={words.unknownWhy} />;
  if (watching.over.value !== undefined)
    return <Lost title={words.noSpectators} why={words.noSpectatorsWhy} />;
  if (!state) return <Finding />;
  if (state.view !== null) return <Playing watching={watching} />;
  const { table } = state;
  const name = (seat: number): string => table.chairs[seat]?.name || words.guest;
  return (
    <Room watching={watching}>
      {table.chairs.filter(({ kind }) => kind === 'person').length > 1 && (
        <section class="leaf" aria-label={words.talk}>
          <Talk
            info={table}
            lines={watching.talk.value}
            say={(said) => watching.say(said)}
            name={name}
            words={words}
          />
        </section>
      )}
    </Room>
  );
};

const Present = ({ id }: { readonly id: string }) => {
  const watching = useSignal<Watching | undefined>(undefined);
  useOtherTables(id);
  useEffect(() => {
    let left = false;
    let open: Watching | undefined;
    const look = (): void => {
      if (left) return;
      open = new Watching(id);
      watching.value = open;
    };
    // Whom this device knows is known to the server, too; if not, the line is opened anew.
    if (readKept('known') !== undefined) {
      look();
      becomeKnown().catch(() => {});
    } else becomeKnown().then(look, look);
    return () => {
      left = true;
      open?.close();
    };
  }, [id]);
  // Whoever came while the server was away introduces themselves when it is back.
  const isUp = lineUp.value;
  useEffect(() => {
    if (isUp && me.peek() === undefined) becomeKnown().catch(() => {});
  }, [isUp]);
  return (
    <>
      {watching.value ? <Seen watching={watching.value} /> : <Finding />}
      <Toast />
    </>
  );
};

/** What a table's id looks like. Of a link that was cut off on its way the server need not be asked. */
const ID = /^[\w-]{22}$/;

export const OnlinePage = ({ id }: { readonly id: string }) => {
  const words = companyWords.value;
  if (ID.test(id)) return <Present id={id} />;
  return words ? <Lost title={words.unknown} why={words.unknownWhy} /> : null;
};
