// A sheet of paper laid over the table: the browser's own dialog, with its focus and its Escape key.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { prepareRegion } from '../shell/announce.ts';
import { Icon } from './icons.tsx';
import { Toast } from './toast.tsx';
import { isWide } from './wide.ts';

interface SheetProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** The next action: always in sight below the rest, which scrolls. */
  readonly footer?: ComponentChildren;
  readonly wide?: boolean;
  /** Places it beside the board where there is room, and the game goes on. */
  readonly beside?: boolean;
}

export const Sheet = ({ title, close, onClose, children, footer, wide, beside }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    const shown = dialog.current;
    // Beside the board it must not take the board's input away; then Escape is ours to handle.
    if (beside && isWide.peek()) shown?.show();
    else shown?.showModal();
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && shown?.contains(document.activeElement)) shown.close();
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
      if (from?.isConnected) from.focus();
    };
  }, []);
  useEffect(() => {
    void import('../shell/phone/keyboard-room.ts')
      .then(({ followKeyboard }) => followKeyboard())
      .catch(() => {});
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; the key for that is Escape
    <dialog
      ref={dialog}
      class={`sheet ${wide ? 'wide' : ''} ${beside ? 'beside-board' : ''}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <header class="sheet-head row space-between gap-12 rigid">
        {/* The focus begins at the title, so that a key pressed while the sheet comes up does nothing. */}
        <h2 tabIndex={-1} autofocus>
          {title}
        </h2>
        <button type="button" class="button icon" aria-label={close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="sheet-body">{children}</div>
      {footer && <footer class="sheet-foot rigid">{footer}</footer>}
      <Toast />
      <div
        ref={(region) => {
          if (region) prepareRegion(region);
        }}
      />
    </dialog>
  );
};
