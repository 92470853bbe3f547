// The talk at a table: what was said, ready-made reactions, and a field for your own words.
import './talk.css';
import type { TableInfo, TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import type { Seat } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatLabel } from '../../../boards/contract/seat-label.ts';
import { muteForAll } from '../../../session/remote/table-actions.ts';
import { AudienceLine } from '../online/audience.tsx';
import type { OnlineWords } from '../online/words.ts';
import { textOf } from '../presence/seat-status.tsx';
import { isMuted, markRead, setMuted } from './talk-state.ts';

const LONGEST = 200;

interface TalkProps {
  readonly info: TableInfo;
  /** The talk at the tables before. */
  readonly earlier: readonly TalkEntry[];
  readonly lines: readonly TalkEntry[];
  readonly say: (said: string | { readonly reaction: ReactionName }) => void;
  readonly label: (seat: Seat) => SeatLabel;
  readonly name: NameOf;
  readonly words: OnlineWords;
  /** Tells whether the spectators are named elsewhere. */
  readonly isAudienceTold?: boolean;
  /** Beside the board, where there is less room. */
  readonly isBeside?: boolean;
}

/** All is read that was in sight while somebody looked. */
const useReading = (table: string, last: number): void => {
  useEffect(() => {
    const read = (): void => {
      if (!document.hidden) markRead(table, last);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [table, last]);
};

const Line = ({ line, info, label, words }: TalkProps & { readonly line: TalkEntry }) => (
  <li class={`sunk breakable${line.seat === info.seat && info.seat !== null ? ' own' : ''}`}>
    <strong class="block soft">
      {line.seat === null ? line.name || words.guest : label(line.seat).text}
    </strong>
    <span class="unseen">: </span>
    <span>{textOf(line, words)}</span>
  </li>
);

const Lines = (props: TalkProps) => {
  const { info, lines: all, words } = props;
  const list = useRef<HTMLOListElement>(null);
  const lines = all.filter(({ seat }) => !isMuted(info.id, seat));
  const earlier = props.earlier.filter(({ seat }) => !isMuted(info.id, seat));
  useReading(info.id, all.at(-1)?.n ?? 0);
  useEffect(() => {
    // In a sheet that is only just being opened nothing has a height yet.
    const frame = requestAnimationFrame(() => list.current?.scrollTo(0, list.current.scrollHeight));
    return () => cancelAnimationFrame(frame);
  }, [lines.length, earlier.length]);
  const isEmpty = lines.length === 0 && earlier.length === 0;
  return (
    <>
      {isEmpty && <p class="talk-empty soft text-center">{words.nothingSaid}</p>}
      {/* There before anything is said, or the first line would not be heard. It scrolls, so it can be reached by keyboard. */}
      <ol
        class="talk-lines grid gap-6 content-start"
        ref={list}
        aria-live="polite"
        {...(!isEmpty && { tabIndex: 0 })}
      >
        {earlier.length > 0 && <li class="talk-earlier soft text-13 bare">{words.earlier}</li>}
        {earlier.map((line, i) => (
          <Line key={`earlier ${i}`} {...props} line={line} />
        ))}
        {earlier.length > 0 && <li class="talk-now" aria-hidden="true" />}
        {lines.map((line) => (
          <Line key={line.n} {...props} line={line} />
        ))}
      </ol>
    </>
  );
};

/** Each person may stop hearing another; the host may do it for everybody. */
const Hearing = ({ info, name, words }: TalkProps) => {
  const { seating, host, id } = info;
  const others = seating.flatMap((seatInfo, seat) =>
    seatInfo.kind === 'person' && !seatInfo.you ? [{ seatInfo, seat }] : [],
  );
  return (
    <div class="talk-hearing cluster gap-6">
      {others.map(({ seatInfo, seat }) => (
        <div key={seat} class="cluster gap-6">
          <button
            type="button"
            class="button small"
            aria-pressed={isMuted(id, seat)}
            onClick={() => setMuted(id, seat, !isMuted(id, seat))}
          >
            {isMuted(id, seat) ? words.unmute(name(seat)) : words.mute(name(seat))}
          </button>
          {host && (
            <button
              type="button"
              class="button small"
              aria-pressed={seatInfo.muted}
              onClick={() => void muteForAll(id, seat, !seatInfo.muted)}
            >
              {words.quietForAll(name(seat))}
            </button>
          )}
        </div>
      ))}
    </div>
  );
};

/** People who may not write are told why. */
const whyNot = ({ talk, seat, seating, reactions }: TableInfo, words: OnlineWords): string | undefined => {
  if (!talk) return words.talkOff;
  if (seat === null) return reactions ? words.spectatorsReact : undefined;
  return seating[seat]?.muted ? words.muted : undefined;
};

const Reactions = ({ say, words }: TalkProps) => (
  <div class="talk-ready cluster gap-6">
    {(Object.keys(words.reactions) as ReactionName[]).map((reaction) => (
      <button key={reaction} type="button" class="button small" onClick={() => say({ reaction })}>
        {words.reactions[reaction]}
      </button>
    ))}
  </div>
);

const OwnWords = ({ say, words }: TalkProps) => {
  const text = useSignal('');
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    say(said);
    text.value = '';
  };
  return (
    <form class="talk-form flex gap-8" onSubmit={send}>
      <input
        class="grow pill paper"
        type="text"
        maxLength={LONGEST}
        aria-label={words.yourWords}
        placeholder={words.yourWords}
        autocomplete="off"
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
        onKeyDown={({ key, currentTarget }) => {
          // Back to the board; a sheet closes by itself.
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <button type="submit" class="button main" disabled={text.value.trim() === ''}>
        {words.send}
      </button>
    </form>
  );
};

export const Talk = (props: TalkProps) => {
  const { info, words, isBeside = false, isAudienceTold = false } = props;
  const { seat, talk, seating, reactions = false } = info;
  const maySay = talk && seat !== null && !seating[seat]?.muted;
  const mayReact = maySay || (talk && seat === null && reactions);
  const why = whyNot(info, words);
  return (
    <div
      class={`talk ${isBeside ? 'beside-talk grow flex-column gap-8 min-height-0' : 'grid gap-12 one-column'}`}
    >
      {!isAudienceTold && <AudienceLine info={info} words={words} />}
      <Lines {...props} />
      {why !== undefined && (
        <p class="talk-why sunk round-12 tight" role="status">
          {why}
        </p>
      )}
      {mayReact && <Reactions {...props} />}
      {maySay && <OwnWords {...props} />}
      {props.lines.length + props.earlier.length === 0 ? null : isBeside ? (
        <details class="talk-more text-14">
          <summary>{words.hearing}</summary>
          <Hearing {...props} />
        </details>
      ) : (
        <Hearing {...props} />
      )}
    </div>
  );
};
