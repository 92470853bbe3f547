// Text from anywhere → a game, or a sentence that says why not, and in which line.
import { isOpponentOf } from '@crescendo/bots';
import { asName } from '@crescendo/protocol/visible-text';
import {
  type AnyGame,
  type AnyMatch,
  formatRecord,
  type GameRecord,
  isLesson,
  parseRecord,
  range,
  replayRecord,
  type Seat,
  seatEventsIn,
} from '@crescendo/rules';
import { commonWords, gameWords, type Language, sentenceFor } from '@crescendo/words';
import { type AnyBoard, cardOf } from '../../../boards/boards.ts';
import { reasonText } from '../../../boards/translations.ts';
import type { SavedGame } from '../../../session/saved/saved-games.ts';
import { BOT_NAMES } from '../../../session/setup/bot-names.ts';
import type { GameSetup, Player } from '../../../session/setup/game-setup.ts';

export interface UnreadableRecord {
  readonly why: string;
  /** Counted from 1; `undefined` where no line is to blame. */
  readonly line?: number;
}

/** The line in which an event stands: remarks and empty lines do not count. */
const lineOf = (text: string, event: number): number => {
  const lines = text.split(/\r?\n/);
  const gap = lines.findIndex((line, i) => i > 0 && line.trim() === '');
  let left = event;
  for (let i = gap; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (left-- === 0) return i + 1;
  }
  return lines.length;
};

/** A record that was played again from its first event to its last. */
export interface CheckedRecord {
  readonly record: GameRecord;
  readonly board: AnyBoard;
  readonly match: AnyMatch;
}

export const readRecord = async (
  text: string,
  language: Language,
): Promise<CheckedRecord | UnreadableRecord> => {
  const wanted = /^game (\S+)/m.exec(text)?.[1] ?? '';
  const [board, common] = await Promise.all([cardOf(wanted)?.load(), commonWords(language)]);
  const lookup = (name: string): AnyGame | undefined => (name === wanted ? board?.game : undefined);
  const parsed = parseRecord(text, lookup);
  if ('error' in parsed) {
    const { line, column } = parsed.error;
    return { why: common.place(line, column, sentenceFor(common.record, parsed.error)), line };
  }
  const { record } = parsed;
  const { error, match } = replayRecord(record, lookup);
  if (error?.code === 'wrong-result') return { why: common.replay.wrongResult };
  if (error) {
    const words = await gameWords(record.game, language);
    const why = reasonText({ common, game: words }, error.reason);
    return { why: common.replay.refused(error.event + 1, why), line: lineOf(text, error.event) };
  }
  if (!board) throw new Error(`no board for ${record.game}`);
  return { record, board, match };
};

/** Returns it as a game of this browser, to go on where it ends. */
export const toSavedGame = ({ record, board, match }: CheckedRecord, id: string): SavedGame => ({
  version: 1,
  id,
  setup: setupFromRecord(record, id),
  record: formatRecord(record, () => board.game),
  decisions: record.events.filter(({ kind }) => kind === 'move').length,
  over: match.turn.kind === 'over',
  updated: Date.now(),
});

/** Earlier servers wrote a bot's level where its name stands now, and a bot has no share in the dice. */
const nameIn = ({ game, names, fairness }: GameRecord, seat: number): string => {
  const name = asName(names[seat] ?? '');
  const hasShare = Boolean(fairness[`entropy-${String.fromCharCode(97 + seat)}`]);
  return isOpponentOf(game, name) && !hasShare ? BOT_NAMES[name] : name;
};

/** These change nobody at the seat. */
const BESIDE: readonly string[] = ['clock', 'took-back', 'declined'];

/** Returns the player of this seat at the end, with its stand-in or former player, as far as the record says it. */
const playerIn = (record: GameRecord, seat: Seat): Player => {
  const own = seatEventsIn(record).filter((event) => event.seat === seat && !BESIDE.includes(event.change));
  const name = nameIn(record, seat);
  const found = own.find((event) => event.bot)?.bot;
  const bot = found && { ...found, name: asName(found.name) };
  if (!bot) return { kind: 'human', name };
  const level = isOpponentOf(record.game, bot.level) ? bot.level : 'beginner';
  if (own[0]?.change === 'bot') return { kind: 'bot', level, name: bot.name };
  return own.at(-1)?.change === 'back'
    ? { kind: 'human', name, standIn: bot.name }
    : { kind: 'bot', level, name: bot.name, former: name };
};

export const setupFromRecord = (record: GameRecord, seed: string): GameSetup => ({
  game: record.game,
  preset: '',
  options: record.options,
  series: record.series,
  ...(record.first !== undefined && { first: record.first }),
  players: range(record.seats).map((seat) => playerIn(record, seat)),
  clock: 0,
  seed,
  ...(isLesson(record) && { lesson: true }),
});
