// A sheet of paper laid over the table: the browser's own dialog, with its focus and its Escape key.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';
import { Toast } from './toast.tsx';

interface SheetProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

export const Sheet = ({ title, close, onClose, children, wide }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => {
      if (from?.isConnected) from.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; the key for that is Escape
    <dialog
      ref={dialog}
      class={`sheet ${wide ? 'wide' : ''}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button
            type="button"
            class="button icon"
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
      <Toast />
    </dialog>
  );
};
