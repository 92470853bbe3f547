// An address that no page has: the page says so in the language of the reader, and leads home.
import { expect, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';

const TITLES = {
  'en-GB': 'There is no page here',
  'de-DE': 'Hier gibt es keine Seite',
  'fr-FR': 'Il n’y a pas de page ici',
  'it-IT': 'Qui non c’è nessuna pagina',
  'nl-NL': 'Hier is geen pagina',
  'es-ES': 'Aquí no hay ninguna página',
};

inBrowser('a wrong address', () => {
  test.each(Object.entries(TITLES))('is told in %s', async (language, title) => {
    const { page, context, errors } = await visit('/', { language });
    const answer = await page.goto('/no/such-page');
    expect(answer?.status()).toBe(404);
    await page.locator('h1', { hasText: title }).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} · Crescendo`);
    await page.locator('.not-found .button.main').click();
    await page.locator('.cards').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    await context.close();
  });

  test.each(['/rules', '/t/a/b', '/settings/more', '/server', '/table'])('%s is one', async (path) => {
    const { page, context } = await visit(path);
    await page.locator('.not-found h1').waitFor();
    await context.close();
  });

  test('reached by a link, it gets the focus on its heading, and going back leads to the page before', async () => {
    const { page, context, errors } = await visit('/');
    await page.locator('.cards').waitFor();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/nowhere';
      link.textContent = 'nowhere';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('nowhere').click();
    await page.locator('.not-found h1:focus').waitFor();
    await page.locator('.page-top button').first().click();
    await page.locator('.cards').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
