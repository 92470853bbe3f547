import { join } from 'node:path';
import { type AnyGame, formatRecord, GAMES, type GameRecord, gameById } from '@crescendo/rules';
import { fuzz, trial, type Verdict } from '@crescendo/rules/testing';
import { readArguments, readGame, readInteger } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { writeText } from '../files.ts';
import { readLanguage } from '../language.ts';
import { progress } from '../progress.ts';
import { checkRecordFile } from '../record-file.ts';
import { diceOfRecord } from './verify-dice.ts';

const FLAGS = {
  game: { type: 'string' },
  seeds: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string', default: '.' },
  fair: { type: 'boolean', default: false },
  share: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export const verifyCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const file = positionals[0];
  if ((file === undefined) === (values.game === undefined)) throw new CliError((words) => words.verifyWhat);
  if (file !== undefined) return verifyFile(file, { ...values, share: values.share });
  if (values.fair || values.share !== undefined) throw new CliError((words) => words.fairNeedsFile);
  const games = values.game === 'all' ? GAMES : [readGame(values.game)];
  const seeds = readInteger('seeds', values.seeds, 1, 10_000_000);
  return verifyGames(games, { seeds, seed: values.seed, out: values.out, json: values.json });
};

interface FileOptions {
  readonly lang?: string | undefined;
  readonly fair: boolean;
  /** The file with what a device wrote down. */
  readonly share: string | undefined;
  readonly json: boolean;
}

const verifyFile = async (file: string, { lang, fair, share, json }: FileOptions): Promise<number> => {
  const checked = await checkRecordFile(file, readLanguage(lang, process.env));
  const isPlayed = checked.kind === 'played';
  const dice =
    isPlayed && checked.reason === undefined ? await diceOfRecord(checked, { fair, share }) : undefined;
  const reason = checked.reason ?? dice?.reason ?? null;
  const events = isPlayed ? checked.replay.match.length : 0;
  const turn = isPlayed ? checked.replay.match.turn : null;
  if (json) {
    const verdict = dice && { dice: dice.verdict };
    process.stdout.write(`${JSON.stringify({ ok: reason === null, reason, events, turn, ...verdict })}\n`);
  } else if (isPlayed && reason === null) {
    process.stdout.write(`${checked.translations.common.replay.clean(events)}\n`);
    if (dice !== undefined) process.stdout.write(`${dice.text}\n`);
  } else process.stderr.write(`crescendo: ${reason}\n`);
  return reason === null ? 0 : 1;
};

interface FuzzOptions {
  readonly seeds: number;
  readonly seed: string;
  readonly out: string;
  readonly json: boolean;
}

interface FuzzResult {
  readonly game: string;
  readonly games: number;
  readonly events: number;
  readonly error: { readonly law: string; readonly message: string; readonly file: string } | null;
}

export const verifyGames = async (games: readonly AnyGame[], options: FuzzOptions): Promise<number> => {
  const found: FuzzResult[] = [];
  for (const game of games) {
    const one = await verifyGame(game, options);
    found.push(one);
    if (!options.json) report(one);
  }
  const isRight = found.every(({ error }) => error === null);
  if (options.json)
    process.stdout.write(
      `${JSON.stringify({ ok: isRight, seed: options.seed, games: found.map(asJson) })}\n`,
    );
  return isRight ? 0 : 1;
};

/** Programs that read the output know the error as `fault`. */
const asJson = ({ error, ...result }: FuzzResult): object => ({ ...result, fault: error });

/** Plays random games of one game, up to the first that breaks a law. */
const verifyGame = async (game: AnyGame, { seeds, seed, out }: FuzzOptions): Promise<FuzzResult> => {
  const bar = progress(game.id, seeds);
  let events = 0;
  try {
    for (let n = 0; n < seeds; n++) {
      const { record, error } = fuzz(game, trial(game, n, seed));
      events += record.events.length;
      if (error) {
        const file = join(out, `fault-${game.id}-${n}.txt`);
        writeText(file, failingRecord(record, error));
        return { game: game.id, games: n + 1, events, error: { ...error, file } };
      }
      await bar.at(n + 1);
    }
    return { game: game.id, games: seeds, events, error: null };
  } finally {
    bar.end();
  }
};

const failingRecord = (record: GameRecord, error: NonNullable<Verdict['error']>): string => {
  const remark = `# ${error.law}: ${error.message}`.replaceAll('\n', '\n# ');
  try {
    return `${formatRecord(record, gameById)}${remark}\n`;
  } catch {
    // The notation itself may be wrong: then the events are written as JSON.
    return `${JSON.stringify(record)}\n`;
  }
};

const report = ({ game, games, events, error }: FuzzResult): void => {
  if (error === null)
    process.stdout.write(`${game}: ${games} random games, ${events} events, no law broken.\n`);
  else
    process.stderr.write(
      `crescendo: ${game} breaks the law “${error.law}” in game ${games}: ${error.message} The record is in ${error.file}.\n`,
    );
};
