// Follows who has agreed to show their review, as long as the page is open.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { subscribeToTable } from '../../../server/connection.ts';
import type { Reviewable } from '../source.ts';
import { type Sharing, seatsShown, sharingOf } from './review-sharing.ts';

/** `show`: called with the seats whose review may be seen, when these have changed. */
export const useSharing = (
  { id, seats, sharing: found }: Reviewable,
  show: (seats: Reviewable['seats']) => void,
): Sharing | undefined => {
  const sharing = useSignal(found);
  useEffect(() => {
    if (!found) return;
    return subscribeToTable(id, (message) => {
      if (message.type !== 'state') return;
      sharing.value = sharingOf(message.table);
      const shown = seatsShown(message.table);
      if (shown.length > 0 && shown.join() !== seats.join()) show(shown);
    });
  }, [id, seats]);
  return sharing.value;
};
