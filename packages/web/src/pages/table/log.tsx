// The whole game in words, and the way back to any moment of it.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../look/icons.tsx';
import { newsText } from '../../table/translations.ts';
import type { TableReaderProps } from './props.ts';

export const Log = ({
  table,
  translations,
  words,
  name,
  page,
}: Pick<TableReaderProps, 'table' | 'translations' | 'words' | 'name' | 'page'>) => {
  const list = useRef<HTMLOListElement>(null);
  const length = table.length.value;
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!shown || !list.current) return;
    list.current.scrollTop = shown.offsetTop - list.current.clientHeight / 2;
  }, [length, page.number]);
  return (
    <ol class="log" ref={list}>
      {Array.from({ length }, (_, i) => {
        const { news } = table.moment(i);
        const happened = news.map((item) => newsText(translations, item, name)).join(' ');
        const text = i === 0 ? `${words.logStart} ${happened}` : happened;
        if (text.trim() === '') return null;
        return (
          <li key={i}>
            <button
              type="button"
              aria-current={i === page.number ? 'step' : undefined}
              onClick={() => {
                page.shownMoment.value = i === length - 1 ? undefined : i;
              }}
            >
              {text}
            </button>
          </li>
        );
      })}
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
    <div class="stepper">
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
