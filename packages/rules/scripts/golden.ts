// Writes the golden playthroughs anew: read the difference before you commit it. With the name of a playthrough, such as
// `rummikub/real`, prints that one in full and writes nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { GAMES } from '../src/games.ts';
import { hashLine, playthrough } from '../test/golden.ts';
import { playthroughsOf } from '../test/playthroughs.ts';

const print = (wanted: string): void => {
  for (const game of GAMES) {
    const { texts, hashes } = playthroughsOf(game);
    const run = [...texts, ...hashes].find(({ name }) => `${game.id}/${name}` === wanted);
    if (run) process.stdout.write(playthrough(game, run));
  }
};

const write = (): void => {
  for (const game of GAMES) {
    const folder = new URL(`../golden/${game.id}/`, import.meta.url);
    mkdirSync(folder, { recursive: true });
    const { texts, hashes } = playthroughsOf(game);
    for (const run of texts) {
      const text = playthrough(game, run);
      writeFileSync(new URL(`${run.name}.txt`, folder), text);
      console.log(`${game.id}/${run.name}.txt   ${text.split('\n').length} lines`);
    }
    if (hashes.length === 0) continue;
    const lines = hashes.map((run) => hashLine(run.name, playthrough(game, run)));
    writeFileSync(new URL('hashes.txt', folder), `${lines.join('\n')}\n`);
    console.log(`${game.id}/hashes.txt   ${lines.length} playthroughs`);
  }
};

const [wanted] = process.argv.slice(2);
if (wanted === undefined) write();
else print(wanted);
