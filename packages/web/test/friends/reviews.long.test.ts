// After a game with friends: each page shows and makes the review of its own player only, until all have agreed.

import type { Review } from '@crescendo/bots/review';
import { expect, inject, test } from 'vitest';
import type { Mistake } from '../../src/features/review/data/mistakes.ts';
import { findings } from '../support/axe.ts';
import { storedEntries } from '../support/database.ts';
import { cutOff } from '../support/fitting.ts';
import { inBrowser } from '../support/person.ts';
import { type Friend, meet, part } from './support/meeting.ts';
import { playOn } from './support/playing.ts';
import { tableIdOf } from './support/table-state.ts';

/** The review is made in a Worker, which takes as long as it takes. */
const LONG = { timeout: 120_000 };

const openReview = async ({ page }: Friend, id: string): Promise<void> => {
  await page.goto(`/review/${id}`);
  await page.locator('.review').waitFor(LONG);
  await page.locator('.review-making').waitFor({ ...LONG, state: 'detached' });
};

const savedReview = async ({ page }: Friend, id: string): Promise<Review> => {
  const { [id]: saved } = await storedEntries<{ readonly review: Review }>(page, 'reviews');
  if (!saved) throw new Error(`no review of ${id}`);
  return saved.review;
};

/** The seats of which this page knows anything but their chances. */
const seatsKnown = async (friend: Friend, id: string): Promise<readonly number[]> => {
  const { seats, curve, moments } = await savedReview(friend, id);
  const known = new Set<number>(moments.map(({ seat }) => seat));
  for (const [seat, review] of seats.entries()) if (review !== null) known.add(seat);
  for (const { luck, decision } of curve) {
    if (decision) known.add(decision.seat);
    for (const [seat, share] of (luck ?? []).entries()) if (share !== null) known.add(seat);
  }
  return [...known].sort();
};

inBrowser('reviews among friends', () => {
  test('another’s review is shown once all have agreed, and not before', { timeout: 300_000 }, async () => {
    const url = inject('url');
    const friends = await meet('finito', [
      { name: 'Ada', at: url },
      { name: 'Béa', at: url, size: 'phone', touch: true, language: 'fr-FR', dark: true },
    ]);
    const [ada, bea] = friends as [Friend, Friend];
    const id = tableIdOf(ada.page);
    await bea.page.goto(`/review/${id}`);
    await bea.page.getByRole('link', { name: 'Retour à la table' }).click();
    await bea.page.locator('.table-page').waitFor();
    await playOn(friends, url, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);

    for (const [seat, friend] of friends.entries()) {
      await openReview(friend, id);
      expect(await seatsKnown(friend, id)).toEqual([seat]);
      expect(await friend.page.locator('.review-choice').count()).toBe(0);
      expect(await friend.page.locator('.review-sharing .button').count()).toBe(1);
    }
    expect(await findings(bea.page)).toEqual([]);
    expect(await cutOff(bea.page)).toEqual([]);

    const sharing = ada.page.locator('.review-sharing');
    await bea.page.getByRole('button', { name: 'Montrer la mienne à tous' }).tap();
    await expect.poll(() => sharing.innerText()).toContain('Already agreed: Béa.');
    // She alone is not enough, also after another visit.
    await bea.page.reload();
    await bea.page.locator('.review-sharing .button', { hasText: 'Annuler' }).waitFor();
    expect(await bea.page.locator('.review-choice').count()).toBe(0);
    expect(await seatsKnown(bea, id)).toEqual([1]);

    await sharing.getByRole('button', { name: 'Show mine to everyone' }).click();
    for (const [seat, friend] of friends.entries()) {
      const { page } = friend;
      // The other page is told without being asked.
      await page.locator('.review-choice select').waitFor(LONG);
      await expect.poll(() => seatsKnown(friend, id), LONG).toEqual([0, 1]);
      await page.locator('.review-choice select').selectOption({ index: 1 - seat });
      await expect
        .poll(() => page.locator('.review-story').innerText())
        .toMatch(seat === 0 ? /^Béa (won|lost|shared the win)/ : /^Ada /);
      // Only one's own mistakes become exercises.
      const exercises = Object.values(await storedEntries<Mistake>(page, 'exercises'));
      expect(exercises.filter((one) => one.seat !== seat)).toEqual([]);
    }
    // There was no record yet when she asked too early.
    expect(friends.flatMap(({ errors }) => errors).filter((text) => !text.includes('409'))).toEqual([]);
    await part(friends);
  });
});
