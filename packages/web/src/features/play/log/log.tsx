// The whole game, a line for each turn, and the way back to any moment of it.
import './log.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyBoard } from '../../../boards/boards.ts';
import { Icon } from '../../../ui/icons.tsx';
import { isWide } from '../../../ui/wide.ts';
import { itemText, seatEventTexts, timeUpText } from '../announcements/speech.ts';
import type { TableReaderProps } from '../frame/props.ts';
import { namesAt, seatLabelsOf } from '../seats/names.ts';
import { SeatFace } from '../seats/seat-face.tsx';
import { type LogLine, type LogText, logLines } from './log-lines.ts';

type LogProps = Pick<
  TableReaderProps,
  'table' | 'board' | 'translations' | 'words' | 'name' | 'seatLabel' | 'page'
>;

/** Returns the function that draws the board's news; `'words'` without one. `undefined`: not known yet. */
const useLogItem = (board: AnyBoard): LogText['logItem'] | 'words' => {
  const drawn = useSignal<LogText['logItem'] | 'words'>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const pieces = await board.log?.();
      drawn.value = pieces ? (news, view) => pieces.item(news, view) : 'words';
    };
    load().catch(() => {
      drawn.value = 'words';
    });
  }, [board]);
  return drawn.value;
};

const useLines = (props: LogProps): readonly LogLine[] => {
  const { table, board, translations, words } = props;
  const length = table.length.value;
  const logItem = useLogItem(board);
  // Past news stay as they were, unless they were taken back: then the present is another one.
  return useMemo(
    () =>
      logItem === undefined
        ? []
        : logLines(table, length, {
            logItem: logItem === 'words' ? undefined : logItem,
            text: (news, number) => itemText(props, news, number),
            start: words.logStart,
            before: (number) => timeUpText(props, number),
            after: (number) => seatEventTexts(props, number),
          }),
    [
      logItem,
      table.moment(length - 1),
      translations,
      words,
      table.viewer.value,
      table.seatEvents?.value,
      table.asides?.value,
    ],
  );
};

/** The line that an arrow key leads to. */
const lineFor = (key: string, from: number, count: number): number | undefined => {
  const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
};

/** Small pieces, with a face before those of each player. */
const Pieces = ({
  items,
  table,
  translations,
  words,
}: Pick<LogLine, 'items'> & Pick<LogProps, 'table' | 'translations' | 'words'>) => (
  <span class="log-pieces cluster items-center" aria-hidden="true">
    {items.map(({ seat, picture, number }, i) => (
      <span
        key={i}
        class={typeof picture === 'string' ? 'log-words' : 'log-item items-center rigid gap-4 inline-flex'}
      >
        {seat !== undefined && items[i - 1]?.seat !== seat && (
          <SeatFace
            table={table}
            seat={seat}
            seatLabel={seatLabelsOf(words, namesAt(table, translations, number))}
            source={table.sourceOf?.(seat, number)}
          />
        )}
        {picture}
      </span>
    ))}
  </span>
);

export const Log = (props: LogProps) => {
  const { table, translations, words, page } = props;
  const list = useRef<HTMLOListElement>(null);
  const lines = useLines(props);
  const length = table.length.value;
  // The line that tells of the moment shown; at a moment without news, the one before it.
  const current = lines.findLastIndex(({ first }) => first <= page.number);
  /** The line the arrow keys have gone to: the log is one stop of the Tab key. */
  const visited = useSignal<number | undefined>(undefined);
  const stop = Math.min(visited.value ?? current, lines.length - 1);
  useEffect(() => {
    const shown = list.current?.children[current];
    if (!(shown instanceof HTMLElement) || !list.current) return;
    const { clientHeight } = list.current;
    list.current.scrollTop = page.isNow
      ? list.current.scrollHeight
      : shown.offsetTop - clientHeight / 2 + shown.offsetHeight / 2;
  }, [lines, current, page.isNow, isWide.value]);
  return (
    <ol
      class="log grid relative content-start one-column"
      ref={list}
      onKeyDown={(event) => {
        const to = lineFor(event.key, stop, lines.length);
        const button = to === undefined ? undefined : list.current?.children[to]?.querySelector('button');
        if (!button) return;
        event.preventDefault();
        visited.value = to;
        button.focus();
      }}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && list.current?.contains(relatedTarget)))
          visited.value = undefined;
      }}
    >
      {lines.map(({ last, items, text, isAside }, i) => (
        <li key={i} class={isAside ? 'log-aside' : undefined}>
          <button
            type="button"
            class="block full-width touch-high text-left text-15"
            tabIndex={i === stop ? 0 : -1}
            aria-current={i === current ? 'step' : undefined}
            title={text}
            onClick={() => {
              page.shownMoment.value = last === length - 1 ? undefined : last;
            }}
          >
            <span class="unseen">{text}</span>
            <Pieces items={items} {...{ table, translations, words }} />
          </button>
        </li>
      ))}
    </ol>
  );
};

/** Step through the game; shown while one looks back, and in the log. */
export const Stepper = ({ table, words, page }: Pick<TableReaderProps, 'table' | 'words' | 'page'>) => {
  const last = table.length.value - 1;
  const to = (number: number): void => {
    page.shownMoment.value = number >= last ? undefined : Math.max(0, number);
  };
  return (
    <div class="stepper row gap-4">
      <button
        type="button"
        class="button icon"
        aria-label={words.toStart}
        disabled={page.number === 0}
        onClick={() => to(0)}
      >
        <Icon name="start" />
      </button>
      <button
        type="button"
        class="button icon"
        aria-label={words.back}
        disabled={page.number === 0}
        onClick={() => to(page.number - 1)}
      >
        <Icon name="back" />
      </button>
      <input
        type="range"
        min="0"
        max={last}
        value={page.number}
        aria-label={words.moment(page.number, last)}
        onInput={(event) => to(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="button icon"
        aria-label={words.forward}
        disabled={page.isNow}
        onClick={() => to(page.number + 1)}
      >
        <Icon name="forward" />
      </button>
    </div>
  );
};
