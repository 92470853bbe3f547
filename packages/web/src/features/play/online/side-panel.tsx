// The talk beside the board, below the log: always there on wide screens, unless it was put away.
import type { TableInfo } from '@crescendo/protocol';
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { readStored, writeStored } from '../../../shell/storage/storage.ts';
import { Icon } from '../../../ui/icons.tsx';
import { isWide } from '../../../ui/wide.ts';
import { Talk } from '../chat/talk.tsx';
import { unreadAt } from '../chat/talk-state.ts';
import type { OnlinePartProps } from '../frame/props.ts';
import { onlineWords } from './words.ts';

/** Tells whether anybody is there to talk with. */
export const hasOthers = ({ seating }: TableInfo): boolean =>
  seating.some(({ kind, you }) => kind === 'person' && !you);

/** A choice for all tables. */
const isHidden = signal(readStored('talk-hidden') === 'yes');

const hide = (hidden: boolean): void => {
  isHidden.value = hidden;
  writeStored('talk-hidden', hidden ? 'yes' : 'no');
};

export const SidePanel = ({ table, online, page, name, seatLabel }: OnlinePartProps) => {
  const words = onlineWords.value;
  const panel = useRef<HTMLElement>(null);
  const { info, talk, earlier, say } = online;
  if (!words || !isWide.value || !hasOthers(info.value)) return null;
  const unread = isHidden.value ? unreadAt(table.id, talk.value, info.value.seat) : 0;
  const isFinished = page.moment.turn.kind === 'over' || table.roundOver.value !== undefined;
  const label = isHidden.value ? words.showTalk : words.hideTalk;
  return (
    <section
      ref={panel}
      class={`side-talk flex-column rule-above ${isHidden.value ? 'hidden' : ''}`}
      aria-label={words.talk}
      onFocusOut={({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && panel.current?.contains(relatedTarget);
        // The result has waited for the end of the sentence.
        if (isFinished && !isInside && !page.resultSeen.value && page.overlay.peek() === undefined)
          page.overlay.value = 'result';
      }}
    >
      <header class="side-talk-head row rigid gap-8 soft touch-high">
        <Icon name="talk" size={20} />
        <h2 class="grow text-16">{words.talk}</h2>
        {unread > 0 && (
          <span class="side-talk-new accented" role="status">
            {words.newLines(unread)}
          </span>
        )}
        <button
          type="button"
          class="button icon"
          aria-expanded={!isHidden.value}
          aria-label={unread > 0 ? `${label}, ${words.newLines(unread)}` : label}
          title={label}
          onClick={() => hide(!isHidden.value)}
        >
          <Icon name={isHidden.value ? 'plus' : 'minus'} size={20} />
        </button>
      </header>
      {!isHidden.value && (
        <Talk
          info={info.value}
          earlier={earlier.value}
          lines={talk.value}
          say={say}
          label={seatLabel}
          name={name}
          words={words}
          isBeside
        />
      )}
    </section>
  );
};
