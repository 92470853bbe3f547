// One line over the edge of the board: the connection, pauses, players who are away.
import type { SeatInfo, TableInfo } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import { titleOf } from '@crescendo/rules/manifests';
import { languageTag, list } from '@crescendo/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reasonText } from '../../../boards/translations.ts';
import { showBubble } from '../../../interaction/bubble.ts';
import { versionMismatch } from '../../../server/connection.ts';
import { codeSentence, errorWords } from '../../../server/error-words.ts';
import type { OnlineControls } from '../../../session/online-controls.ts';
import {
  answerTakeBack,
  comeBack,
  decideAbsence,
  nudge,
  takeSeatBack,
} from '../../../session/remote/table-actions.ts';
import { announce } from '../../../shell/announce.ts';
import { rescueFocus } from '../../../shell/focus.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { go } from '../../../shell/router.ts';
import type { OnlinePartProps } from '../frame/props.ts';
import { answersTo, hasDeclined, suggestionText } from '../online/suggestion.tsx';
import { type OnlineWords, onlineWords } from '../online/words.ts';
import { CHOICES, ownChoice, useAbsent } from './absence.ts';
import { useNotices } from './notices.ts';
import { NotificationOffer } from './notification-offer.tsx';
import { wishPause } from './pause-wish.ts';
import { useStalling } from './stalling.ts';
import type { Status } from './status.ts';
import { useResumedSpeech, useStatusSpeech } from './status-speech.ts';
import { useTurnNotice } from './turn-notice.ts';

/** Somebody asks to take a move back: the others answer, who asked waits. */
const takeBackStatus = (
  { id, seat, takeBack }: TableInfo,
  words: OnlineWords,
  name: OnlinePartProps['name'],
): Status | undefined => {
  if (!takeBack || seat === null) return undefined;
  if (takeBack.seat === seat)
    return {
      kind: 'calm',
      text: words.askedBack,
      button: { text: words.withdraw, run: () => void answerTakeBack(id, 'decline') },
    };
  const hasAgreed = takeBack.agreed.includes(seat);
  const answers = [
    { text: words.agree, isChosen: hasAgreed, run: () => void answerTakeBack(id, 'agree') },
    { text: words.decline, isChosen: false, run: () => void answerTakeBack(id, 'decline') },
  ];
  return {
    kind: hasAgreed ? 'calm' : 'ask',
    text: words.asksBack(name(takeBack.seat), takeBack.luck),
    ...(!hasAgreed && { answers }),
  };
};

/** The most important status only. */
const statusOf = (
  { online, translations, name }: OnlinePartProps,
  words: OnlineWords,
  absent: readonly Seat[],
  slow: Seat | undefined,
): Status | undefined => {
  const { info, connected, sentMove } = online;
  const { id, game, status, paused, seating, seat, reclaimableSeat, next } = info.value;
  const isSeated = seat !== null;
  if (status === 'closed')
    return {
      kind: 'lost',
      text: words.closed,
      button: { text: words.newTable, run: () => go(`/new/${game}?with=friends`) },
    };
  if (versionMismatch.value) return { kind: 'lost', text: errorWords.value?.('version-mismatch') ?? '' };
  if (!connected.value)
    return { kind: 'lost', text: sentMove.value === undefined ? words.lineLost : words.moveWaits };
  if (sentMove.value !== undefined) return { kind: 'sent', text: words.moveSent };
  if (next !== null && status === 'over') {
    if (hasDeclined(info.value)) return undefined;
    const answers = answersTo(info.value, words).map((answer) => ({ ...answer, isChosen: false }));
    return { kind: 'ask', text: suggestionText(info.value, words, name), answers };
  }
  if (status === 'over') return undefined;
  if (paused) {
    const button = { text: words.goOn, run: () => void wishPause(id, false) };
    return { kind: 'ask', text: words.held, ...(isSeated && { button }) };
  }
  if (reclaimableSeat !== null)
    return {
      kind: 'ask',
      text: words.left,
      button: { text: words.takeBack, run: () => void takeSeatBack(id) },
    };
  const own = seat === null ? undefined : seating[seat];
  if (own?.away)
    return {
      kind: 'ask',
      text: words.botForYou,
      button: { text: words.imBack, run: () => void comeBack(id) },
    };
  if (own?.nudgedAt !== undefined) return { kind: 'ask', text: words.nudged };
  const asked = takeBackStatus(info.value, words, name);
  if (asked) return asked;
  const wishing = seating.flatMap(({ wantsPause }, n) => (wantsPause && n !== seat ? [name(n)] : []));
  if (isSeated && seating[seat]?.wantsPause)
    return {
      kind: 'calm',
      text: words.askedPause,
      button: { text: words.withdraw, run: () => void wishPause(id, false) },
    };
  if (wishing.length > 0) {
    const answers = [
      { text: words.agree, isChosen: false, run: () => void wishPause(id, true) },
      { text: words.decline, isChosen: false, run: () => void wishPause(id, false) },
    ];
    return {
      kind: 'ask',
      text: words.wantsPause(list(languageTag(translations.language), wishing)),
      ...(isSeated && { answers }),
    };
  }
  const gone = isSeated ? absent.find((one) => isOpenQuestion(seating[one], seat)) : undefined;
  if (isSeated && gone !== undefined) {
    const chosen = ownChoice(seating[gone], seat);
    const others = (seating[gone]?.votes ?? []).filter((vote) => vote.seat !== seat);
    const wanted = others.map((vote) => words.wants(name(vote.seat), words.absence[vote.choice]));
    return {
      kind: 'ask',
      text: [seating[gone]?.online ? words.stalls(name(gone)) : words.absent(name(gone)), ...wanted].join(
        ' ',
      ),
      answers: CHOICES.map((choice) => ({
        text: words.absence[choice],
        isChosen: choice === chosen,
        run: () => void decideAbsence(id, gone, choice),
      })),
    };
  }
  if (slow !== undefined)
    return {
      kind: 'calm',
      text: words.slow(name(slow)),
      button: { text: words.nudge, run: () => void nudge(id, slow) },
    };
  const away = seating.findIndex((seatInfo, n) => seatInfo.away && n !== seat);
  if (away >= 0) return { kind: 'calm', text: words.away(name(away)) };
  return undefined;
};

/** "5 minutes", in the language of the page. */
const timeText = (seconds: number): string => {
  const [unit, count] =
    seconds < 60 ? (['second', seconds] as const) : (['minute', Math.round(seconds / 60)] as const);
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(languageTag(currentLanguage()), format).format(count);
};

/** Stands in the bar for as long as it is true. */
export const watchingText = (online: OnlineControls): string => {
  const { seat, reclaimableSeat, status, delay } = online.info.value;
  const words = onlineWords.value;
  if (!words || seat !== null || reclaimableSeat !== null || status !== 'playing') return '';
  return delay > 0 ? words.watchingLate(timeText(delay)) : words.watching;
};

const useWatchingSpeech = (online: OnlineControls): void => {
  const text = watchingText(online);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
};

/** A player who chose to wait is not asked again, until somebody else wants something. */
const isOpenQuestion = (seatInfo: SeatInfo | undefined, seat: Seat): boolean =>
  ownChoice(seatInfo, seat) !== 'wait' ||
  (seatInfo?.votes ?? []).some((vote) => vote.seat !== seat && vote.choice !== 'wait');

const Pill = ({
  kind,
  children,
}: {
  readonly kind: Status['kind'];
  readonly children: ComponentChildren;
}) => <div class={`company-pill cluster items-center justify-center paper text-14 ${kind}`}>{children}</div>;

/** Explains why the server rejected a move. */
const useRefusals = ({ online, translations }: OnlinePartProps): void => {
  const { moveError } = online;
  const body = moveError.value;
  useEffect(() => {
    if (!body) return;
    moveError.value = undefined;
    const { code, reason } = body;
    const explain = async (): Promise<void> => {
      const isIllegal = code === 'illegal-move' && reason;
      const why = isIllegal ? reasonText(translations, reason) : await codeSentence(code);
      showBubble(why, document.querySelector('.table-bar') ?? document.body);
    };
    void explain();
  }, [body]);
};

export const StatusLine = (props: OnlinePartProps) => {
  const words = onlineWords.value;
  const { table, page, words: common } = props;
  const title = titleOf(table.game.id);
  useTurnNotice(page.isMyTurn, words?.turnTitle(title) ?? '', common.title(title));
  useRefusals(props);
  useNotices(props);
  useWatchingSpeech(props.online);
  const { seating, seat } = props.online.info.value;
  const isSeated = seat !== null;
  const { slow, stalls } = useStalling(props.online.info.value, page.isNow ? page.deciding : []);
  const absent = [...useAbsent(seating), ...stalls];
  const said = words && statusOf(props, words, absent, slow);
  useStatusSpeech(said);
  useResumedSpeech(props.online);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) rescueFocus('.company-pill .button');
    pressed.current = false;
  }, [said?.text]);
  return (
    <div class="company-line no-pointer">
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
          {said.answers && (
            <span class="company-answers cluster justify-center gap-6">
              {said.answers.map(({ text, isChosen, run }) => (
                <button key={text} type="button" class="button" aria-pressed={isChosen} onClick={run}>
                  {text}
                </button>
              ))}
            </span>
          )}
        </Pill>
      ) : (
        words && isSeated && <NotificationOffer props={props} words={words} />
      )}
    </div>
  );
};
