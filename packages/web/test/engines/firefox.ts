// Firefox, as Playwright runs it over WebDriver BiDi.
import { fileURLToPath } from 'node:url';
import { type Browser, firefox } from 'playwright-core';

const STARTER = fileURLToPath(new URL('firefox.mjs', import.meta.url));

/** Settings that Playwright would emulate, and that this Firefox can only be given when it starts. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
};

export const launchFirefox = (path: string): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: STARTER,
    env: { ...process.env, FIREFOX: path },
    firefoxUserPrefs: PREFERENCES,
  });
