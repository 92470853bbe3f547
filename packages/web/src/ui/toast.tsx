// Shows the latest action, with a way back, for as long as it takes to read it and a little more.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../shell/announce.ts';
import { rescueFocus } from '../shell/focus.ts';

interface ToastMessage {
  readonly text: string;
  readonly action?: { readonly text: string; readonly run: () => void };
  /** Only a notice: it goes sooner. */
  readonly isBrief?: boolean;
}

const current = signal<ToastMessage | undefined>(undefined);

const SHOWN = 9000;
const SHOWN_BRIEFLY = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;

const wait = (): void => clearTimeout(timer);
const pass = (): void => {
  wait();
  timer = setTimeout(
    () => {
      current.value = undefined;
    },
    current.peek()?.isBrief ? SHOWN_BRIEFLY : SHOWN,
  );
};

export const showToast = (toasted: ToastMessage): void => {
  current.value = toasted;
  announce(toasted.text);
  pass();
};

/** On every page, and on every sheet, which lies over the page. */
export const Toast = () => {
  const shown = current.value;
  useEffect(() => pass, []);
  if (!shown) return null;
  const { text, action } = shown;
  return (
    <section
      class="undo-toast row gap-8 round-14"
      aria-label={text}
      onPointerEnter={wait}
      onPointerLeave={pass}
      onFocusIn={wait}
      onFocusOut={pass}
    >
      <p>{text}</p>
      {action && (
        <button
          type="button"
          class="undo-toast-action touch-high bold"
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
