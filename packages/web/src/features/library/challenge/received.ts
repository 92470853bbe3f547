// The challenges opened on this device. They wait in My games until they are answered.
import { asName } from '@crescendo/protocol/visible-text';
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { savedGames } from '../../../session/saved/saved-games.ts';
import { readStoredJson, writeStored } from '../../../shell/storage/storage.ts';

export interface ReceivedChallenge {
  /** The challenge as in the link. */
  readonly packed: string;
  readonly game: string;
  readonly name: string;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'challenges';
const MAX_RECEIVED = 20;

/** Grows when one is added. */
export const receivedChanges = signal(0);

const ReceivedSchema: v.GenericSchema<unknown, readonly ReceivedChallenge[]> = v.array(
  v.object({ packed: v.string(), game: v.string(), name: v.string(), seed: v.string(), at: v.number() }),
);

const received = (): readonly ReceivedChallenge[] => readStoredJson(KEY, ReceivedSchema) ?? [];

export const addReceived = (challenge: ReceivedChallenge): void => {
  const others = received().filter(({ seed }) => seed !== challenge.seed);
  writeStored(KEY, JSON.stringify([...others, challenge].slice(-MAX_RECEIVED)));
  receivedChanges.value++;
};

/** It waits no longer. */
export const dismissChallenge = (seed: string): void => {
  writeStored(KEY, JSON.stringify(received().filter((challenge) => challenge.seed !== seed)));
  receivedChanges.value++;
};

/** Those not played yet, the latest first. Names stored by earlier versions may contain anything. */
export const openChallenges = (): readonly ReceivedChallenge[] => {
  const begun = new Set(savedGames().map(({ setup }) => setup.seed));
  return received()
    .filter(({ seed }) => !begun.has(seed))
    .map((challenge) => ({ ...challenge, name: asName(challenge.name) }))
    .toReversed();
};
