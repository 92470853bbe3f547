// A request to the server as a page needs it: its data, its error, and a way to retry.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ApiErrorCode } from './api.ts';
import { errorCodeOf } from './error-words.ts';

interface RequestState<T> {
  readonly data: T | undefined;
  readonly error: ApiErrorCode | undefined;
  readonly retry: () => void;
}

/** Sent once for each `about`; the old data stays while it is sent again. */
export const useRequest = <T>(request: () => Promise<T>, about = ''): RequestState<T> => {
  const data = useSignal<T | undefined>(undefined);
  const error = useSignal<ApiErrorCode | undefined>(undefined);
  const loadError = useSignal<unknown>(undefined);
  const count = useRef(0);
  const send = (): void => {
    const own = ++count.current;
    const isCurrent = (): boolean => own === count.current;
    request()
      .then(
        (received) => {
          if (!isCurrent()) return;
          data.value = received;
          error.value = undefined;
        },
        (reason) => {
          if (isCurrent()) error.value = errorCodeOf(reason);
        },
      )
      .catch((reason) => {
        loadError.value = reason;
      });
  };
  useEffect(() => {
    data.value = undefined;
    error.value = undefined;
    send();
    return () => {
      count.current++;
    };
  }, [about]);
  if (loadError.value !== undefined) throw loadError.value;
  return { data: data.value, error: error.value, retry: send };
};
