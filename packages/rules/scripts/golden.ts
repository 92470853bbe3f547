// Writes the golden playthroughs anew. Read the difference before you commit it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/games.ts';
import { playthrough } from '../test/golden.ts';
import { playthroughsOf } from '../test/playthroughs.ts';

for (const game of GAMES) {
  const folder = new URL(`../golden/${game.id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const run of playthroughsOf(game)) {
    const text = playthrough(game, run);
    writeFileSync(new URL(`${run.name}.txt`, folder), text);
    console.log(`${game.id}/${run.name}.txt   ${text.split('\n').length} lines`);
  }
}
