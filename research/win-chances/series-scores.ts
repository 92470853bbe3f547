// Collects how games of experts ended, for the chances of a series, from those that play.ts wrote down to learn from:
//   npx tsx research/win-chances/series-scores.ts FOLDER
// A game that the folder has none of keeps its endings.
import { writeFileSync } from 'node:fs';
import { type GameId, gameById, itemAt, range } from '@crescendo/rules';
import { SERIES_SCORES } from '../../packages/bots/src/win-chances/series-scores.ts';
import { readRecords, replay } from './records.ts';

const [folder = ''] = process.argv.slice(2);
const GAMES: readonly GameId[] = ['5vor12', 'finito', 'rummikub'];
/** The limit for each number of seats. */
const MAX_ENDINGS = 200;

/** Scores of games, from the seat that began. */
const endingsOf = (id: GameId, seats: number): string => {
  const games = readRecords(folder, id, 'learn').filter(
    (played) => played.seats === seats && played.bots.startsWith('expert') && !played.bots.includes(':'),
  );
  if (games.length === 0) return SERIES_SCORES[id]?.[seats] ?? '';
  const endings = games.slice(0, MAX_ENDINGS).map((played) => {
    const turn = gameById(id)!.turn(replay(id, played).states.at(-1)!);
    if (turn.kind !== 'over') throw new Error('a game that is not over');
    const best = Math.max(...turn.scores);
    if (turn.scores.some((score, seat) => (score === best) !== turn.winners.includes(seat)))
      throw new Error(`${id}: the most points do not win`);
    return range(seats)
      .map((seat) => itemAt(turn.scores, (seat + played.first) % seats))
      .join();
  });
  return endings.join(' ');
};

const lines = GAMES.flatMap((id) => [
  `  '${id}': {`,
  ...[2, 3, 4].map((seats) => `    ${seats}: '${endingsOf(id, seats)}',`),
  '  },',
]);
const text = `// Made by research/win-chances/series-scores.ts; not to be edited.
// biome-ignore-all format: made by a program
/** The endings of games of experts, by game and number of seats: scores from the seat that began. */
export const SERIES_SCORES: { readonly [game: string]: { readonly [seats: number]: string } | undefined } = {
${lines.join('\n')}
};
`;
writeFileSync(new URL('../../packages/bots/src/win-chances/series-scores.ts', import.meta.url), text);
