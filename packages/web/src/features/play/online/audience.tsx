// Names the spectators without a seat: everybody at the table knows of them.
import type { TableInfo, TalkEntry } from '@crescendo/protocol';
import { languageTag, list } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { currentLanguage } from '../../../shell/language.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { OnlinePartProps } from '../frame/props.ts';
import { shownFor, textOf } from '../presence/seat-status.tsx';
import { type OnlineWords, onlineWords } from './words.ts';

/** Names, and how many more; empty where nobody watches. */
export const audienceText = (
  { watching = [], audience = 0 }: Pick<TableInfo, 'watching' | 'audience'>,
  words: OnlineWords,
): string => {
  if (audience === 0) return '';
  const names = watching.map(({ name }) => name || words.guest);
  const more = audience - names.length;
  return words.audience(
    list(languageTag(currentLanguage()), more > 0 ? [...names, words.more(more)] : names),
  );
};

export const AudienceLine = ({ info, words }: { readonly info: TableInfo; readonly words: OnlineWords }) => {
  const text = audienceText(info, words);
  return text === '' ? null : (
    <p class="audience-line flex gap-8 soft breakable">
      <Icon name="eye" size={18} />
      <span>{text}</span>
    </p>
  );
};

/** Returns the latest words of a spectator, for a moment. */
const useReaction = (lines: readonly TalkEntry[], words: OnlineWords | undefined): string => {
  const shown = useSignal('');
  const last = lines.findLast(({ seat }) => seat === null);
  const seen = useRef(lines.at(-1)?.n ?? 0);
  useEffect(() => {
    if (!last || !words || last.n <= seen.current) return;
    seen.current = last.n;
    // Talk from before the page was opened is not shown.
    if (Date.now() - last.at > FRESH_MS) return;
    shown.value = `${last.name || words.guest}: ${textOf(last, words)}`;
    const timer = setTimeout(() => {
      shown.value = '';
    }, shownFor(shown.value));
    return () => clearTimeout(timer);
  }, [last?.n]);
  return shown.value;
};

const FRESH_MS = 20_000;

/** In the head of the table: an eye with a number; a touch tells the names. */
export const AudienceMark = ({ online, page }: OnlinePartProps) => {
  const words = onlineWords.value;
  const { audience = 0 } = online.info.value;
  const said = useReaction(online.talk.value, words);
  if (!words || audience === 0) return null;
  const text = audienceText(online.info.value, words);
  return (
    <span class="audience relative rigid">
      <button
        type="button"
        class="audience-mark pill items-center soft inline-flex text-16 touch-high"
        title={text}
        onClick={() => {
          page.overlay.value = 'menu';
        }}
      >
        <Icon name="eye" size={20} />
        <span class="unseen">{text}</span>
        <span class="number" aria-hidden="true">
          {audience}
        </span>
      </button>
      {said !== '' && (
        <span class="seat-says absolute text-14 breakable audience-says text-left">{said}</span>
      )}
    </span>
  );
};
