// The Chromium that most tests run in.
import { CHROMIUM, type Found, findEngine } from './engines.ts';

/** The browser's path, or the reason why there is none. */
export const findChromium = (): Found => findEngine(CHROMIUM);

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
