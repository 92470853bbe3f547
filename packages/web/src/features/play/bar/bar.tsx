// The bar below the board: what to do, what just happened, and the three tools everybody looks for.
import type { Seat } from '@crescendo/rules';
import { labelled, languageTag, list } from '@crescendo/words';
import type { RefObject } from 'preact';
import { Icon } from '../../../ui/icons.tsx';
import { newsSentences, type Sentence } from '../announcements/news-sentences.ts';
import { timeUpText } from '../announcements/speech.ts';
import type { TablePageProps } from '../frame/props.ts';
import { GuideText } from '../guide/guide.tsx';
import type { Guide } from '../guide/use-guide.ts';
import { useReplay } from '../replay/use-replay.ts';
import { headlineOf } from '../result/headline.ts';
import { namesAt, namesFor } from '../seats/names.ts';
import type { TableWords } from '../words.ts';
import { useFitting } from './use-fitting.ts';

/** If several people share the device, the prompt begins with a name. */
const named = ({ table, translations, name, page }: TablePageProps, prompt: string): string => {
  const { seat } = page.moment.view;
  return seat === null || prompt === '' || table.ownSeats.value.length < 2
    ? prompt
    : labelled(translations.language, name(seat), prompt);
};

/** The most important thing for the viewer: what to do, or who is to decide. */
const promptOf = (props: TablePageProps): string => {
  const { table, board, translations, words, name, page, parts } = props;
  const { view, turn, rounds } = page.moment;
  if (!page.isNow) return words.lookingBack;
  if (turn.kind === 'over') return headlineOf(props, turn.winners);
  if (table.online?.info.value.paused) return words.paused;
  if (table.roundOver.value !== undefined) return words.roundOver(rounds?.length ?? 1);
  // The slip over the board says it.
  if (table.device?.handOver.value) return '';
  const isSent = table.online?.sentMove.value !== undefined;
  const isOthers = (seat: Seat): boolean => seat !== view.seat || (table.online !== undefined && !isSent);
  // While a player is away, it is the bot that thinks.
  const decider = (seat: Seat): string => {
    const player = table.setup.players[seat];
    const isAway = table.online?.info.value.seating[seat]?.away === true;
    return (isAway && player?.kind === 'human' && player.standIn) || name(seat);
  };
  const others = page.deciding.filter(isOthers).map(decider);
  // A move on its way has usually arrived before one could read anything else.
  if (page.isMyTurn || (isSent && others.length === 0))
    return named(props, board.texts.prompt(view, translations));
  const [other = '', ...more] = others;
  const waiting =
    others.length === 0
      ? ''
      : more.length === 0 && other !== ''
        ? words.thinking(other)
        : words.waitingFor(list(languageTag(translations.language), others));
  const watching = (table.online && parts?.watchingText(table.online)) ?? '';
  return watching === '' ? waiting : `${watching} ${waiting}`;
};

const Tools = (props: TablePageProps) => {
  const { table, board, translations, words, page, parts, hint } = props;
  const { device, online } = table;
  const hintLabel = hint.isTold ? labelled(translations.language, words.hint, hint.label) : hint.label;
  const finished = table.roundOver.value !== undefined || page.moment.turn.kind === 'over';
  const undo = (): void => {
    if (page.moment.turn.kind === 'over') {
      page.isConfirmingUndo.value = true;
      return;
    }
    // A decision that the page made by itself, it would make again at once.
    do device?.undo();
    while (device?.canUndo() && board.flow.onlyMove(table.moment(table.length.peek() - 1).view));
    page.advised.value = undefined;
  };
  return (
    <div class="bar-buttons flex rigid gap-4">
      {finished ? (
        <button
          type="button"
          class="button main"
          onClick={() => {
            page.overlay.value = 'result';
          }}
        >
          {words.result}
        </button>
      ) : parts ? null : (
        <button
          type="button"
          class="button icon"
          aria-label={hintLabel}
          title={hintLabel}
          disabled={!page.isMyTurn}
          onClick={hint.press}
        >
          <Icon name="hint" />
          <span class="bar-word nowrap" aria-hidden="true">
            {hint.label}
          </span>
        </button>
      )}
      {parts && online && <parts.Tools {...props} online={online} />}
      {device && (
        <button
          type="button"
          class="button icon"
          aria-label={words.undo}
          title={words.undo}
          disabled={!device.canUndo()}
          onClick={undo}
        >
          <Icon name="undo" />
          <span class="bar-word nowrap" aria-hidden="true">
            {words.undo}
          </span>
        </button>
      )}
      <button
        type="button"
        class="button icon log-button"
        aria-label={words.log}
        title={words.log}
        onClick={() => {
          page.overlay.value = 'log';
        }}
      >
        <Icon name="log" />
        <span class="bar-word nowrap" aria-hidden="true">
          {words.log}
        </span>
      </button>
    </div>
  );
};

/** Shows the latest news; a touch shows it again where the others have done something. */
const News = ({
  sentences,
  words,
  replay,
}: {
  readonly sentences: readonly Sentence[];
  readonly words: TableWords;
  readonly replay: (() => void) | undefined;
}) => {
  if (sentences.length === 0) return <p class="bar-news soft" />;
  return (
    <>
      <p class="bar-news soft" aria-hidden={replay ? true : undefined}>
        {replay && <Icon name="again" size={14} />}
        {sentences.map(({ text, rank }) => (
          <span key={rank} data-rank={rank}>
            {text}{' '}
          </span>
        ))}
      </p>
      {replay && (
        <button
          type="button"
          class="bar-replay overlay"
          title={words.sinceLast}
          aria-label={`${words.sinceLast}: ${sentences.map(({ text }) => text).join(' ')}`}
          onClick={replay}
        />
      )}
    </>
  );
};

/** Tells that a clock has decided, and what happened then. */
const sentencesOf = (props: TablePageProps): readonly Sentence[] => {
  const { page, table, board, translations } = props;
  const { number } = page;
  const timeUp = timeUpText(props, number);
  const name = namesAt(table, translations, number);
  const nameFor = namesFor(table, translations, number);
  const happened = newsSentences({ board, translations, name, nameFor }, page.moment);
  if (timeUp === '') return happened;
  return [{ text: timeUp, rank: 0 }, ...happened.map(({ text, rank }) => ({ text, rank: rank + 1 }))];
};

export const Bar = (
  props: TablePageProps & {
    readonly bar: RefObject<HTMLDivElement | null>;
    readonly guide: Guide | undefined;
    /** The next step in a move that was begun. */
    readonly progress: string | undefined;
  },
) => {
  const { table, words, page, bar, guide, progress } = props;
  useFitting(bar);
  const replay = useReplay(props.board, table, page);
  const prompt = progress === undefined ? promptOf(props) : named(props, progress);
  const isOver = page.moment.turn.kind === 'over';
  return (
    <footer class={`table-bar row gap-8 ${page.isNow ? '' : 'past'}`} data-guide={guide ? '' : undefined}>
      <div class="bar-text flex relative grow" ref={bar}>
        <div class="bar-words grow">
          {guide && <GuideText guide={guide} words={words} />}
          {prompt !== '' && <p class="bar-prompt">{prompt}</p>}{' '}
          {progress !== undefined ? null : guide &&
            guide.praise !== '' &&
            page.isNow &&
            !page.isMyTurn &&
            !isOver ? (
            <p class="bar-news soft guide-praise semibold">
              <Icon name="check" size={16} />
              {guide.praise}
            </p>
          ) : (
            <News
              sentences={sentencesOf(props)}
              words={words}
              replay={page.isNow && !isOver ? replay : undefined}
            />
          )}
        </div>
      </div>
      {page.isNow ? (
        <Tools {...props} />
      ) : (
        <button
          type="button"
          class="button main"
          onClick={() => {
            page.shownMoment.value = undefined;
          }}
        >
          {words.toNow}
        </button>
      )}
    </footer>
  );
};
