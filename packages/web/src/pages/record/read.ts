// Text from anywhere → a kept game, or a sentence that says why not, and in which line.
import { type AnyGame, formatRecord, type GameRecord, parseRecord, replayRecord } from '@crescendo/rules';
import { commonWords, gameWords, type Language, say } from '@crescendo/words';
import { cardOf } from '../../boards/boards.ts';
import type { SavedGame } from '../../table/saved.ts';
import { sayReason } from '../../table/speech.ts';

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

const saved = (record: GameRecord, game: AnyGame, over: boolean, id: string): SavedGame => ({
  version: 1,
  id,
  setup: {
    game: record.game,
    preset: '',
    options: record.options,
    series: record.series,
    players: Array.from({ length: record.seats }, (_, seat) => ({
      kind: 'human',
      name: record.names[seat] ?? '',
    })),
    clock: 0,
    seed: id,
    coach: false,
  },
  record: formatRecord(record, () => game),
  decisions: record.events.filter(({ kind }) => kind === 'move').length,
  over,
  updated: Date.now(),
});

export const readRecord = async (
  text: string,
  id: string,
  language: Language,
): Promise<SavedGame | Refused> => {
  const wanted = /^game (\S+)/m.exec(text)?.[1] ?? '';
  const [game, common] = await Promise.all([cardOf(wanted)?.load(), commonWords(language)]);
  const lookup = (name: string): AnyGame | undefined => (name === wanted ? game?.game : undefined);
  const parsed = parseRecord(text, lookup);
  if ('fault' in parsed) {
    const { line, column } = parsed.fault;
    return { why: common.place(line, column, say(common.record, parsed.fault)), line };
  }
  const { record } = parsed;
  const { fault, turn } = replayRecord(record, lookup);
  if (fault?.code === 'wrong-result') return { why: common.replay.wrongResult };
  if (fault) {
    const words = await gameWords(record.game, language);
    const why = sayReason({ language, common, game: words, own: undefined }, fault.reason);
    return { why: common.replay.refused(fault.event + 1, why), line: lineOf(text, fault.event) };
  }
  return saved(record, game!.game, turn.kind === 'over', id);
};
