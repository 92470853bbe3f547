// Shows the words above the board: the question, or the result of the answer. One height, whatever it says, so that the board keeps
// its place; a long text scrolls.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface MessageProps {
  /** The name of the region for people who do not see it. */
  readonly label: string;
  /** Another one begins at its top. */
  readonly of: unknown;
  readonly children: ComponentChildren;
}

export const Message = ({ label, of, children }: MessageProps) => {
  const box = useRef<HTMLElement>(null);
  const scrolls = useSignal(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = 0;
    const measure = (): void => {
      scrolls.value = element.scrollHeight > element.clientHeight + 1;
    };
    const sizes = new ResizeObserver(measure);
    for (const child of [element, ...element.children]) sizes.observe(child);
    return () => sizes.disconnect();
  }, [of]);
  return (
    <section
      class="exercise-message rigid"
      data-scrolls={scrolls.value || undefined}
      aria-label={label}
      tabIndex={scrolls.value ? 0 : undefined}
      ref={box}
    >
      <div>{children}</div>
    </section>
  );
};
