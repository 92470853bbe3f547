// crescendo top [DAY]: the same table and the same rack for everybody, and the best play after each round, by lines of text.
import { createInterface } from 'node:readline';
import { LEVELS } from '@crescendo/bots';
import { levelPlay, missedPart, nextRound, type TopRound } from '@crescendo/bots/top';
import { type Move, rummikub, type TileSet } from '@crescendo/rules/rummikub';
import {
  TOP_ROUNDS,
  type TopPlay,
  topPercent,
  topPlay,
  topReason,
  topScore,
  topView,
} from '@crescendo/rules/top';
import { load, reasonText } from '@crescendo/words';
import { readArguments } from '../arguments.ts';
import { typedAt } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import { CliError } from '../cli-error.ts';
import { readLanguage } from '../language.ts';
import { loadTranslations } from '../translations.ts';

const FLAGS = { seed: { type: 'string' } } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const textsFor = async (lang: string | undefined) => {
  const language = readLanguage(lang, process.env);
  const [page, levels, board, translations] = await Promise.all([
    load(language, 'top/page'),
    load(language, 'start/shared'),
    load(language, 'rummikub/board'),
    loadTranslations('rummikub', language),
  ]);
  return { page, levels: levels.levels, tiles: board.tiles, translations };
};
type Texts = Awaited<ReturnType<typeof textsFor>>;

const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** The sets that people type; whatever else lies on the table stays as it is. `undefined`: not understood. */
const tableTyped = (text: string, round: TopRound): readonly TileSet[] | undefined => {
  const typed = text.startsWith('play ') ? text : `play ${text}`;
  const move = typedAt(boardFor('rummikub'), rummikub).parse(typed, topView(round)) as Move | undefined;
  return move?.type === 'play' ? move.table : undefined;
};

/** Reads until the player is done with a round; `undefined`: they leave. */
const playRound = async (
  round: TopRound,
  lines: AsyncIterator<string>,
  { page, translations }: Texts,
): Promise<TopPlay | undefined> => {
  let play = topPlay(round, round.table);
  for (;;) {
    process.stdout.write('> ');
    const next = await lines.next();
    if (next.done) return undefined;
    const text = next.value.trim();
    if (text === 'q' || text === 'quit') return undefined;
    if (text === '') return play;
    const table = tableTyped(text, round);
    const reason = table && topReason(round, table);
    if (table === undefined) print(translations.cli.notUnderstood(text));
    else if (reason) print(reasonText(translations, reason));
    else play = topPlay(round, table);
    print(page.counts(play.points));
  }
};

const answerLines = (round: TopRound, play: TopPlay, { page, tiles }: Texts): readonly string[] => {
  const { top } = round;
  const missed = missedPart(round, play, top);
  const percent = topPercent(play.points, top.points);
  return [
    missed ? page.result(play.points, top.points, percent) : `${page.found} ${page.topIs(top.points)}`,
    ...(missed ? [`${page.missed} ${page.ideas[missed.idea]} (${tiles(missed.tiles)}).`] : []),
    `${page.showTop}: ${rummikub.notation.move.format({ type: 'play', table: top.table.filter((set) => !round.table.includes(set)) })}`,
  ];
};

/** Everybody, the most points first. */
const rankingLines = (
  seed: string,
  played: readonly { readonly round: TopRound; readonly play: TopPlay }[],
  { page, levels }: Texts,
): readonly string[] => {
  const all = [
    { name: page.you, points: played.map(({ play }) => play.points) },
    ...LEVELS.map((level) => ({
      name: `${levels[level].name} (${page.bot})`,
      points: played.map(({ round }) => levelPlay(level, seed, round.number, round, round.top).points),
    })),
  ].map(({ name, points }) => ({
    name,
    ...topScore(played.map(({ round }, i) => ({ points: points[i] ?? 0, most: round.top.points }))),
  }));
  const width = Math.max(...all.map(({ name }) => name.length));
  return all
    .toSorted((a, b) => b.points - a.points)
    .map(
      ({ name, points, percent, found }) =>
        `${name.padEnd(width)} ${String(points).padStart(5)} ${String(percent).padStart(4)} % ${page.percent}, ${page.tops}: ${found}`,
    );
};

export const topCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const [day = new Date().toISOString().slice(0, 10)] = positionals;
  if (!DAY.test(day)) throw new CliError((words) => words.unexpected(day));
  const seed = values.seed ?? day;
  const texts = await textsFor(values.lang);
  const { page } = texts;
  print(`${page.title} · ${seed}`, page.about, page.ownWay, '', page.typeIt('K4 K5 K6 | R1 B1 Y1'));
  const lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();
  const played: { readonly round: TopRound; readonly play: TopPlay }[] = [];
  for (let before: TopRound | undefined; played.length < TOP_ROUNDS; ) {
    const round = nextRound(seed, before);
    print('', page.round(round.number + 1), rummikub.notation.diagram(topView(round)));
    if (round.exchanged) print(page.exchanged);
    const play = await playRound(round, lines, texts);
    if (play === undefined) break;
    print(...answerLines(round, play, texts));
    played.push({ round, play });
    before = round;
  }
  process.stdin.destroy();
  if (played.length > 0) print('', page.over, ...rankingLines(seed, played, texts));
  return 0;
};
