// The switch for notifications says what is true: what the browser allows, and what iPhones need.
import { expect, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';

const asIphone = (): void => {
  Object.defineProperty(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
  });
  Reflect.deleteProperty(globalThis, 'PushManager');
};

inBrowser('notifications', () => {
  test('a browser that blocks them is named as the reason; one that allows them offers a switch', async () => {
    const { page, context, errors } = await visit('/settings', { size: 'phone' });
    // A browser without a window refuses them until it is told otherwise.
    await page.getByText('This browser blocks notifications from this page.').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Notifications' }).count()).toBe(0);
    await context.grantPermissions(['notifications']);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const isOn = page.getByRole('checkbox', { name: 'Notifications' });
    await isOn.waitFor();
    expect(await isOn.isChecked()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on an iPhone the page says how', async () => {
    const { page, context } = await visit('/settings', {
      size: 'phone',
      before: (opened) => opened.addInitScript(asIphone),
    });
    await page.getByText('Add to Home Screen').waitFor();
    await context.close();
  });
});
