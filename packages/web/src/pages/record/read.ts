// Text from anywhere → a game, or a sentence that says why not, and in which line.
import { type AnyGame, formatRecord, type GameRecord, parseRecord, replayRecord } from '@crescendo/rules';
import { commonWords, gameWords, type Language, sentenceFor } from '@crescendo/words';
import { type AnyBoard, cardOf } from '../../boards/boards.ts';
import type { SavedGame } from '../../table/saved.ts';
import type { Setup } from '../../table/setup.ts';
import { TEMPI } from '../../table/tempi.ts';
import { reasonText } from '../../table/translations.ts';

export interface Refused {
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
    if (lines[i]!.trim() === '' || lines[i]!.startsWith('#')) continue;
    if (left-- === 0) return i + 1;
  }
  return lines.length;
};

/** A record that was played again from its first event to its last. */
export interface Understood {
  readonly record: GameRecord;
  readonly board: AnyBoard;
  readonly over: boolean;
}

export const understand = async (text: string, language: Language): Promise<Understood | Refused> => {
  const wanted = /^game (\S+)/m.exec(text)?.[1] ?? '';
  const [board, common] = await Promise.all([cardOf(wanted)?.load(), commonWords(language)]);
  const lookup = (name: string): AnyGame | undefined => (name === wanted ? board?.game : undefined);
  const parsed = parseRecord(text, lookup);
  if ('fault' in parsed) {
    const { line, column } = parsed.fault;
    return { why: common.place(line, column, sentenceFor(common.record, parsed.fault)), line };
  }
  const { record } = parsed;
  const { fault, turn } = replayRecord(record, lookup);
  if (fault?.code === 'wrong-result') return { why: common.replay.wrongResult };
  if (fault) {
    const words = await gameWords(record.game, language);
    const why = reasonText({ common, game: words }, fault.reason);
    return { why: common.replay.refused(fault.event + 1, why), line: lineOf(text, fault.event) };
  }
  return { record, board: board!, over: turn.kind === 'over' };
};

/** As a game of this browser, to go on where it ends. */
export const asSaved = ({ record, board, over }: Understood, id: string): SavedGame => ({
  version: 1,
  id,
  setup: setupIn(record, id),
  record: formatRecord(record, () => board.game),
  decisions: record.events.filter(({ kind }) => kind === 'move').length,
  over,
  updated: Date.now(),
});

/** A server writes a bot's level where a person's name stands, and a bot has no share in the dice. */
const nameIn = ({ names, fairness }: GameRecord, seat: number): string => {
  const name = names[seat] ?? '';
  const isBot = Object.hasOwn(TEMPI, name) && !fairness[`entropy-${String.fromCharCode(97 + seat)}`];
  return isBot ? TEMPI[name as keyof typeof TEMPI] : name;
};

/** A record does not say who was a bot: everybody in it is a person with a name. */
export const setupIn = (record: GameRecord, seed: string): Setup => ({
  game: record.game,
  preset: '',
  options: record.options,
  series: record.series,
  players: Array.from({ length: record.seats }, (_, seat) => ({
    kind: 'human',
    name: nameIn(record, seat),
  })),
  clock: 0,
  seed,
  coach: false,
});
