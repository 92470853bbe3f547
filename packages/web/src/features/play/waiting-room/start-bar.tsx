// The bar at the foot of the waiting room: what still has to happen, and the one thing to do now.
import type { TableInfo } from '@crescendo/protocol';
import { languageTag, list } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { shareProgressAt, startAnew } from '../../../session/remote/dice-share.ts';
import { onlineSeatLimits } from '../../../session/remote/table-terms.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { Icon } from '../../../ui/icons.tsx';
import { fillWithBots, standUp, startGame, startWithout, takeSeat } from './actions.ts';
import { hostName } from './header/table-header.tsx';
import { useGameWithWords } from './use-game-with-words.ts';
import type { WaitingRoomWords } from './words.ts';

interface BarProps {
  readonly table: TableInfo;
  readonly words: WaitingRoomWords;
}

/** After waiting this long for strangers, the player is offered a bot. */
const BOT_OFFER_DELAY_MS = 8000;

const freeSeats = ({ seating }: TableInfo): number => seating.filter(({ kind }) => kind === 'free').length;

/** The players who have not agreed to another game yet. */
const asked = ({ seating }: TableInfo, words: WaitingRoomWords): string => {
  const names = seating.flatMap(({ kind, ready, name }) =>
    kind === 'person' && !ready ? [name || words.guest] : [],
  );
  return names.length === 0
    ? ''
    : new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
};

/** Tells whether the player has been alone at a table for strangers for a while. */
const useWaitsAlone = ({ id, seating, host, public: isPublic }: TableInfo): boolean => {
  const late = useSignal(false);
  const alone = host && isPublic && seating.filter(({ kind }) => kind === 'person').length === 1;
  useEffect(() => {
    late.value = false;
    if (!alone) return;
    const timer = setTimeout(() => {
      late.value = true;
    }, BOT_OFFER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, alone]);
  return alone && late.value;
};

const Again = ({ table, words }: BarProps) => (
  <>
    <p class="room-say semibold">{words.again}</p>
    <button type="button" class="button" onClick={() => void standUp(table.id)}>
      {words.againNo}
    </button>
    <button type="button" class="button main" onClick={() => void takeSeat(table.id, '')}>
      {words.againYes}
    </button>
  </>
);

/** Tells the host's reason to wait. */
export const hostText = (table: TableInfo, words: WaitingRoomWords): string => {
  const free = freeSeats(table);
  const waiting = asked(table, words);
  if (free > 0) return words.stillFree(free);
  return waiting === '' ? words.allHere : words.stillAsked(waiting);
};

const Host = ({ table, words }: BarProps) => {
  const busy = useSignal(false);
  const free = freeSeats(table);
  const begin = async (): Promise<void> => {
    if (free > 0 || busy.value) return;
    busy.value = true;
    await startGame(table.id);
    busy.value = false;
  };
  return (
    <>
      <p class="room-say semibold" id="why-not-yet">
        {hostText(table, words)}
      </p>
      {free > 0 && (
        <button type="button" class="button" onClick={() => void fillWithBots(table)}>
          <Icon name="bot" size={20} />
          {words.fillBots}
        </button>
      )}
      <button
        type="button"
        class={`button ${asked(table, words) === '' ? 'main' : ''}`}
        disabled={free > 0}
        aria-describedby="why-not-yet"
        aria-busy={busy.value}
        onClick={() => void begin()}
      >
        <Icon name="play" size={18} />
        {words.start}
      </button>
    </>
  );
};

/** Nobody waits for a silent one: the host goes on with those who have agreed to another game. */
const Without = ({ table, words }: BarProps) => {
  const busy = useSignal(false);
  const game = useGameWithWords(table.game)?.game;
  const silent = asked(table, words);
  const own = table.seat === null ? undefined : table.seating[table.seat];
  if (!table.host || !own?.ready || silent === '' || game === undefined) return null;
  const begin = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await startWithout(table, onlineSeatLimits(game, table.preset).min);
    busy.value = false;
  };
  return (
    <button type="button" class="button" aria-busy={busy.value} onClick={() => void begin()}>
      <Icon name="play" size={18} />
      {words.startWithout(silent)}
    </button>
  );
};

/** A table that begins by itself. */
const Waiting = ({ table, words }: BarProps) => {
  const lonely = useWaitsAlone(table);
  const free = freeSeats(table);
  const waiting = asked(table, words);
  const text = lonely
    ? words.alone
    : waiting === '' || free > 0
      ? words.startsFull
      : words.stillAsked(waiting);
  return (
    <>
      <p class="room-say semibold" role="status">
        {text}
      </p>
      <Without table={table} words={words} />
      {table.host && free > 0 && (
        <button
          type="button"
          class={`button ${lonely ? 'main' : ''}`}
          onClick={() => void fillWithBots(table)}
        >
          <Icon name="bot" size={20} />
          {lonely ? words.meanwhile : words.fillBots}
        </button>
      )}
    </>
  );
};

/** The people whose devices have still to reveal their numbers. */
const unrevealed = ({ seating }: TableInfo, words: WaitingRoomWords): string => {
  const names = seating.flatMap(({ kind, commitment, revealed, name }) =>
    kind === 'person' && commitment !== undefined && !revealed ? [name || words.guest] : [],
  );
  return names.length === 0 ? '' : list(languageTag(currentLanguage()), names);
};

/** Waiting for a device this long is worth a sentence that names its player. */
const NAMING_DELAY_MS = 2000;

/** The moment before the game: the devices reveal their numbers. Usually too short to be read. */
const Fixing = ({ table, words }: BarProps) => {
  const late = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      late.value = true;
    }, NAMING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [table.id]);
  const missing = unrevealed(table, words);
  const isRetrying = shareProgressAt(table.id) === 'retrying';
  const waiting = late.value && missing !== '' ? words.diceWaiting(missing) : words.diceFixing;
  return (
    <p class="room-say semibold" role="status">
      {isRetrying ? words.diceRetry : waiting}
    </p>
  );
};

/** This device keeps its number to itself, and says why. */
const Withheld = ({ table, words }: BarProps) => (
  <>
    <p class="room-say semibold" role="alert">
      {shareProgressAt(table.id) === 'changed' ? words.diceChanged : words.diceAnew}
    </p>
    {shareProgressAt(table.id) === 'asked-anew' && (
      <button type="button" class="button" onClick={() => startAnew(table)}>
        {words.diceAgree}
      </button>
    )}
  </>
);

/** Tells a player who has just sat down the reason to wait. */
export const seatedText = (table: TableInfo, words: WaitingRoomWords): string =>
  table.start === 'full' ? words.startsFull : words.startedBy(hostName(table));

export const StartBar = ({ table, words }: BarProps) => {
  const own = table.seat === null ? undefined : table.seating[table.seat];
  if (own && !own.ready)
    return (
      <div class="room-bar cluster items-center">
        <Again table={table} words={words} />
      </div>
    );
  const progress = shareProgressAt(table.id);
  if (progress === 'changed' || progress === 'asked-anew')
    return (
      <div class="room-bar cluster items-center">
        <Withheld table={table} words={words} />
      </div>
    );
  if (table.fixed)
    return (
      <div class="room-bar cluster items-center">
        <Fixing table={table} words={words} />
      </div>
    );
  if (!own && !table.host) return null;
  return (
    <div class="room-bar cluster items-center">
      {table.start === 'full' ? (
        <Waiting table={table} words={words} />
      ) : table.host ? (
        <Host table={table} words={words} />
      ) : (
        <p class="room-say semibold">{seatedText(table, words)}</p>
      )}
    </div>
  );
};
