// The Chromium that most tests run in.
import { CHROMIUM, type Found, findEngine } from './engines.ts';

/** The browser's path, or the reason why there is none. */
export const findChromium = (): Found => findEngine(CHROMIUM);

/** A name in a home's own network, as its people type it: over plain HTTP it is no secure origin. It leads to this machine. */
export const HOME_HOST = 'crescendo.home.arpa';

export const FLAGS = [
  `--host-resolver-rules=MAP ${HOME_HOST} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
