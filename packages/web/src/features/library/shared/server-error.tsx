// Tells the reason why the server's part of a list is missing, and the part that is there all the same.
import type { ApiErrorCode } from '../../../server/api.ts';
import { errorWords } from '../../../server/error-words.ts';
import type { MineWords } from './words.ts';

export const ServerError = ({
  error,
  retry,
  words,
}: {
  readonly error: ApiErrorCode | undefined;
  readonly retry: () => void;
  readonly words: MineWords;
}) => (
  <div role="status" class="quiet-why when-filled">
    {error !== undefined && (
      <div class="notice cluster items-center">
        <p>
          {errorWords.value?.(error)} {error !== 'no-server' && words.onlyHere}
        </p>
        {error !== 'no-server' && (
          <button type="button" class="button" onClick={retry}>
            {words.again}
          </button>
        )}
      </div>
    )}
  </div>
);
