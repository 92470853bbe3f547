// Games and puzzles as JSON Lines, for research: one object a line, described in docs/data.md.
import { loadPuzzles, type Puzzle } from '@crescendo/bots/puzzles';
import {
  type AnyEvent,
  type AnyGame,
  formatRecord,
  formatSeat,
  GAMES,
  type GameRecord,
  gameById,
  required,
} from '@crescendo/rules';
import { readArguments, readGame } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { readLanguage } from '../language.ts';
import { checkRecordFile } from '../record-file.ts';

const FLAGS = { game: { type: 'string' } } as const;
const MAX_FILES = 10_000;
/** The version of these lines; raised when the meaning of a field changes. */
const FORMAT = 1;

const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify({ format: FORMAT, ...line })}\n`);
};

/** An event as in a record: `seat` is `null` where chance decides. */
const eventOf = (game: AnyGame, event: AnyEvent) =>
  event.kind === 'chance'
    ? { seat: null, text: game.notation.chance.format(event.outcome) }
    : { seat: formatSeat(event.seat), text: game.notation.move.format(event.move) };

/** Without names, and without what devices wrote down about the dice. */
const gameLine = (record: GameRecord): object => {
  const { game, seats, options, series, first, result, events } = record;
  const rules = required(gameById(game), game);
  return {
    kind: 'game',
    game,
    seats,
    options,
    series,
    first: formatSeat(first ?? 0),
    scores: result?.scores ?? null,
    winners: result?.winners.map(formatSeat) ?? null,
    events: events.map((event) => eventOf(rules, event)),
    record: formatRecord({ ...record, names: [], fairness: {} }, gameById),
  };
};

const puzzleLine = ({ seat, ...puzzle }: Puzzle): object => ({
  kind: 'puzzle',
  ...puzzle,
  seat: formatSeat(seat),
});

const exportPuzzles = async (games: readonly AnyGame[]): Promise<void> => {
  for (const { id } of games) for (const puzzle of await loadPuzzles(id)) print(puzzleLine(puzzle));
};

export const exportCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, MAX_FILES);
  const [what, ...others] = positionals;
  if (what === undefined) throw new CliError((words) => words.exportWhat);
  if (what === 'puzzles') {
    const [extra] = others;
    if (extra !== undefined) throw new CliError((words) => words.unexpected(extra));
    await exportPuzzles(values.game === undefined ? GAMES : [readGame(values.game)]);
    return 0;
  }
  let status = 0;
  for (const file of positionals) {
    const checked = await checkRecordFile(file, readLanguage(values.lang, process.env));
    if (checked.kind === 'played' && checked.reason === undefined) print(gameLine(checked.record));
    else {
      process.stderr.write(`crescendo: ${file}: ${checked.reason}\n`);
      status = 1;
    }
  }
  return status;
};
