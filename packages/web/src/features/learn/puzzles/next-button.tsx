// To the next puzzle of several.
import type { Signal } from '@preact/signals';
import { rescueFocus } from '../../../shell/focus.ts';
import { Icon } from '../../../ui/icons.tsx';

export const NextButton = ({ text, current }: { text: string; current: Signal<number> }) => (
  <button
    type="button"
    class="button main"
    onClick={() => {
      current.value++;
      rescueFocus();
    }}
  >
    {text}
    <Icon name="forward" size={18} />
  </button>
);
