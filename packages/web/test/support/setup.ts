// Before the browser tests: the page is built and served, and a browser is found.
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { type Engine, FIREFOX, type Found, findEngine, WEBKIT } from './engines.ts';
import { buildPage, servePage } from './serving.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    chromium: string;
    /** The reason why there is no browser; empty when there is one. */
    missing: string;
    /** The path of each other engine, or the reason why it is missing. */
    engines: { readonly [variable: string]: Found };
  }
}

const lookFor = (engine: Engine): Found => {
  const found = findEngine(engine);
  if ('missing' in found) console.error(`Tests in ${engine.name} are skipped: ${found.missing}.`);
  return found;
};

export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const found = findChromium();
  const missing = 'missing' in found ? found.missing : '';
  project.provide('missing', missing);
  project.provide('chromium', 'path' in found ? found.path : '');
  const others = Object.fromEntries([FIREFOX, WEBKIT].map((engine) => [engine.variable, lookFor(engine)]));
  project.provide('engines', others);
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
