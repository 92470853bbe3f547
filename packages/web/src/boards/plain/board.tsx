// A board for any game: the notation's diagram, and the legal moves as buttons.
import './board.css';
import './forced.css';
import { type AnyMove, typedNotation } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { moveFocus } from '../../interaction/arrows.ts';
import type { PlainProps } from './types.ts';
import { diagramOf, type MoveGroup, movesOf } from './view-model.ts';

interface GroupProps {
  readonly group: MoveGroup;
  /** Tells whether it is the only one: then it needs no title. */
  readonly isOnly: boolean;
  /** The hinted move in notation. */
  readonly hint: string | undefined;
  readonly play: (move: AnyMove) => void;
}

const Group = ({ group: { type, buttons }, isOnly, hint, play }: GroupProps) => (
  <fieldset class="plain-group cluster items-center gap-8 min-0" aria-label={isOnly ? undefined : type}>
    {!isOnly && (
      <span class="plain-type semibold" aria-hidden="true">
        {type}
      </span>
    )}
    {buttons.map(({ move, text }) => (
      <button
        key={text}
        type="button"
        class="button plain-move breakable"
        data-move={text}
        data-hint={text === hint ? '' : undefined}
        onClick={() => play(move)}
      >
        {text}
      </button>
    ))}
  </fieldset>
);

/** A field to type a move. Unreadable text is reported below it, a forbidden move by the table. */
const TypedMove = ({ game, view, translations: { own }, play, refuse }: PlainProps) => {
  const id = useId();
  const typed = useSignal('');
  const error = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    const text = typed.value.trim();
    const move = typedNotation(game).parse(text);
    const reason = move && game.check(view, move);
    error.value = move || text === '' ? '' : own.notAMove(text);
    if (reason && field.current) refuse(reason, field.current);
    else if (move) {
      // Only the own move clears the field: half-typed text stays when others decide meanwhile.
      typed.value = '';
      play(move);
    }
  };
  return (
    <form class="plain-typed grid" onSubmit={submit}>
      <label for={id}>{own.typeMove}</label>
      <input
        ref={field}
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={typed.value}
        aria-describedby={error.value === '' ? undefined : `${id}-error`}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          error.value = '';
        }}
      />
      <button type="submit" class="button">
        {own.play}
      </button>
      <p id={`${id}-error`} class="plain-error semibold" role="alert">
        {error.value}
      </p>
    </form>
  );
};

export const Board = (props: PlainProps) => {
  const { game, view, moment, mode, translations, hint, play } = props;
  const { own } = translations;
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isPlaying = mode === 'play';
  const { text, columns, lines } = useMemo(() => diagramOf(game, view), [game, view]);
  const { groups, isPartial } = useMemo(
    () => (isPlaying ? movesOf(game, view) : { groups: [], isPartial: false }),
    [game, view, isPlaying],
  );
  const hinted = hint && typedNotation(game).format(hint);
  const isListed = groups.some(({ buttons }) => buttons.some((button) => button.text === hinted));
  const keyboard = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (root.current) moveFocus(root.current, event);
    },
  };
  useEffect(() => list.current?.scrollTo({ top: 0 }), [moment]);
  return (
    <div ref={root} class="plain overlay grid on-felt" data-mode={mode} {...keyboard}>
      {/* It may be wider or higher than the screen: then it is scrolled, also by keyboard. */}
      <section
        class="plain-diagram paper-ink min-height-0"
        style={{ '--columns': columns, '--lines': lines }}
        aria-label={own.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
        tabIndex={0}
      >
        <pre>{text}</pre>
      </section>
      {isPlaying && (
        <div class="plain-moves grid min-height-0 content-start" ref={list}>
          {hint && hinted && !isListed && (
            <button
              type="button"
              class="button plain-move breakable"
              data-move={hinted}
              data-hint=""
              onClick={() => play(hint)}
            >
              {own.hint}: {hinted}
            </button>
          )}
          {groups.map((group) => (
            <Group key={group.type} group={group} isOnly={groups.length === 1} hint={hinted} play={play} />
          ))}
          {isPartial && groups.length > 0 && <p class="plain-more">{own.more}</p>}
          {isPartial && <TypedMove {...props} />}
        </div>
      )}
    </div>
  );
};
