// The page of a server's table, under the one link that friends share: first the waiting room, then the table itself.
import { isGameId, titleOf } from '@crescendo/rules/manifests';
import '../table/table.css';
import '../table/overlays.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { currentLanguage } from '../../app/language.ts';
import { go } from '../../app/router.ts';
import { readStored } from '../../app/storage.ts';
import { type AnyBoard, cardOf } from '../../boards/boards.ts';
import { showToast, Toast } from '../../look/toast.tsx';
import { request } from '../../online/api.ts';
import { connected, subscribe, versionMismatch } from '../../online/connection.ts';
import { errorWords } from '../../online/error-words.ts';
import { ensureIdentity, me } from '../../online/identity.ts';
import { RemoteTable, readHistory } from '../../online/remote-table.ts';
import { TableSubscription } from '../../online/table-subscription.ts';
import { type AnyTranslations, loadTranslations } from '../../table/translations.ts';
import { TableView } from '../table/table-view.tsx';
import { tableWords } from '../table/words.ts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { ONLINE_PARTS } from './parts.tsx';
import { Talk } from './talk.tsx';
import { onlineWords } from './words.ts';

/** After this long, the page explains why there is nothing to see. */
const PATIENCE = 2500;

const NotFound = ({ title, why }: { readonly title: string; readonly why: string }) => (
  <main class="table-lost">
    <h1>{title}</h1>
    <p>{why}</p>
    <button type="button" class="button main" onClick={() => go('/', { replace: true })}>
      {tableWords.value?.home}
    </button>
  </main>
);

/** Nothing is there yet; after a while we say why. */
const Loading = () => {
  const late = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      late.value = true;
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const words = onlineWords.value;
  if (!words) return null;
  if (versionMismatch.value)
    return <NotFound title={words.noLine} why={errorWords.value?.('version-mismatch') ?? words.noLineWhy} />;
  if (late.value && !connected.value) return <NotFound title={words.noLine} why={words.noLineWhy} />;
  return (
    <main class="table-lost" aria-busy="true">
      <p>{words.finding}</p>
    </main>
  );
};

/** A notice that it is the player's turn at another table. */
const useOtherTables = (id: string): void => {
  useEffect(
    () =>
      subscribe((message) => {
        if (message.type !== 'notice' || message.table === id) return;
        const { table } = message;
        void request<{ table: { game: string } }>('GET', `/api/tables/${table}`).then(
          (state) => {
            const words = onlineWords.value;
            if (!words || !isGameId(state.table.game)) return;
            const action = { text: words.goThere, run: () => go(`/t/${table}`) };
            showToast({ text: words.turnElsewhere(titleOf(state.table.game)), action });
          },
          () => {
            // It will be among my games.
          },
        );
      }),
    [id],
  );
};

interface LoadedTable {
  readonly table: RemoteTable;
  readonly board: AnyBoard;
}

/** Loads the board, the history and the words of a table, and tries again until they are there. */
const Playing = ({ subscription }: { readonly subscription: TableSubscription }) => {
  const laid = useSignal<LoadedTable | undefined>(undefined);
  const translations = useSignal<AnyTranslations | undefined>(undefined);
  const failure = useSignal<unknown>(undefined);
  const language = currentLanguage();
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lay = async (): Promise<void> => {
      const { game } = subscription.state.peek()!.table;
      const [board, history] = await Promise.all([
        cardOf(game)!.load(),
        readHistory(subscription.id, 0).catch(() => undefined),
      ]);
      if (left) return;
      if (history === undefined || history.steps.length === 0) {
        timer = setTimeout(() => void lay(), 1000);
        return;
      }
      const state = subscription.state.peek()!;
      laid.value = { board, table: new RemoteTable(subscription, board.game, state, history, board.timeUp) };
    };
    lay().catch((error) => {
      failure.value = error;
    });
    return () => {
      left = true;
      clearTimeout(timer);
      laid.peek()?.table.close();
    };
  }, [subscription]);
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
  if (!laid.value || !translations.value || !tableWords.value) return <Loading />;
  return (
    <TableView
      table={laid.value.table}
      board={laid.value.board}
      translations={translations.value}
      words={tableWords.value}
      parts={ONLINE_PARTS}
    />
  );
};

/** Says why something the player said was rejected. */
const useRejectedTalk = (subscription: TableSubscription): void => {
  const code = subscription.rejectedTalk.value;
  useEffect(() => {
    if (code === undefined) return;
    subscription.rejectedTalk.value = undefined;
    const text = code === 'too-fast' ? onlineWords.value?.slowly : errorWords.value?.(code);
    showToast({ text: text ?? '' });
  }, [code]);
};

const SubscribedTable = ({ subscription }: { readonly subscription: TableSubscription }) => {
  const words = onlineWords.value;
  const state = subscription.state.value;
  useRejectedTalk(subscription);
  if (!words) return null;
  if (subscription.ended.value === 'unknown-table')
    return <NotFound title={words.unknown} why={words.unknownWhy} />;
  if (subscription.ended.value !== undefined)
    return <NotFound title={words.noSpectators} why={words.noSpectatorsWhy} />;
  if (!state) return <Loading />;
  if (state.view !== null) return <Playing subscription={subscription} />;
  const { table } = state;
  const name = (seat: number): string => table.chairs[seat]?.name || words.guest;
  return (
    <WaitingRoom subscription={subscription} offlineText={words.lineLost}>
      {table.chairs.filter(({ kind }) => kind === 'person').length > 1 && (
        <section class="leaf" aria-label={words.talk}>
          <Talk
            info={table}
            lines={subscription.talk.value}
            say={(said) => subscription.say(said)}
            name={name}
            words={words}
          />
        </section>
      )}
    </WaitingRoom>
  );
};

const TableById = ({ id }: { readonly id: string }) => {
  const subscription = useSignal<TableSubscription | undefined>(undefined);
  useOtherTables(id);
  useEffect(() => {
    let left = false;
    let open: TableSubscription | undefined;
    const subscribe = (): void => {
      if (left) return;
      open = new TableSubscription(id);
      subscription.value = open;
    };
    // A browser with an identity can subscribe at once; if the server has forgotten it, the connection is opened again.
    if (readStored('known') !== undefined) {
      subscribe();
      ensureIdentity().catch(() => {});
    } else ensureIdentity().then(subscribe, subscribe);
    return () => {
      left = true;
      open?.close();
    };
  }, [id]);
  // Visitors who came while the server was unreachable get their identity when it is back.
  const isUp = connected.value;
  useEffect(() => {
    if (isUp && me.peek() === undefined) ensureIdentity().catch(() => {});
  }, [isUp]);
  return (
    <>
      {subscription.value ? <SubscribedTable subscription={subscription.value} /> : <Loading />}
      <Toast />
    </>
  );
};

/** The format of a table's id. For a truncated link, the server need not be asked. */
const ID = /^[\w-]{22}$/;

export const OnlinePage = ({ id }: { readonly id: string }) => {
  const words = onlineWords.value;
  if (ID.test(id)) return <TableById id={id} />;
  return words ? <NotFound title={words.unknown} why={words.unknownWhy} /> : null;
};
