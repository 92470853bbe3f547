// Keys that work anywhere at a table. All of them are single characters, so all of them can be switched off.
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { settings } from '../../../shell/settings.ts';
import { boardText, clockText, lastMoveText, standingsText, turnText } from '../announcements/speech.ts';
import type { TablePageProps } from '../frame/props.ts';

/** The command of a key or a typed word. */
type Command = 'last' | 'score' | 'clock' | 'turn' | 'board' | 'hint';

const TEXTS: { readonly [C in Exclude<Command, 'hint'>]: (props: TablePageProps) => string } = {
  last: lastMoveText,
  score: (props) => standingsText(props, props.page.moment),
  clock: clockText,
  turn: turnText,
  board: boardText,
};

/** Carries out the command of a key or a typed word. */
export const runCommand = (command: Command, props: TablePageProps): void => {
  if (command !== 'hint') announce(TEXTS[command](props));
  else if (props.parts) announce(props.words.spoken.noHint);
  else props.hint.press();
};

export const COMMANDS: { readonly [key: string]: Command } = {
  l: 'last',
  s: 'score',
  c: 'clock',
  t: 'turn',
  b: 'board',
  h: 'hint',
};

const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog:modal') !== null;

export const useKeys = (props: TablePageProps): void => {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
      if (!settings.shortcuts.peek() || ctrlKey || metaKey || altKey || isComposing || defaultPrevented)
        return;
      if (isElsewhere(target)) return;
      const { page } = latest.current;
      const command = COMMANDS[key.toLowerCase()];
      if (key === '?') page.overlay.value = 'keys';
      else if (key === '/') page.typing.value = true;
      else if (!command || event.shiftKey) return;
      // A key held down is one press.
      else if (!repeat) runCommand(command, latest.current);
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
