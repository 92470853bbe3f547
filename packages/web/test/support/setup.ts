// Before the browser tests: the page is built and served, and a browser is found.
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { buildPage, servePage } from './serving.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    chromium: string;
    /** The reason why there is no browser; empty when there is one. */
    missing: string;
  }
}

export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const found = findChromium();
  const missing = 'missing' in found ? found.missing : '';
  project.provide('missing', missing);
  project.provide('chromium', 'path' in found ? found.path : '');
  if (missing !== '') {
    console.error(`Browser tests are skipped: ${missing}.`);
    project.provide('url', '');
    return undefined;
  }
  // While working on the page: the address of a running development server.
  if (process.env.CRESCENDO_PAGE) {
    project.provide('url', process.env.CRESCENDO_PAGE);
    return undefined;
  }
  buildPage();
  const { url, stop } = await servePage();
  project.provide('url', url);
  return stop;
};
