// Why the server's part of a list is missing, and what there is all the same.
import type { Why } from '../../online/ask.ts';
import { whyWords } from '../../online/why.ts';
import type { MineWords } from './words.ts';

export const QuietWhy = ({
  why,
  again,
  words,
}: {
  readonly why: Why | undefined;
  readonly again: () => void;
  readonly words: MineWords;
}) => (
  <div role="status" class="quiet-why">
    {why !== undefined && (
      <div class="notice">
        <p>
          {whyWords.value?.(why)} {why !== 'no-server' && words.onlyHere}
        </p>
        {why !== 'no-server' && (
          <button type="button" class="button" onClick={again}>
            {words.again}
          </button>
        )}
      </div>
    )}
  </div>
);
