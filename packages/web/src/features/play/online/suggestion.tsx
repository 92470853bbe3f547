// After a game somebody suggests the next one by name, and each of the others answers: in, watching, or not now.
import type { TableInfo } from '@crescendo/protocol';
import { isGameId, titleOf } from '@crescendo/rules/manifests';
import { signal } from '@preact/signals';
import { declineNext, rematch, watchNext } from '../../../session/remote/table-actions.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { OnlinePartProps } from '../frame/props.ts';
import type { OnlineWords } from './words.ts';

/** The tables that this person has said no to. */
const declined = signal<ReadonlySet<string>>(new Set());

type Named = Pick<OnlinePartProps, 'name'>;

/** "Ada suggests: Qwinto"; tables of earlier versions do not tell who and what. */
export const suggestionText = ({ suggestion }: TableInfo, words: OnlineWords, name: Named['name']): string =>
  suggestion && isGameId(suggestion.game)
    ? words.suggests(name(suggestion.by), titleOf(suggestion.game))
    : words.next;

export interface Answer {
  readonly text: string;
  readonly run: () => void;
}

/** The possible answers; the first is the warmest. */
export const answersTo = ({ id, next, seat }: TableInfo, words: OnlineWords): readonly Answer[] => {
  if (next === null) return [];
  const watch = { text: words.watchNext, run: () => void watchNext(next) };
  if (seat === null) return [watch];
  const come = { text: words.come, run: () => void rematch(id) };
  const decline = (): void => {
    declined.value = new Set([...declined.value, next]);
    void declineNext(next);
  };
  return declined.value.has(next) ? [come, watch] : [come, watch, { text: words.notNow, run: decline }];
};

export const hasDeclined = ({ next }: TableInfo): boolean => next !== null && declined.value.has(next);

interface SuggestionProps extends Named {
  readonly info: TableInfo;
  readonly words: OnlineWords;
}

export const Suggestion = ({ info, words, name }: SuggestionProps) => {
  const [first, ...others] = answersTo(info, words);
  return (
    <>
      <p class="full-width text-center semibold" role="status">
        {suggestionText(info, words, name)}
      </p>
      {first && (
        <button type="button" class="button main" onClick={first.run}>
          <Icon name={info.seat === null ? 'eye' : 'again'} />
          {first.text}
        </button>
      )}
      {others.map(({ text, run }) => (
        <button key={text} type="button" class="button" onClick={run}>
          {text}
        </button>
      ))}
    </>
  );
};
