// The waiting room: what is played, who sits where, the link for everybody else. It changes as people come and go.
import './room.css';
import type { Evening, TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cardOf } from '../../../boards/boards.ts';
import { connected, versionMismatch } from '../../../server/connection.ts';
import { errorWords } from '../../../server/error-words.ts';
import type { TableSubscription } from '../../../session/remote/table-subscription.ts';
import { announce } from '../../../shell/announce.ts';
import { go } from '../../../shell/router.ts';
import { settings } from '../../../shell/settings.ts';
import { soundStep } from '../../../shell/sound.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { sharedWords } from '../../../ui/page/words.ts';
import { showToast } from '../../../ui/toast.tsx';
import { changeName } from './actions.ts';
import { Audience, SeatOffer } from './audience.tsx';
import { ClosedTable } from './close-table.tsx';
import { greeting, TableHeader } from './header/table-header.tsx';
import { Invite } from './invite.tsx';
import { NameField } from './name-field.tsx';
import { Seats } from './seats.tsx';
import { hostText, StartBar, seatedText } from './start-bar.tsx';
import { type WaitingRoomWords, waitingRoomWords } from './words.ts';

const hasFree = ({ seating }: TableInfo): boolean => seating.some(({ kind }) => kind === 'free');

/** A seat that fills or empties is heard: each one filled a step higher. */
const useArrivals = (table: TableInfo | undefined, words: WaitingRoomWords | undefined): void => {
  const before = useRef<TableInfo | undefined>(undefined);
  useEffect(() => {
    const old = before.current;
    before.current = table;
    if (!table || !words || !old || old.id !== table.id) return;
    const taken = table.seating.filter(({ kind }) => kind !== 'free').length;
    for (const [seat, seatInfo] of table.seating.entries()) {
      if (seatInfo.kind === old.seating[seat]?.kind) continue;
      if (seatInfo.kind === 'free') announce(words.stoodUp(seat + 1));
      else {
        soundStep(3 + taken);
        const who = seatInfo.kind === 'bot' ? words.bot : seatInfo.name || words.guest;
        announce(seatInfo.you ? seatedText(table, words) : words.satDown(who, seat + 1));
      }
    }
    const isHosts = table.host && table.start !== 'full';
    if (isHosts && hostText(table, words) !== hostText(old, words)) announce(hostText(table, words));
  }, [table?.version]);
};

/** The host has changed the rules: everybody moves to the new table. */
const useMoving = (table: TableInfo | undefined, words: WaitingRoomWords | undefined): void => {
  const next = table?.status === 'closed' ? table.next : null;
  useEffect(() => {
    if (!next || !words) return;
    if (!table?.host) showToast({ text: words.moved });
    go(`/t/${next}`, { replace: true, keepsPlace: true });
  }, [next, words]);
};

interface GuestProps {
  readonly table: TableInfo;
  readonly words: WaitingRoomWords;
  readonly name: { value: string };
  readonly watches: { value: boolean };
}

const guestText = (table: TableInfo, words: WaitingRoomWords, watches: boolean): string => {
  if (hasFree(table)) return watches ? words.watching : words.chooseSeat;
  return table.spectators ? `${words.allTaken} ${words.watching}` : words.allTaken;
};

/** A visitor who has followed the link and has no seat yet. Those who only watch have a name, too. */
const Guest = ({ table, words, name, watches }: GuestProps) => (
  <div class="guest cluster items-center semibold" onFocusOut={() => void changeName(name.value)}>
    <NameField
      words={words}
      name={name.value}
      change={(text) => {
        name.value = text;
      }}
    />
    <p role="status">{guestText(table, words, watches.value)}</p>
  </div>
);

const WatchInstead = ({ table, words, watches }: Omit<GuestProps, 'name'>) =>
  table.spectators && hasFree(table) ? (
    <button
      type="button"
      class="button watch-instead"
      onClick={() => {
        watches.value = !watches.value;
      }}
    >
      <Icon name={watches.value ? 'friends' : 'eye'} size={20} />
      {watches.value ? words.joinAfterAll : words.justWatch}
    </button>
  ) : null;

interface RoomTallyProps {
  readonly table: TableInfo;
  readonly evening: Evening | undefined;
  readonly words: WaitingRoomWords;
}

/** Shows the standing of the evening before a rematch. */
const RoomTally = ({ table, evening, words }: RoomTallyProps) =>
  evening && evening.games.length > 0 ? (
    <p class="room-tally cluster">
      <span>{words.tally}</span>
      <b class="cluster">
        {table.seating.map((seatInfo, seat) => {
          const wins = evening.wins[seat] ?? null;
          const who = seatInfo.kind === 'bot' ? words.bot : seatInfo.name || words.guest;
          return (
            wins !== null && (
              <span key={seat}>
                {who} <span class="number">{wins}</span>
              </span>
            )
          );
        })}
      </b>
    </p>
  ) : null;

interface WaitingRoomProps {
  readonly subscription: TableSubscription;
  /** Shown while there is no connection to the server. */
  readonly offlineText: string;
  /** The talk of the people. */
  readonly children?: ComponentChildren;
}

export const WaitingRoom = ({ subscription, offlineText, children }: WaitingRoomProps) => {
  const table = subscription.state.value?.table;
  const shared = sharedWords.value;
  const words = waitingRoomWords.value;
  const name = useSignal(settings.name.value);
  const watches = useSignal(false);
  useArrivals(table, words);
  useMoving(table, words);
  const card = cardOf(table?.game ?? '');
  if (!table || !shared || !words || !card) return null;
  if (table.status === 'closed' && !table.next)
    return <ClosedTable table={table} words={words} shared={shared} />;
  const isGuest = table.seat === null;
  // The game is about to begin: nothing can be changed any more.
  const shown = table.fixed ? { ...table, host: false } : table;
  return (
    <PageFrame title={words.title(card.title)} heading={greeting(table, words)} class="room" toast={false}>
      {!connected.value && (
        <p class="room-line sunk semibold round-14" role="status">
          {versionMismatch.value ? errorWords.value?.('version-mismatch') : offlineText}
        </p>
      )}
      <div class="room-parts grid gap-16">
        <div class="room-table flex-column gap-16 on-felt">
          <TableHeader table={shown} card={card} words={words} shared={shared} />
          {isGuest && <SeatOffer table={table} words={words} name={() => name.value} />}
          {isGuest && <Guest table={table} words={words} name={name} watches={watches} />}
          <Seats
            table={shown}
            words={words}
            levels={shared.levels}
            styles={shared.styles}
            name={() => name.value}
          />
          <Audience table={table} words={words} />
          <RoomTally table={table} evening={subscription.evening.value} words={words} />
          {isGuest && <WatchInstead table={table} words={words} watches={watches} />}
          <StartBar table={table} words={words} />
        </div>
        {(table.host || !isGuest) && (
          <Invite
            id={table.link ?? table.id}
            title={card.title}
            words={words}
            first={table.host && hasFree(table)}
          />
        )}
        {children && <div class="room-talk when-filled grid gap-16">{children}</div>}
      </div>
    </PageFrame>
  );
};
