// A field for moves in the notation of the terminal. It stays open, so that a whole game can be played from it.
import './keys.css';
import type { AnyMove, GameTypes } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Typing } from '../../../boards/contract/typing.ts';
import { announce } from '../../../shell/announce.ts';
import { submitting } from '../../../ui/submitting.ts';
import { Note } from '../bar/notes.tsx';
import type { TablePageProps } from '../frame/props.ts';
import { feedbackFor, legalTexts, moveOf, movesText, refusalOf, type TypedProps, wordOf } from './typed.ts';
import { runCommand } from './use-keys.ts';
import { keysWords } from './words.ts';

/** After so long without a key it is time to say what the text means. */
const PAUSE_MS = 350;

interface TypeMoveProps extends TablePageProps {
  readonly play: (move: AnyMove) => void;
}

/** With how moves are typed at this board. */
export const TypeMove = (props: TypeMoveProps) => {
  const loaded = useSignal<Typing<GameTypes> | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      loaded.value = await props.board.typing();
    };
    void load();
  }, []);
  return loaded.value ? <TypeField {...props} typing={loaded.value} /> : null;
};

const TypeField = (props: TypeMoveProps & TypedProps) => {
  const { words: shared, page, play } = props;
  const words = keysWords.value;
  const text = useSignal('');
  const feedback = useSignal({ on: '', said: '' });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isReady = words !== undefined;
  useEffect(() => input.current?.focus(), [isReady]);
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => {
      feedback.value = { on: text.value, said: feedbackFor(props, words, text.value) };
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text.value, page.number, isReady]);
  if (!words) return null;

  const enter = (): void => {
    const typed = text.value.trim();
    const word = wordOf(typed);
    const move = moveOf(props, typed);
    const refusal = move && refusalOf(props, move);
    if (typed === '') return;
    if (typed === '?') page.overlay.value = 'keys';
    else if (word === 'moves') announce(movesText(props, words));
    else if (word) runCommand(word, props);
    else if (!move || refusal !== undefined) {
      announce(refusal ?? feedbackFor(props, words, typed));
      return;
    } else play(move);
    text.value = '';
    feedback.value = { on: '', said: '' };
  };
  return (
    <Note
      kind="typing"
      words={shared}
      onClose={() => {
        page.typing.value = false;
      }}
    >
      <form class="grid items-center" onSubmit={submitting(enter)}>
        <label for={id}>{words.yourMove}</label>
        <input
          id={id}
          ref={input}
          value={text.value}
          list={`${id}-moves`}
          aria-describedby={`${id}-start ${id}-said`}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="go"
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
        <datalist id={`${id}-moves`}>
          {legalTexts(props).map((move) => (
            <option key={move} value={move} />
          ))}
        </datalist>
        <p id={`${id}-start`} class="typing-start" hidden={feedback.value.said !== ''}>
          {words.typingStart}
        </p>
        <p id={`${id}-said`} role="status" class="typing-said" data-on={feedback.value.on}>
          {feedback.value.said}
        </p>
      </form>
    </Note>
  );
};
