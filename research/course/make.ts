// Positions for the lessons of the courses that the packs of puzzles have nothing for, from games of bots.
//   npx tsx research/course/make.ts --game qwinto --games 200 [--lesson points]
// With `--lesson` the positions of all other lessons stay.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyMatch, formatRecord, gameById, itemAt, required, seeded } from '@crescendo/rules';
import type { Packed } from '../../packages/bots/src/puzzles/format/pack.ts';
import { formatId, readPack } from '../../packages/bots/src/puzzles/format/pack.ts';
import { botFor } from '../../packages/bots/src/registry.ts';
import { botGame } from '../puzzles/bot-games.ts';
import { inOrder } from '../puzzles/rummikub/rummikub-puzzles.ts';
import { packLines } from '../puzzles/write-pack.ts';
import { finitoIdeas, qwintoIdeas, vorZwoelfIdeas } from './enumerable.ts';
import type { FindIdeas, Idea } from './own-lessons.ts';
import { rummikubIdeas } from './rummikub.ts';

const FINDERS: { readonly [game: string]: FindIdeas } = {
  '5vor12': vorZwoelfIdeas,
  rummikub: rummikubIdeas,
  finito: finitoIdeas,
  qwinto: qwintoIdeas,
};

/** Five to practise and three for the test. */
const NEEDED = 8;
/** So many to choose from are enough. */
const ENOUGH = 40;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    lesson: { type: 'string' },
  },
});
const game = required(gameById(values.game ?? ''), 'a game');
const find = required(FINDERS[game.id], 'its lessons');

interface Found extends Idea {
  readonly packed: Packed;
}
const found = new Map<string, Found[]>();

const isUntouched = (state: object): boolean =>
  !('pending' in state) || (state.pending as readonly unknown[]).every((choice) => choice === null);

const look = async (match: AnyMatch): Promise<void> => {
  const expert = game.enumerable ? await botFor(game, 'expert') : undefined;
  const taken = new Set<string>();
  for (let length = match.length - 1; length > 0; length--) {
    const here = match.at(length);
    if (here.turn.kind !== 'players' || !isUntouched(here.state)) continue;
    const seat = itemAt(here.turn.seats, 0);
    const view = here.view(seat);
    const moves = game.enumerable ? [...game.moves(view)] : [];
    for (const idea of find(view, moves)) {
      const list = found.get(idea.lesson) ?? [];
      if (taken.has(idea.lesson) || list.length >= ENOUGH) continue;
      if (values.lesson !== undefined && idea.lesson !== values.lesson) continue;
      // A good player does it too: nobody learns a goal that costs the game.
      if (expert !== undefined) {
        const chosen = expert.choose(view, seeded('course'));
        const same = find(view, moves).find(({ lesson }) => lesson === idea.lesson);
        const isReached = same !== undefined && reaches(view, chosen, same);
        if (!isReached) continue;
      }
      taken.add(idea.lesson);
      const puzzle = {
        id: formatId(game.id, 1),
        game: game.id,
        record: formatRecord(here.record(), gameById),
        seat,
        goal: idea.goal,
        theme: idea.lesson,
        rating: Math.round(1600 - 600 * idea.ease),
        solutions: [],
        mistakes: [],
        answer: game.notation.move.format(idea.answer),
      };
      found.set(idea.lesson, [...list, { ...idea, packed: { puzzle, solvedBy: '' } }]);
    }
  }
};

const { PUZZLED } = await import('../../packages/bots/src/puzzles/games/index.ts');
const reaches = (view: object, move: object, { goal, answer }: Idea): boolean =>
  PUZZLED[game.id as keyof typeof PUZZLED].whyNot(view as never, move as never, answer as never, goal) ===
  undefined;

for (let number = 0; number < Number(values.games); number++) {
  const played = await botGame(game, 50_000 + Number(values.from) + number);
  await look(game.id === 'rummikub' ? inOrder(played) : played);
  if (number % 20 === 0)
    console.error(number, [...found].map(([id, list]) => `${id} ${list.length}`).join(', '));
}

/** Evenly from the easiest to the hardest. */
const chosen = (list: readonly Found[]): readonly Found[] => {
  const sorted = [...list].sort((a, b) => b.ease - a.ease);
  const usable = sorted.slice(0, Math.max(NEEDED, Math.ceil(sorted.length * 0.75)));
  return Array.from({ length: Math.min(NEEDED, usable.length) }, (_, i) =>
    itemAt(usable, Math.floor((i * usable.length) / NEEDED)),
  );
};

/** The positions that are there already. */
const { LINES } = (await import(`../../packages/bots/src/puzzles/course/${game.id}/positions.ts`)) as {
  readonly LINES: readonly string[];
};
const kept = readPack(game.id, LINES).puzzles.filter(
  ({ puzzle }) => values.lesson !== undefined && puzzle.theme !== values.lesson,
);
const made = [...found.values()].flatMap((list) => chosen(list).map((one) => one.packed));
const packed = [...kept, ...made].sort((one, other) =>
  one.puzzle.theme < other.puzzle.theme ? -1 : one.puzzle.theme > other.puzzle.theme ? 1 : 0,
);
const numbered = packed.map((one, i) => ({
  ...one,
  puzzle: { ...one.puzzle, id: formatId(game.id, i + 1) },
}));
const lines = packLines(numbered, 0).map((line) => `'${line}',\n`);
const path = join(import.meta.dirname, `../../packages/bots/src/puzzles/course/${game.id}/positions.ts`);
writeFileSync(
  path,
  `// Made by research/course/make.ts; not to be edited.\n// biome-ignore-all format: made by a program\nexport const LINES = [\n${lines.join('')}];\n`,
);
console.error(path, packed.length);
