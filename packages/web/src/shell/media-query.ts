// A CSS media query as a signal.
import { type ReadonlySignal, signal } from '@preact/signals';

export const mediaQuery = (query: string): ReadonlySignal<boolean> => {
  const list = globalThis.matchMedia?.(query);
  const matches = signal(list?.matches ?? false);
  list?.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};
