// The bar below the board: what to do, what just happened, and the three tools everybody looks for.
import type { Seat } from '@crescendo/rules';
import { list } from '@crescendo/words';
import type { RefObject } from 'preact';
import { announce } from '../../app/announce.ts';
import { Icon } from '../../look/icons.tsx';
import { newsText } from '../../table/translations.ts';
import { Stepper } from './log.tsx';
import type { Seating } from './seating.ts';

/** What the viewer should know first: what to do, or for whom we wait. */
const promptOf = ({ table, board, translations, words, name, look }: Seating): string => {
  const { view, turn, rounds } = look.moment;
  if (!look.isNow) return words.lookingBack;
  if (turn.kind === 'over') return words.result;
  if (table.company?.info.value.held) return words.paused;
  if (table.roundOver.value !== undefined) return words.roundOver(rounds?.length ?? 1);
  const isSent = table.company?.sent.value !== undefined;
  const isOthers = (seat: Seat): boolean => seat !== view.seat || (table.company !== undefined && !isSent);
  const others = look.deciding.filter(isOthers).map(name);
  // A move on its way has usually arrived before one could read anything else.
  if (look.mine || (isSent && others.length === 0)) return board.prompt(view, translations);
  return others.length === 1
    ? words.thinking(others[0]!)
    : words.waitingFor(list(translations.language, others));
};

const Tools = (seating: Seating) => {
  const { table, words, look, parts } = seating;
  const finished = table.roundOver.value !== undefined || look.moment.turn.kind === 'over';
  const undo = (): void => {
    table.undo();
    look.advised.value = undefined;
    announce(words.undone);
  };
  return (
    <div class="bar-buttons">
      {finished ? (
        <button
          type="button"
          class="button main"
          onClick={() => {
            look.over.value = 'result';
          }}
        >
          {words.result}
        </button>
      ) : parts ? null : (
        <button
          type="button"
          class="button icon"
          aria-label={words.hint}
          title={words.hint}
          disabled={!look.mine}
          onClick={() => void look.askForAdvice()}
        >
          <Icon name="hint" />
        </button>
      )}
      {parts ? (
        <parts.Tools {...seating} />
      ) : (
        <button
          type="button"
          class="button icon"
          aria-label={words.undo}
          title={words.undo}
          disabled={!table.canUndo()}
          onClick={undo}
        >
          <Icon name="undo" />
        </button>
      )}
      <button
        type="button"
        class="button icon log-button"
        aria-label={words.log}
        title={words.log}
        onClick={() => {
          look.over.value = 'log';
        }}
      >
        <Icon name="log" />
      </button>
    </div>
  );
};

export const Bar = (props: Seating & { readonly bar: RefObject<HTMLElement | null> }) => {
  const { table, translations, words, name, look, bar } = props;
  const told = look.moment.news.map((item) => newsText(translations, item, name)).join(' ');
  return (
    <footer class={`table-bar ${look.isNow ? '' : 'past'}`} ref={bar}>
      <div class="bar-text">
        <p class="bar-prompt">{promptOf(props)}</p>
        <p class="bar-news">{told}</p>
      </div>
      {look.isNow ? (
        <Tools {...props} />
      ) : (
        <div class="bar-buttons">
          <Stepper table={table} words={words} look={look} />
          <button
            type="button"
            class="button main"
            onClick={() => {
              look.at.value = undefined;
            }}
          >
            {words.toNow}
          </button>
        </div>
      )}
    </footer>
  );
};
