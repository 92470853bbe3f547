// The text of the line over the board is told like everything else at the table, in its order (decision 047).
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineControls } from '../../../session/online-controls.ts';
import { announce } from '../../../shell/announce.ts';
import { onlineWords } from '../online/words.ts';
import type { Status } from './status.ts';

/** A move is usually stored before anybody could wonder: only a slow one is told. */
const SENT_AFTER = 700;

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** With what can be answered, where an answer is asked for. */
export const spokenStatus = ({ kind, text, button, answers = [] }: Status): string => {
  const choices = kind === 'ask' || kind === 'lost' ? [...(button ? [button] : []), ...answers] : [];
  return [text, ...choices.map((choice) => choice.text)].map(asSentence).join(' ');
};

/**
 * A status that only states a condition was told when it began (notices.ts): it is said once more when the table is
 * opened. A move on its way comes between, and makes nothing new.
 */
export const useStatusSpeech = (status: Status | undefined): void => {
  const text = status ? spokenStatus(status) : '';
  const isSent = status?.kind === 'sent';
  const isStatement = status?.kind === 'calm' && !status.button;
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isSent) {
      const timer = setTimeout(() => announce(text), SENT_AFTER);
      return () => clearTimeout(timer);
    }
    if (text !== last.current && !(isStatement && last.current !== undefined)) announce(text);
    last.current = text;
    return undefined;
  }, [text, isSent]);
};

/** The end of a pause: the line disappears, which is not heard. */
export const useResumedSpeech = ({ info }: OnlineControls): void => {
  const { paused, status } = info.value;
  const wasPaused = useRef(paused);
  useEffect(() => {
    if (wasPaused.current && !paused && status === 'playing') announce(onlineWords.value?.resumed ?? '');
    wasPaused.current = paused;
  }, [paused]);
};
