// A Vitest sequencer: the longest files start first, so that none of them runs alone at the end. Where an earlier run has
// been measured on this machine, Vitest knows the durations; a fresh clone has nothing but the size of the files, and
// the longest tests are in small ones. The list of the slowest files at the end of a run shows what belongs here.
import { BaseSequencer } from 'vitest/node';

const LONGEST = [
  'web/test/friends/whole-games.long.test.ts',
  'web/test/play/whole-games.long.test.ts',
  'web/test/play/whole-games.test.ts',
  'web/test/friends/whole-games.test.ts',
  'server/simulation/simulation.long.test.ts',
  'server/simulation/simulation.test.ts',
  'cli/src/join/join.long.test.ts',
  'cli/src/join/join.test.ts',
  'server/test/secrecy/secrets.test.ts',
  'server/test/secrecy/secrets-on-the-wire.long.test.ts',
  'server/src/features/daily/daily.test.ts',
  'cli/src/play/play.test.ts',
  'server/test/operations/store.test.ts',
];

/** Its position in the list; the others come after all of these. */
const rankOf = ({ moduleId }) => {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/packages/${file}`));
  return rank === -1 ? LONGEST.length : rank;
};

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}
