// Slips of paper between board and bar: the coach, the expert's hint, a question before a move.
import type { AnyTypes } from '@crescendo/rules';
import type { ComponentChildren } from 'preact';
import { keep } from '../../app/kept.ts';
import { Icon } from '../../look/icons.tsx';
import type { Seating } from './seating.ts';

interface NotesProps extends Seating {
  readonly play: (move: AnyTypes) => void;
}

const Note = ({ kind, children }: { kind: string; children: ComponentChildren }) => (
  <section class={`note ${kind}`}>{children}</section>
);

export const Notes = ({ table, board, speech, words, look, play }: NotesProps) => {
  const { view } = look.moment;
  const advised = look.advised.value;
  const pending = look.pending.value;
  if (pending !== undefined)
    return (
      <Note kind="ask">
        <p>{words.confirm(board.describe(pending, view, speech))}</p>
        <div class="note-row">
          <button
            type="button"
            class="button"
            onClick={() => {
              look.pending.value = undefined;
            }}
          >
            {words.no}
          </button>
          <button type="button" class="button main" onClick={() => play(pending)}>
            {words.yes}
          </button>
        </div>
      </Note>
    );
  if (advised && look.mine) {
    const { advice } = advised;
    const done = typeof advice !== 'string';
    return (
      <Note kind="hint">
        {advice === 'thinking' && <p>{words.hintWait}</p>}
        {advice === 'none' && <p>{words.hintNone}</p>}
        {done && (
          <>
            <p class="note-move">{board.describe(advice.move, view, speech)}</p>
            <ul>
              {board.because(advice.because, view, speech).map((text) => (
                <li key={text}>{text}</li>
              ))}
              <li>
                {words.hintChance(
                  new Intl.NumberFormat(speech.language, { style: 'percent' }).format(advice.winChance),
                )}
              </li>
            </ul>
          </>
        )}
        <div class="note-row">
          <button
            type="button"
            class="button"
            onClick={() => {
              look.advised.value = undefined;
            }}
          >
            {words.close}
          </button>
          {done && (
            <button type="button" class="button main" onClick={() => play(advice.move)}>
              {words.hintPlay}
            </button>
          )}
        </div>
      </Note>
    );
  }
  if (look.coached.value && look.mine)
    return (
      <Note kind="coach">
        <p>
          <strong>{words.coach}.</strong> {board.coach(view, speech)}
        </p>
        <div class="note-row">
          <button
            type="button"
            class="button"
            onClick={() => {
              look.coached.value = false;
              keep(`coached.${table.base.id}`, 'yes');
            }}
          >
            {words.coachSkip}
          </button>
          <button type="button" class="button" onClick={() => void look.askForAdvice()}>
            <Icon name="hint" />
            {words.coachGood}
          </button>
        </div>
      </Note>
    );
  return null;
};
