// At a table with others: who shows their review to everyone, and the way to do so.

import type { Seat } from '@crescendo/rules';
import { type Language, languageTag, list } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import type { SeatLabel } from '../../../boards/contract/seat-label.ts';
import { shareReview } from '../../../session/remote/table-actions.ts';
import type { ReviewWords } from '../words.ts';
import type { Sharing } from './review-sharing.ts';

interface SharingProps {
  readonly sharing: Sharing;
  readonly said: ReviewWords;
  readonly label: (seat: Seat) => SeatLabel;
  readonly language: Language;
}

export const SharingPart = ({ sharing, said, label, language }: SharingProps) => {
  const { table, isOwnShared, agreed, missing } = sharing;
  const isBusy = useSignal(false);
  const names = (seats: readonly Seat[]): string =>
    list(
      languageTag(language),
      seats.map((seat) => label(seat).text),
    );
  if (isOwnShared && missing.length === 0) return <p class="quiet review-own">{said.allShared}</p>;
  const change = async (): Promise<void> => {
    isBusy.value = true;
    await shareReview(table, !isOwnShared);
    isBusy.value = false;
  };
  return (
    <section class="leaf review-sharing cluster items-center" aria-label={said.sharing}>
      <p>
        {said.ownOnly} {said.sharingHow}
      </p>
      <p role="status">
        {isOwnShared
          ? said.ownShared(names(missing))
          : agreed.length > 0
            ? said.othersShared(names(agreed), agreed.length)
            : ''}
      </p>
      <button
        type="button"
        class="button"
        aria-disabled={isBusy.value}
        onClick={() => {
          if (!isBusy.value) void change();
        }}
      >
        {isOwnShared ? said.unshare : said.shareMine}
      </button>
    </section>
  );
};
