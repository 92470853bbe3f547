// The first turns of a game, as somebody plays them who has just come.
import type { Page } from 'playwright-core';
import { decide, isByItself } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { waitForDecision, waitForTurn } from '../play/table-state.ts';
import { keepPicture, type Way } from '../support/person.ts';

export const playTurns = async (page: Page, game: string, way: Way, decisions: number): Promise<void> => {
  try {
    for (let made = 0; made < decisions; ) {
      const seen = await waitForTurn(page);
      if (!isByItself(seen)) {
        await page.locator('.table-page[data-mine="true"]').waitFor();
        await GESTURES[game]!(page, await decide(seen), seen.view, way);
        made++;
      }
      await waitForDecision(page, seen);
    }
  } catch (error) {
    await keepPicture(page, `${game}-${way}`);
    throw error;
  }
};
