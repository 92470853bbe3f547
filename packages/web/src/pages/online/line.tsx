// One small line over the edge of the board: what is going on between us and the others.
import { list } from '@crescendo/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { cardOf } from '../../boards/boards.ts';
import { versionMismatch } from '../../online/line.ts';
import { whyWords } from '../../online/why.ts';
import { showBubble } from '../../pieces/bubble.ts';
import { reasonText } from '../../table/translations.ts';
import { rescueFocus } from '../parts/use-page.ts';
import type { Seating } from '../table/seating.ts';
import { takeBack, wishPause } from './deeds.ts';
import { useTurnNotice } from './notice.ts';
import { TellMe } from './tell-me.tsx';
import { type CompanyWords, companyWords } from './words.ts';

interface Said {
  readonly kind: 'lost' | 'sent' | 'calm' | 'ask';
  readonly text: string;
  readonly button?: { readonly text: string; readonly run: () => void };
}

/** The first that is true is what one must know; the rest can wait. */
const lineOf = ({ table, translations, name }: Seating, words: CompanyWords): Said | undefined => {
  const { info, line, sent } = table.company!;
  const { id, status, held, chairs, seat, back, next } = info.value;
  const isSeated = seat !== null;
  if (status === 'closed') return { kind: 'lost', text: words.closed };
  if (versionMismatch.value) return { kind: 'lost', text: whyWords.value?.('version-mismatch') ?? '' };
  if (!line.value) return { kind: 'lost', text: sent.value === undefined ? words.lineLost : words.moveWaits };
  if (sent.value !== undefined) return { kind: 'sent', text: words.moveSent };
  if (next !== null && isSeated)
    return { kind: 'ask', text: words.next, button: { text: words.come, run: () => go(`/t/${next}`) } };
  if (status === 'over') return undefined;
  if (held) {
    const button = { text: words.goOn, run: () => void wishPause(id, false) };
    return { kind: 'ask', text: words.held, ...(isSeated && { button }) };
  }
  if (back !== null)
    return {
      kind: 'ask',
      text: words.left,
      button: { text: words.takeBack, run: () => void takeBack(id) },
    };
  const wishing = chairs.flatMap(({ wantsPause }, n) => (wantsPause && n !== seat ? [name(n)] : []));
  if (isSeated && chairs[seat]!.wantsPause)
    return {
      kind: 'calm',
      text: words.askedPause,
      button: { text: words.withdraw, run: () => void wishPause(id, false) },
    };
  if (wishing.length > 0) {
    const button = { text: words.agree, run: () => void wishPause(id, true) };
    return {
      kind: 'ask',
      text: words.wantsPause(list(translations.language, wishing)),
      ...(isSeated && { button }),
    };
  }
  const away = chairs.findIndex((chair, n) => chair.away && n !== seat);
  if (away >= 0) return { kind: 'calm', text: words.away(name(away)) };
  return isSeated ? undefined : { kind: 'calm', text: words.watching };
};

const Pill = ({ kind, children }: { readonly kind: Said['kind']; readonly children: ComponentChildren }) => (
  <div class={`company-pill ${kind}`}>{children}</div>
);

/** A move the server did not make is explained where the eye is. */
const useRefusals = ({ table, translations }: Seating): void => {
  const { refused } = table.company!;
  const body = refused.value;
  useEffect(() => {
    if (!body) return;
    refused.value = undefined;
    const { code, reason } = body;
    const why = code === 'illegal-move' && reason ? reasonText(translations, reason) : whyWords.value?.(code);
    showBubble(why ?? '', document.querySelector('.table-bar') ?? document.body);
  }, [body]);
};

export const Line = (seating: Seating) => {
  const words = companyWords.value;
  const { table, look, words: common } = seating;
  const title = cardOf(table.base.id)!.title;
  useTurnNotice(look.mine, words?.turnTitle(title) ?? '', common.title(title));
  useRefusals(seating);
  const said = words && lineOf(seating, words);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) rescueFocus('.company-pill .button');
    pressed.current = false;
  }, [said?.text]);
  return (
    <div class="company-line" role="status">
      {said ? (
        <Pill kind={said.kind}>
          <span>{said.text}</span>
          {said.button && (
            <button
              type="button"
              class="button"
              onClick={() => {
                pressed.current = true;
                said.button?.run();
              }}
            >
              {said.button.text}
            </button>
          )}
        </Pill>
      ) : (
        words && <TellMe seating={seating} words={words} />
      )}
    </div>
  );
};
