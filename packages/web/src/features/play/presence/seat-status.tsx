// On a name plate: is this person there, how much time is left, what was just said.
import type { TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import type { Seat } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isMuted } from '../chat/talk-state.ts';
import type { OnlinePartProps } from '../frame/props.ts';
import { type OnlineWords, onlineWords } from '../online/words.ts';
import { formatClock } from '../seats/format-clock.ts';

/** Returns the time that a message stays at the name plate. */
export const shownFor = (text: string): number => 3500 + 60 * text.length;

export const textOf = ({ text, reaction }: TalkEntry, words: OnlineWords): string =>
  text ?? words.reactions[reaction as ReactionName] ?? '';

const SpeechBubble = ({ props, seat, words }: { props: OnlinePartProps; seat: Seat; words: OnlineWords }) => {
  const { table } = props;
  const shown = useSignal('');
  const lines = props.online.talk.value;
  const last = lines.findLast((line) => line.seat === seat);
  const seen = useRef(last?.n);
  useEffect(() => {
    if (!last || last.n === seen.current) return;
    // Talk from before the page was opened is not shown.
    const isNews = seen.current !== undefined || lines.length === 1 || lines.at(-1) === last;
    seen.current = last.n;
    const isOwn = seat === table.viewer.peek();
    if (!isNews || isOwn || isMuted(table.id, seat)) return;
    shown.value = textOf(last, words);
    const timer = setTimeout(() => {
      shown.value = '';
    }, shownFor(shown.value));
    return () => clearTimeout(timer);
  }, [last?.n]);
  return shown.value === '' ? null : <span class="seat-says absolute text-14 breakable">{shown.value}</span>;
};

export const SeatStatus = (props: OnlinePartProps & { readonly seat: Seat }) => {
  const { online, name, seat } = props;
  const words = onlineWords.value;
  const { info, clocks } = online;
  const seatInfo = info.value.seating[seat];
  if (!words || !seatInfo) return null;
  const left = clocks.value[seat];
  const isBuilding = online.building.value?.seat === seat;
  // After the game people go on to the next table.
  const isOver = info.value.status === 'over';
  const isMissing = seatInfo.kind === 'person' && !seatInfo.online && !seatInfo.you && !isOver;
  return (
    <>
      {seatInfo.away ? (
        <span class="seat-note absolute soft sunk">{words.botPlays}</span>
      ) : (
        (isMissing || isBuilding) && (
          <span class="seat-note absolute soft sunk">{isMissing ? words.offline : words.building}</span>
        )
      )}
      {left !== undefined && (
        <span class={`seat-clock accented absolute text-center number ${left <= 10 ? 'late' : ''}`}>
          <span class="unseen">{words.timeLeft(name(seat), '')}</span>
          {formatClock(left)}
        </span>
      )}
      <SpeechBubble props={props} seat={seat} words={words} />
    </>
  );
};
