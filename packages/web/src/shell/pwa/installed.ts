// Tells whether this is the installed page, and whether Safari may clear what the page keeps.
import { readStored, writeStored } from '../storage/storage.ts';
import { progressAtRisk } from './update.ts';

/** Only browsers on an iPhone or iPad have it: whether the page was opened from the Home Screen. */
const fromHomeScreen = (): boolean | undefined =>
  'standalone' in navigator ? navigator.standalone === true : undefined;

const isInstalled = (): boolean =>
  fromHomeScreen() === true || matchMedia('(display-mode: standalone)').matches;

/** There the page can be put on the Home Screen, by hand only. */
export const canBePutOnHomeScreen = (): boolean => fromHomeScreen() === false && !isInstalled();

const TOLD = 'risk-told';

/** Safari deletes what a page has stored when it is not visited for a while, unless it is installed. */
export const warnOfRisk = (): void => {
  if (!isInstalled() && readStored(TOLD) === undefined) progressAtRisk.value = true;
};

export const riskWasTold = (): void => {
  progressAtRisk.value = false;
  writeStored(TOLD, 'yes');
};
