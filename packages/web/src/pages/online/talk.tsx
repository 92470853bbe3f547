// The talk at a table: what was said, ready-made reactions, and a field for your own words.
import type { TableInfo, TalkEntry } from '@crescendo/protocol';
import type { ReactionName } from '@crescendo/protocol/connection';
import type { Seat } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { muteForAll } from '../../online/table-actions.ts';
import { textOf } from './seat-status.tsx';
import { isHeard, markRead, setHeard } from './talk-state.ts';
import type { OnlineWords } from './words.ts';

const LONGEST = 200;

interface TalkProps {
  readonly info: TableInfo;
  readonly lines: readonly TalkEntry[];
  readonly say: (said: string | { readonly reaction: ReactionName }) => void;
  readonly name: (seat: Seat) => string;
  readonly words: OnlineWords;
}

const Lines = ({ info, lines: all, name, words }: TalkProps) => {
  const list = useRef<HTMLOListElement>(null);
  const lines = all.filter(({ seat }) => isHeard(info.id, seat));
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
    markRead(info.id, all.at(-1)?.n ?? 0);
  }, [lines.length]);
  if (lines.length === 0) return <p class="talk-empty">{words.nothingSaid}</p>;
  return (
    <ol class="talk-lines" ref={list} aria-live="polite">
      {lines.map((line) => (
        <li key={line.n} class={line.seat === info.seat && info.seat !== null ? 'own' : ''}>
          <strong>{line.seat === null ? line.name : name(line.seat)}</strong>
          <span>{textOf(line, words)}</span>
        </li>
      ))}
    </ol>
  );
};

/** Each person may stop hearing another; the host may do it for everybody. */
const Hearing = ({ info, name, words }: TalkProps) => {
  const { chairs, host, id } = info;
  const others = chairs.flatMap((chair, seat) =>
    chair.kind === 'person' && !chair.you ? [{ chair, seat }] : [],
  );
  return (
    <div class="talk-hearing">
      {others.map(({ chair, seat }) => (
        <div key={seat} class="abreast">
          <button
            type="button"
            class="button small"
            aria-pressed={!isHeard(id, seat)}
            onClick={() => setHeard(id, seat, !isHeard(id, seat))}
          >
            {isHeard(id, seat) ? words.mute(name(seat)) : words.unmute(name(seat))}
          </button>
          {host && (
            <button
              type="button"
              class="button small"
              aria-pressed={chair.muted}
              onClick={() => void muteForAll(id, seat, !chair.muted)}
            >
              {words.quietForAll(name(seat))}
            </button>
          )}
        </div>
      ))}
    </div>
  );
};

export const Talk = (props: TalkProps) => {
  const { info, say, words } = props;
  const text = useSignal('');
  const { seat, talk, chairs } = info;
  const maySay = talk && seat !== null && !chairs[seat]?.muted;
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    say(said);
    text.value = '';
  };
  return (
    <div class="talk">
      <Lines {...props} />
      {maySay ? (
        <>
          <div class="talk-ready">
            {(Object.keys(words.reactions) as ReactionName[]).map((reaction) => (
              <button key={reaction} type="button" class="button small" onClick={() => say({ reaction })}>
                {words.reactions[reaction]}
              </button>
            ))}
          </div>
          <form class="talk-form" onSubmit={send}>
            <input
              type="text"
              maxLength={LONGEST}
              aria-label={words.yourWords}
              placeholder={words.yourWords}
              autocomplete="off"
              value={text.value}
              onInput={({ currentTarget }) => {
                text.value = currentTarget.value;
              }}
            />
            <button type="submit" class="button main" disabled={text.value.trim() === ''}>
              {words.send}
            </button>
          </form>
          <Hearing {...props} />
        </>
      ) : (
        !talk && <p class="talk-empty">{words.talkOff}</p>
      )}
    </div>
  );
};
