import type { SeatInfo } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { seatsShown, sharingOf } from './review-sharing.ts';

const seatInfo = (kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name: '',
  level: null,
  you: false,
  host: false,
  online: false,
  away: false,
  ready: true,
  wantsPause: false,
  muted: false,
  ...more,
});

const ME = { you: true };
const AGREED = { sharesReview: true };

const table = (seat: number | null, ...seating: readonly SeatInfo[]) => ({
  id: 't',
  status: 'over' as const,
  seat,
  seating: [...seating],
});

test('alone with bots one sees everybody’s review; of a game that goes on nobody’s', () => {
  const alone = table(0, seatInfo('person', ME), seatInfo('bot'), seatInfo('bot'));
  expect(seatsShown(alone)).toEqual([0, 1, 2]);
  expect(sharingOf(alone)).toBeUndefined();
  expect(seatsShown({ ...alone, status: 'playing' })).toEqual([]);
});

test('among people everybody sees their own, and everybody’s once all have agreed', () => {
  const one = table(
    1,
    seatInfo('person', AGREED),
    seatInfo('person', ME),
    seatInfo('bot'),
    seatInfo('person'),
  );
  expect(seatsShown(one)).toEqual([1]);
  expect(sharingOf(one)).toEqual({ table: 't', isOwnShared: false, agreed: [0], missing: [3] });
  // Agreeing oneself is not enough: all have to.
  const own = { ...one, seating: one.seating.with(1, seatInfo('person', { ...ME, ...AGREED })) };
  expect(seatsShown(own)).toEqual([1]);
  const all = { ...own, seating: own.seating.with(3, seatInfo('person', AGREED)) };
  expect(seatsShown(all)).toEqual([0, 1, 2, 3]);
  // Somebody takes it back.
  expect(seatsShown({ ...all, seating: all.seating.with(0, seatInfo('person')) })).toEqual([1]);
});

test('those who only watched see none', () => {
  const watched = table(null, seatInfo('person', AGREED), seatInfo('person', AGREED));
  expect(seatsShown(watched)).toEqual([]);
  expect(sharingOf(watched)).toBeUndefined();
});

test('the review of somebody who left the game to a bot is for nobody else', () => {
  const left = seatInfo('bot', { former: 'Bob' });
  expect(seatsShown(table(0, seatInfo('person', ME), left))).toEqual([0]);
  const agreed = seatInfo('person', { ...ME, ...AGREED });
  expect(seatsShown(table(0, agreed, left, seatInfo('person', AGREED)))).toEqual([0, 2]);
});
