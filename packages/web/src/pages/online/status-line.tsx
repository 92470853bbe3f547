// One line over the edge of the board: the connection, pauses, players who are away.
import { titleOf } from '@crescendo/rules/manifests';
import { list } from '@crescendo/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rescueFocus } from '../../app/focus.ts';
import { go } from '../../app/router.ts';
import { versionMismatch } from '../../online/connection.ts';
import { errorWords } from '../../online/error-words.ts';
import { requestPause, takeSeatBack } from '../../online/table-actions.ts';
import { showBubble } from '../../pieces/bubble.ts';
import { reasonText } from '../../table/translations.ts';
import type { OnlinePartProps } from '../table/props.ts';
import { NotificationOffer } from './notification-offer.tsx';
import { useTurnNotice } from './turn-notice.ts';
import { type OnlineWords, onlineWords } from './words.ts';

interface Status {
  readonly kind: 'lost' | 'sent' | 'calm' | 'ask';
  readonly text: string;
  readonly button?: { readonly text: string; readonly run: () => void };
}

/** The most important status only. */
const statusOf = (
  { online, translations, name }: OnlinePartProps,
  words: OnlineWords,
): Status | undefined => {
  const { info, connected, sentMove } = online;
  const { id, status, held, chairs, seat, back, next } = info.value;
  const isSeated = seat !== null;
  if (status === 'closed') return { kind: 'lost', text: words.closed };
  if (versionMismatch.value) return { kind: 'lost', text: errorWords.value?.('version-mismatch') ?? '' };
  if (!connected.value)
    return { kind: 'lost', text: sentMove.value === undefined ? words.lineLost : words.moveWaits };
  if (sentMove.value !== undefined) return { kind: 'sent', text: words.moveSent };
  if (next !== null && isSeated)
    return { kind: 'ask', text: words.next, button: { text: words.come, run: () => go(`/t/${next}`) } };
  if (status === 'over') return undefined;
  if (held) {
    const button = { text: words.goOn, run: () => void requestPause(id, false) };
    return { kind: 'ask', text: words.held, ...(isSeated && { button }) };
  }
  if (back !== null)
    return {
      kind: 'ask',
      text: words.left,
      button: { text: words.takeBack, run: () => void takeSeatBack(id) },
    };
  const wishing = chairs.flatMap(({ wantsPause }, n) => (wantsPause && n !== seat ? [name(n)] : []));
  if (isSeated && chairs[seat]?.wantsPause)
    return {
      kind: 'calm',
      text: words.askedPause,
      button: { text: words.withdraw, run: () => void requestPause(id, false) },
    };
  if (wishing.length > 0) {
    const button = { text: words.agree, run: () => void requestPause(id, true) };
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

const Pill = ({
  kind,
  children,
}: {
  readonly kind: Status['kind'];
  readonly children: ComponentChildren;
}) => <div class={`company-pill ${kind}`}>{children}</div>;

/** Explains why the server rejected a move. */
const useRefusals = ({ online, translations }: OnlinePartProps): void => {
  const { rejection } = online;
  const body = rejection.value;
  useEffect(() => {
    if (!body) return;
    rejection.value = undefined;
    const { code, reason } = body;
    const why =
      code === 'illegal-move' && reason ? reasonText(translations, reason) : errorWords.value?.(code);
    showBubble(why ?? '', document.querySelector('.table-bar') ?? document.body);
  }, [body]);
};

export const StatusLine = (props: OnlinePartProps) => {
  const words = onlineWords.value;
  const { table, page, words: common } = props;
  const title = titleOf(table.game.id);
  useTurnNotice(page.isMyTurn, words?.turnTitle(title) ?? '', common.title(title));
  useRefusals(props);
  const said = words && statusOf(props, words);
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
        words && <NotificationOffer props={props} words={words} />
      )}
    </div>
  );
};
