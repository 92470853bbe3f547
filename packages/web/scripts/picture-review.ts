// The picture of a review: a game between two bots, as if a person had played the first seat.
import { botFor } from '@crescendo/bots';
import { type AnyMatch, gameById, itemAt, playOut, presetOptions, seeded } from '@crescendo/rules';
import type { Browser } from 'playwright-core';
import { savedGameFrom, withStored } from '../test/play/prepared.ts';

const finished = async (id: string, seed: string): Promise<AnyMatch> => {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  const [own, other] = await Promise.all([botFor(game, 'casual'), botFor(game, 'strong')]);
  if (!own || !other) throw new Error(`no bots for ${id}`);
  const options = presetOptions(game, itemAt(Object.keys(game.presets), 0));
  return playOut({ game, seats: 2, options, players: [own, other], dice: seeded(seed) });
};

export const pictureOfReview = async (browser: Browser, url: string, file: string): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width: 1240, height: 890 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await withStored([savedGameFrom('review', await finished('5vor12', 'picture 5'))])(page);
  await page.goto(`${url}/review/review`);
  await page.locator('.moment-button').first().waitFor({ timeout: 120_000 });
  await page.screenshot({ path: file });
  await context.close();
};
