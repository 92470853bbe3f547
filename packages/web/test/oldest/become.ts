// Turns the browser of the tests into an old one: what that one lacks of functions is removed before the page's own scripts run,
// also in Workers, and what it does not know of style sheets becomes something that no browser knows.
import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { OldestBrowser, StyleFeature } from './browsers.ts';

interface Missing {
  readonly functions: readonly string[];
  /** Those of the functions whose name nothing else has. */
  readonly names: readonly string[];
  readonly properties: readonly string[];
}

const MISSING: { readonly [browser: string]: Missing } = JSON.parse(
  readFileSync(new URL('missing.json', import.meta.url), 'utf8'),
);

export const missingIn = ({ name }: OldestBrowser): Missing => {
  const found: Missing | undefined = MISSING[name];
  if (!found) throw new Error(`what ${name} lacks is not in missing.json`);
  return found;
};

/** Runs in the page and in Workers: it can use nothing from here. */
const removeFunctions = (paths: readonly string[]): void => {
  const scope = globalThis as unknown as { [name: string]: { prototype?: object } | undefined };
  const typed: object = Object.getPrototypeOf(Int8Array.prototype);
  for (const path of paths) {
    const [owner = '', member] = path.split('.');
    if (member === undefined || owner === 'Window') Reflect.deleteProperty(globalThis, member ?? owner);
    else if (owner === 'TypedArray') Reflect.deleteProperty(typed, member);
    else
      for (const target of [scope[owner], scope[owner]?.prototype])
        if (target) Reflect.deleteProperty(target, member);
  }
};

const UNKNOWN = 'gone';

/** The text of a style sheet in which each feature has a name that no browser knows. */
const WITHOUT: { readonly [feature in StyleFeature]: (css: string) => string } = {
  containers: (css) =>
    css.replaceAll('@container', `@${UNKNOWN}`).replaceAll(/(\d)cq[wh]\b/g, `$1${UNKNOWN}`),
  mixing: (css) => css.replaceAll('color-mix(', `${UNKNOWN}-mix(`),
  has: (css) => css.replaceAll(':has(', `:${UNKNOWN}(`),
  moves: (css) => css,
  oklch: (css) => css.replaceAll(/\b(?:ok)?l(?:ab|ch)\(/g, `${UNKNOWN}(`),
  dynamicHeight: (css) => css.replaceAll(/(\d)[dsl]vh\b/g, `$1${UNKNOWN}`),
};

const withoutFeatures = (css: string, browser: OldestBrowser): string => {
  const names = missingIn(browser).properties.join('|');
  const properties = css.replaceAll(new RegExp(`([{;])(${names}):`, 'g'), `$1${UNKNOWN}-$2:`);
  return browser.styles.reduce((text, feature) => WITHOUT[feature](text), properties);
};

const SUPPORTS: { readonly [feature in StyleFeature]: string } = {
  containers: 'container-type',
  mixing: 'color-mix',
  has: ':has',
  moves: 'translate',
  oklch: 'oklch',
  dynamicHeight: 'dvh',
};

const denySupport = (words: readonly string[]): void => {
  const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
  CSS.supports = (...query: string[]) =>
    !words.some((word) => query.join(':').includes(word)) && supports(...query);
};

/** For `visit({ before, serviceWorkers: 'block' })`: a service worker would bring what it has saved. */
export const become =
  (browser: OldestBrowser) =>
  async (page: Page): Promise<void> => {
    // The tests themselves ask for the names of the databases.
    const functions = missingIn(browser).functions.filter((path) => path !== 'IDBFactory.databases');
    await page.addInitScript(removeFunctions, functions);
    await page.addInitScript(
      denySupport,
      browser.styles.map((feature) => SUPPORTS[feature]),
    );
    // The page's own substitutes read the style sheets as they are.
    const answer =
      (change: (text: string) => string) =>
      async (route: Route): Promise<void> => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      };
    const styles = answer((css) => withoutFeatures(css, browser));
    await page.route('**/*.css', (route) =>
      route.request().resourceType() === 'stylesheet' ? styles(route) : route.continue(),
    );
    const removal = `(${removeFunctions})(${JSON.stringify(functions)});`;
    await page.route(
      '**/bot-worker*.js',
      answer((script) => removal + script),
    );
  };

/** Each feature as it is written in the text of a rule. */
const WRITTEN: { readonly [feature in StyleFeature]: RegExp } = {
  containers: /@container|\dcq[wh]/,
  mixing: /color-mix\(/,
  has: /:has\(/,
  moves: /[{;] (?:translate|rotate|scale):/,
  oklch: /oklch\(/,
  dynamicHeight: /\d[ds]vh\b/,
};

/** Everything in the style sheets, as the page has them now, that the old browser would not know. */
export const unknownStyles = async (page: Page, browser: OldestBrowser): Promise<readonly string[]> => {
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)),
  );
  const unknown = [new RegExp(`\\b${UNKNOWN}\\b`), ...browser.styles.map((feature) => WRITTEN[feature])];
  expect(rules.length).toBeGreaterThan(300);
  return rules.filter((text) => unknown.some((written) => written.test(text)));
};
