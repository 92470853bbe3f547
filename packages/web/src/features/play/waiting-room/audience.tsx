// Shows the spectators in the waiting room: the host offers them a seat, and they sit down with one tap.
import './audience.css';
import type { Spectator, TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { onlineSeatLimits } from '../../../session/remote/table-terms.ts';
import { Icon } from '../../../ui/icons.tsx';
import { declineSeat, offerSeat, takeSeat } from './actions.ts';
import { hostName } from './header/table-header.tsx';
import { useGameWithWords } from './use-game-with-words.ts';
import type { WaitingRoomWords } from './words.ts';

interface AudienceProps {
  readonly table: TableInfo;
  readonly words: WaitingRoomWords;
}

const hasFree = ({ seating }: TableInfo): boolean => seating.some(({ kind }) => kind === 'free');

/** A free seat, or room for one more. */
const useHasRoom = (table: TableInfo): boolean => {
  const game = useGameWithWords(table.game)?.game;
  return hasFree(table) || (game !== undefined && table.seats < onlineSeatLimits(game, table.preset).max);
};

const Offer = ({ table, words, spectator }: AudienceProps & { readonly spectator: Spectator }) => {
  const busy = useSignal(false);
  const { key, name, offered } = spectator;
  if (offered) return <span class="audience-mark-offered text-14">{words.offered}</span>;
  const offer = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await offerSeat(table, key);
    busy.value = false;
  };
  return (
    <button
      type="button"
      class="button small"
      aria-label={words.offerSeatTo(name || words.guest)}
      aria-busy={busy.value}
      onClick={() => void offer()}
    >
      {words.offerSeat}
    </button>
  );
};

export const Audience = ({ table, words }: AudienceProps) => {
  const hasRoom = useHasRoom(table);
  const { watching = [], audience = 0 } = table;
  if (audience === 0) return null;
  const more = audience - watching.length;
  return (
    <section class="room-audience cluster" aria-labelledby="room-audience">
      <h3 id="room-audience" class="inline-flex items-center gap-8 text-15">
        <Icon name="eye" size={20} />
        {words.audience}
      </h3>
      <ul class="cluster gap-8">
        {watching.map((spectator) => (
          <li key={spectator.key} class="inline-flex items-center gap-10 touch-high breakable">
            <span>{spectator.name || words.guest}</span>
            {table.host && hasRoom && <Offer table={table} words={words} spectator={spectator} />}
          </li>
        ))}
        {more > 0 && <li class="inline-flex items-center touch-high">+ {more}</li>}
      </ul>
    </section>
  );
};

/** For somebody who watches and is offered a seat. */
export const SeatOffer = ({ table, words, name }: AudienceProps & { readonly name: () => string }) => {
  const busy = useSignal(false);
  if (!table.offered || !hasFree(table)) return null;
  const sit = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await takeSeat(table.id, name());
    busy.value = false;
  };
  return (
    <div class="seat-offer cluster paper-ink items-center" role="alert">
      <p>{words.offersYou(hostName(table))}</p>
      <div class="cluster gap-8">
        <button type="button" class="button main" aria-busy={busy.value} onClick={() => void sit()}>
          {words.sitDown}
        </button>
        <button type="button" class="button" onClick={() => void declineSeat(table.id)}>
          {words.ratherWatch}
        </button>
      </div>
    </div>
  );
};
