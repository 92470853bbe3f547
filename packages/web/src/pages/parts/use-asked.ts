// An answer of the server as a page needs it: not yet here, here, or why not, with a way to ask again.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Why } from '../../online/ask.ts';
import { whyIn } from '../../online/why.ts';

export interface Asked<T> {
  readonly answer: T | undefined;
  readonly why: Why | undefined;
  readonly again: () => void;
}

/** Asks once for each `about`; while it asks again the old answer stays. */
export const useAsked = <T>(question: () => Promise<T>, about = ''): Asked<T> => {
  const answer = useSignal<T | undefined>(undefined);
  const why = useSignal<Why | undefined>(undefined);
  const failure = useSignal<unknown>(undefined);
  const count = useRef(0);
  const again = (): void => {
    const own = ++count.current;
    const still = (): boolean => own === count.current;
    question()
      .then(
        (given) => {
          if (!still()) return;
          answer.value = given;
          why.value = undefined;
        },
        (error) => {
          if (still()) why.value = whyIn(error);
        },
      )
      .catch((error) => {
        failure.value = error;
      });
  };
  useEffect(() => {
    answer.value = undefined;
    why.value = undefined;
    again();
    return () => {
      count.current++;
    };
  }, [about]);
  if (failure.value !== undefined) throw failure.value;
  return { answer: answer.value, why: why.value, again };
};
