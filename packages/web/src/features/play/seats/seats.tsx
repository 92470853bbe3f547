// The players' name plates: who they are, how they stand, who is to decide.
import { type Seat, totals } from '@crescendo/rules';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/icons.tsx';
import type { TableReaderProps } from '../frame/props.ts';
import type { Mood } from './bot-face.tsx';
import { chosenSeats } from './chosen-seats.ts';
import { SeatFace } from './seat-face.tsx';
import './seats.css';
import './landscape-seats.css';

/** Scrolls, where not all plates fit, to the one that decides: the viewer's own, if it is among them. */
const useScrollToDecider = (
  deciding: readonly Seat[],
  own: readonly Seat[],
): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  const seat = deciding.find((one) => own.includes(one)) ?? deciding[0];
  useEffect(() => {
    const item = seat === undefined ? undefined : list.current?.children[seat];
    if (item instanceof HTMLElement) list.current?.scrollTo({ left: item.offsetLeft - 40 });
  }, [seat]);
  return list;
};

interface SeatsProps extends TableReaderProps {
  /** Further content of a name plate. */
  readonly status?: (seat: Seat) => ComponentChildren;
  /** A spectator chooses whose board is large. */
  readonly choose?: {
    readonly large: Seat;
    readonly label: (name: string) => string;
    readonly onChoose: (seat: Seat) => void;
  };
}

export const Seats = ({
  table,
  board,
  translations,
  words,
  name,
  seatLabel,
  page,
  status,
  choose,
}: SeatsProps) => {
  const { view, rounds, turn } = page.moment;
  const { players } = table.setup;
  const sums = rounds ? totals(rounds, players.length) : undefined;
  const own = table.ownSeats.value;
  const list = useScrollToDecider(page.deciding, own);
  const moodOf = (seat: Seat): Mood => {
    if (turn.kind === 'over') return turn.winners.includes(seat) ? 'happy' : 'sad';
    return page.isNow && page.deciding.includes(seat) ? 'thinking' : 'calm';
  };
  const chosen = page.isNow ? chosenSeats(table, page.number) : [];
  return (
    <ul
      class="seats flex gap-6"
      data-count={players.length}
      data-rows={players.length > 4 ? 2 : 1}
      style={{ '--across': players.length > 4 ? Math.ceil(players.length / 2) : players.length }}
      ref={list}
    >
      {players.map((_, seat) => {
        const decides = page.deciding.includes(seat);
        const winner = turn.kind === 'over' && turn.winners.includes(seat);
        return (
          <li
            key={seat}
            class={`seat grid items-center relative paper round-12 min-0 ${decides ? 'decides' : ''} ${seat === view.seat ? 'own' : ''} ${winner ? 'winner' : ''}`}
            data-seat={seat}
            data-anchor={`seat-${seat}`}
            style={{ '--face': `var(--face-${seat % 8})` }}
          >
            <SeatFace table={table} seat={seat} seatLabel={seatLabel} mood={moodOf(seat)} />
            <span class="seat-name ellipsis text-14">{seatLabel(seat).text}</span>
            {choose && (
              <button
                type="button"
                class="seat-large overlay"
                aria-pressed={seat === choose.large}
                aria-label={choose.label(seatLabel(seat).text)}
                title={choose.label(seatLabel(seat).text)}
                onClick={() => choose.onChoose(seat)}
              />
            )}
            <span class="seat-standing ellipsis soft">{board.texts.standing(view, seat, translations)}</span>
            {sums && (
              <span class="seat-total number" title={words.total}>
                <span class="unseen">{words.total} </span>
                {sums[seat]}
              </span>
            )}
            {decides && page.isNow && (
              <span class="seat-turn square absolute circle">
                <span class="unseen">
                  {own.length === 1 && own[0] === seat ? words.yourTurn : words.turnOf(name(seat))}
                </span>
              </span>
            )}
            {chosen.includes(seat) && (
              <span class="seat-won square absolute circle" title={words.chosen(name(seat))}>
                <span class="unseen">{words.chosen(name(seat))}</span>
                <Icon name="check" />
              </span>
            )}
            {status?.(seat)}
            {winner && (
              <span class="seat-won square absolute circle">
                <Icon name="check" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
