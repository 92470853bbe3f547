// Stores the guide's explanations already given on this device, for each game.
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { settings } from '../../shell/settings.ts';
import {
  readStored,
  readStoredJson,
  removeStored,
  storedKeys,
  writeStored,
} from '../../shell/storage/storage.ts';

/** Before the guide had steps, this said that a game was known. */
const isKnown = (game: string): boolean => readStored(`coached.${game}`) !== undefined;

const changes = signal(0);

/** The step of a learning game that is about its deal. */
export const DEAL_STEP = 'deal';

/** The ids of the steps explained; `all`: the player knows the game. */
export const explained = (game: string): ReadonlySet<string> | 'all' => {
  void changes.value;
  if (isKnown(game)) return 'all';
  return new Set(readStoredJson(`guide.${game}`, v.array(v.string())));
};

export const markExplained = (game: string, id: string): void => {
  const before = explained(game);
  if (before === 'all' || before.has(id)) return;
  writeStored(`guide.${game}`, JSON.stringify([...before, id]));
  changes.value++;
};

/** Each learning game says of its deal that it was chosen. */
export const explainDealAgain = (game: string): void => {
  const before = explained(game);
  if (before === 'all' || !before.has(DEAL_STEP)) return;
  writeStored(`guide.${game}`, JSON.stringify([...before].filter((id) => id !== DEAL_STEP)));
  changes.value++;
};

/** Switched on, the guide starts from the beginning. */
export const switchGuide = (on: boolean): void => {
  if (on) for (const key of [...storedKeys('guide.'), ...storedKeys('coached.')]) removeStored(key);
  settings.guide.value = on;
  changes.value++;
};
