// The advised play as the felt marks it. The module that works it out is loaded with the first hint.
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Planning } from '../input/use-plan.ts';
import type { Hint, hintOf } from '../model/hint.ts';
import type { RummikubProps } from '../types.ts';

const loaded = signal<typeof hintOf | undefined>(undefined);

/** If it cannot be loaded, the hint is in words only. */
const load = async (): Promise<void> => {
  try {
    const module = await import('../model/hint.ts');
    loaded.value = module.hintOf;
  } catch {
    // The next hint tries again.
  }
};

export const useHint = (
  { hint, hintPart, view }: Pick<RummikubProps, 'hint' | 'hintPart' | 'view'>,
  { ground, sets }: Planning,
): Hint | undefined => {
  const read = loaded.value;
  const isMissing = hint !== undefined && read === undefined;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing]);
  return useMemo(
    () => read?.(hint, view, ground, sets, hintPart),
    [read, hint, hintPart, view, ground, sets],
  );
};
