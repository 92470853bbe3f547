// What was just done, with a way back, for as long as it takes to read it and a little more.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { rescueFocus } from './use-page.ts';

interface Toasted {
  readonly text: string;
  readonly action?: { readonly text: string; readonly run: () => void };
}

const current = signal<Toasted | undefined>(undefined);

export const showToast = (toasted: Toasted): void => {
  current.value = toasted;
  announce(toasted.text);
};

const SHOWN = 9000;

export const Toast = () => {
  const shown = current.value;
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!shown || waits) return;
    const timer = setTimeout(() => {
      current.value = undefined;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [shown, waits]);
  if (!shown) return null;
  const { text, action } = shown;
  return (
    <section
      class="undo-toast"
      aria-label={text}
      onPointerEnter={() => setWaits(true)}
      onPointerLeave={() => setWaits(false)}
      onFocusIn={() => setWaits(true)}
      onFocusOut={() => setWaits(false)}
    >
      <p>{text}</p>
      {action && (
        <button
          type="button"
          class="undo-toast-action"
          onClick={() => {
            current.value = undefined;
            action.run();
            rescueFocus('.slip-go');
          }}
        >
          {action.text}
        </button>
      )}
    </section>
  );
};
