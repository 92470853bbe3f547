// The challenges opened on this device. They wait in My games until they are answered.
import { signal } from '@preact/signals';
import { savedGames } from '../../../session/saved/saved-games.ts';
import { readStoredJson, writeStored } from '../../../shell/storage.ts';

export interface ReceivedChallenge {
  /** As in the link. */
  readonly packed: string;
  readonly game: string;
  readonly name: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'challenges';
const MOST = 20;

/** Grows when one is added. */
export const receivedChanges = signal(0);

const received = (): readonly ReceivedChallenge[] => {
  const kept = readStoredJson<readonly ReceivedChallenge[]>(KEY);
  return Array.isArray(kept) ? kept : [];
};

export const addReceived = (challenge: ReceivedChallenge): void => {
  const others = received().filter(({ seed }) => seed !== challenge.seed);
  writeStored(KEY, JSON.stringify([...others, challenge].slice(-MOST)));
  receivedChanges.value++;
};

/** Those not played yet, the latest first. */
export const openChallenges = (): readonly ReceivedChallenge[] => {
  const begun = new Set(savedGames().map(({ setup }) => setup.seed));
  return received()
    .filter(({ seed }) => !begun.has(seed))
    .toReversed();
};
