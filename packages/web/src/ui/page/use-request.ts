// A request to the server as a page needs it: its data, its error, and a way to retry.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ApiErrorCode } from '../../server/api.ts';
import { errorCodeOf } from '../../server/error-words.ts';

interface RequestState<T> {
  readonly data: T | undefined;
  readonly error: ApiErrorCode | undefined;
  readonly retry: () => void;
}

/** Sent once for each `about`; the old data stays while it is sent again. */
export const useRequest = <T>(question: () => Promise<T>, about = ''): RequestState<T> => {
  const answer = useSignal<T | undefined>(undefined);
  const why = useSignal<ApiErrorCode | undefined>(undefined);
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
          if (still()) why.value = errorCodeOf(error);
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
  return { data: answer.value, error: why.value, retry: again };
};
