// The page of a server's table, under the one link that friends share: first the waiting room, then the table itself.
import { Evening, type TableInfo, TableState } from '@crescendo/protocol';
import { isGameId, titleOf } from '@crescendo/rules/manifests';
import '../frame/table.css';
import '../bar/bar.css';
import '../frame/landscape.css';
import '../frame/overlays.css';
import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type AnyBoard, cardOf } from '../../../boards/boards.ts';
import { labelsFrom } from '../../../boards/contract/seat-label.ts';
import { request } from '../../../server/api.ts';
import { connected, subscribe, versionMismatch } from '../../../server/connection.ts';
import { errorWords } from '../../../server/error-words.ts';
import { ensureIdentity, me } from '../../../server/identity.ts';
import { RemoteTable, readHistory } from '../../../session/remote/remote-table.ts';
import { TableSubscription } from '../../../session/remote/table-subscription.ts';
import { lazy } from '../../../shell/lazy.tsx';
import { renewing, renewPage } from '../../../shell/pwa/update.ts';
import { go, path } from '../../../shell/router.ts';
import { readStored } from '../../../shell/storage/storage.ts';
import { showToast, Toast } from '../../../ui/toast.tsx';
import { Talk } from '../chat/talk.tsx';
import { TableView } from '../frame/table-view.tsx';
import { useTranslations } from '../frame/use-translations.ts';
import { preloadGuide } from '../guide/use-guide.ts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { tableWords } from '../words.ts';
import { ONLINE_PARTS } from './online-slots.tsx';
import { RemovedPeople } from './removed.tsx';
import { type OnlineWords, onlineWords } from './words.ts';

const GroupAtTable = lazy<{ info: TableInfo; inRoom: boolean }>(
  async () => (await import('../../together/groups/tables/at-table.tsx')).GroupAtTable,
);

/** After this long, the page explains why there is nothing to see. */
const EXPLANATION_DELAY_MS = 2500;

interface NotFoundProps {
  readonly title: string;
  readonly why: string;
  readonly again?: string;
}

const NotFound = ({ title, why, again }: NotFoundProps) => (
  <main class="table-lost">
    <h1>{title}</h1>
    <p>{why}</p>
    {again && (
      <button type="button" class="button" onClick={() => void renewPage()}>
        {again}
      </button>
    )}
    <button type="button" class="button main" onClick={() => go('/', { replace: true })}>
      {tableWords.value?.home}
    </button>
  </main>
);

const Renewing = ({ words }: { readonly words: OnlineWords }) => (
  <main class="table-lost" aria-busy="true">
    <h1>{words.newVersion}</h1>
    <p>{words.newVersionWhy}</p>
  </main>
);

/** Nothing is there yet; after a while we say why. */
const Loading = () => {
  const late = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      late.value = true;
    }, EXPLANATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const words = onlineWords.value;
  if (!words) return null;
  if (renewing.value) return <Renewing words={words} />;
  if (versionMismatch.value)
    return (
      <NotFound
        title={words.otherVersion}
        why={errorWords.value?.('version-mismatch') ?? words.noLineWhy}
        again={words.update}
      />
    );
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
        if (message.type === 'group' && message.what === 'table' && message.table !== id)
          void import('../../together/groups/notice.ts').then(({ tellOfTable }) => tellOfTable(message));
        if (message.type !== 'notice' || message.table === id) return;
        const { table } = message;
        void request('GET', `/api/tables/${table}`, TableState).then(
          (state) => {
            const words = onlineWords.value;
            // The next game of the evening has begun, and the page has gone there.
            if (path.peek() === `/t/${table}`) return;
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

/** The history may not be there at once when a game has just begun. */
const RETRY_MS = 1000;

/** Loads board and history, and tries again until they are there. */
const useLoadedTable = (subscription: TableSubscription): LoadedTable | undefined => {
  const loaded = useSignal<LoadedTable | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (): Promise<void> => {
      const [board, history] = await Promise.all([
        cardOf(subscription.state.peek()?.table.game ?? '')?.load(),
        readHistory(subscription.id, 0).catch(() => undefined),
      ]);
      const state = subscription.state.peek();
      if (left || !board || !state) return;
      preloadGuide(board);
      if (history === undefined || history.steps.length === 0)
        timer = setTimeout(() => void load().catch(fail), RETRY_MS);
      else
        loaded.value = {
          board,
          table: new RemoteTable(subscription, board.game, state, history, board.drafts),
        };
    };
    const fail = (error: unknown): void => {
      loadError.value = error;
    };
    load().catch(fail);
    return () => {
      left = true;
      clearTimeout(timer);
      loaded.peek()?.table.close();
    };
  }, [subscription]);
  if (loadError.value !== undefined) throw loadError.value;
  return loaded.value;
};

const Playing = ({ subscription }: { readonly subscription: TableSubscription }) => {
  const loaded = useLoadedTable(subscription);
  const translations = useTranslations(loaded?.board);
  if (!loaded || !translations || !tableWords.value) return <Loading />;
  return <TableView {...loaded} translations={translations} words={tableWords.value} parts={ONLINE_PARTS} />;
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

/** A player who is muted, or no longer, is told at once. */
const useMuted = (subscription: TableSubscription): void => {
  const table = subscription.state.value?.table;
  const own = table && table.seat !== null ? table.seating[table.seat] : undefined;
  const isMuted = own?.muted;
  const before = useRef(isMuted);
  useEffect(() => {
    const words = onlineWords.peek();
    if (before.current !== undefined && isMuted !== undefined && before.current !== isMuted && words)
      showToast({ text: isMuted ? words.muted : words.unmuted });
    before.current = isMuted;
  }, [isMuted]);
};

const isPast = ({ status, next }: TableInfo): boolean =>
  next !== null && (status === 'over' || status === 'closed');

/** One link all evening: whoever opens that of an earlier table goes where the evening is now. True until that is known. */
const useTableNow = ({ id, state, ended }: TableSubscription): boolean => {
  const staysAt = useSignal<string | undefined>(undefined);
  const table = state.value?.table;
  const isHidden = ended.value === 'no-spectators';
  const isKnown = table !== undefined || isHidden;
  const leadsOn = isHidden || (table !== undefined && isPast(table));
  useEffect(() => {
    if (!isKnown || staysAt.peek() === id) return;
    const stay = (): void => {
      staysAt.value = id;
    };
    if (!leadsOn) return stay();
    request('GET', `/api/tables/${id}/evening`, Evening).then(
      ({ now = id }) => (now === id ? stay() : go(`/t/${now}`, { replace: true })),
      stay,
    );
  }, [id, isKnown]);
  return leadsOn && staysAt.value !== id;
};

const SubscribedTable = ({ subscription }: { readonly subscription: TableSubscription }) => {
  const words = onlineWords.value;
  const state = subscription.state.value;
  const isElsewhere = useTableNow(subscription);
  useRejectedTalk(subscription);
  useMuted(subscription);
  if (!words) return null;
  if (isElsewhere) return <Loading />;
  if (subscription.ended.value === 'unknown-table')
    return <NotFound title={words.unknown} why={words.unknownWhy} />;
  if (subscription.ended.value === 'removed')
    return <NotFound title={words.removed} why={words.removedWhy} again={words.tryAgain} />;
  if (subscription.ended.value !== undefined)
    return <NotFound title={words.noSpectators} why={words.noSpectatorsWhy} />;
  if (!state) return <Loading />;
  if (state.view !== null) return <Playing key={subscription.id} subscription={subscription} />;
  const { table } = state;
  const name = (seat: number): string => table.seating[seat]?.name || words.guest;
  return (
    <WaitingRoom subscription={subscription} offlineText={words.lineLost}>
      <RemovedPeople info={table} words={words} />
      <GroupAtTable info={table} inRoom />
      {table.seating.filter(({ kind }) => kind === 'person').length > 1 && (
        <section class="leaf" aria-label={words.talk}>
          <Talk
            info={table}
            earlier={subscription.earlier.value}
            lines={subscription.talk.value}
            say={(said) => subscription.say(said)}
            label={labelsFrom(name)}
            name={name}
            words={words}
            isAudienceTold
          />
        </section>
      )}
    </WaitingRoom>
  );
};

/** The host has replaced the table at which we wait by this one. */
const isMovedTo = (id: string, from: TableSubscription | undefined): boolean => {
  const table = from?.state.peek()?.table;
  return table?.status === 'closed' && table.next === id;
};

const TableById = ({ id }: { readonly id: string }) => {
  const subscription = useSignal<TableSubscription | undefined>(undefined);
  const room = useSignal(id);
  useOtherTables(id);
  useEffect(() => {
    let left = false;
    let open: TableSubscription | undefined;
    let stopWaiting = (): void => {};
    const moves = isMovedTo(id, subscription.peek());
    if (!moves) {
      subscription.value = undefined;
      room.value = id;
    }
    const subscribe = (): void => {
      if (left) return;
      const fresh = new TableSubscription(id);
      open = fresh;
      // The room stays as it is, with what somebody writes there, until the new table is known.
      stopWaiting = effect(() => {
        if (!moves || fresh.state.value || fresh.ended.value) subscription.value = fresh;
      });
    };
    // A browser with an identity can subscribe at once; if the server has forgotten it, the connection is opened again.
    if (readStored('known') !== undefined) {
      subscribe();
      ensureIdentity().catch(() => {});
    } else ensureIdentity().then(subscribe, subscribe);
    return () => {
      left = true;
      stopWaiting();
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
      {subscription.value ? (
        <SubscribedTable key={room.value} subscription={subscription.value} />
      ) : (
        <Loading />
      )}
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
