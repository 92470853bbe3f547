import {
  type AnyMatch,
  formatEvent,
  formatOptions,
  itemAt,
  parseSeat,
  range,
  type Turn,
  titleOf,
  typedEvent,
  type Viewer,
} from '@crescendo/rules';
import { readArguments } from '../arguments.ts';
import { boardFor } from '../boards/index.ts';
import { CliError } from '../cli-error.ts';
import { readLanguage } from '../language.ts';
import { layout } from '../play/layout.ts';
import { resultText } from '../play/result.ts';
import { checkRecordFile } from '../record-file.ts';
import { nameOf, type Played, RecordSentences } from '../record-sentences.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import { canDraw, type Key, type Screen, Terminal } from '../terminal/terminal.ts';

interface ReplayStep {
  /** `A d4`, `* 13`, as the record has it; empty for the set-up. */
  readonly event: string;
  /** The same as people read it. */
  readonly shown: string;
  /** The match after this event. */
  readonly match: AnyMatch;
  readonly turn: Turn;
  readonly told: readonly string[];
}

const stepsOf = (played: Played, viewer: Viewer): readonly ReplayStep[] => {
  const { match: whole } = played.replay;
  const { game, events } = whole;
  const telling = new RecordSentences(played);
  let moves = 0;
  const step = (match: AnyMatch, event: string, shown: string, isMove: boolean): ReplayStep => {
    const news = match.length === 0 ? match.view(viewer).news : match.news(viewer, match.length - 1);
    const before = isMove ? telling.before(moves, news.length > 0) : [];
    if (isMove) moves++;
    return { event, shown, match, turn: match.turn, told: [...before, ...telling.news(news, moves)] };
  };
  return [
    step(whole.at(0), '', '', false),
    ...events.map((event, i) =>
      step(whole.at(i + 1), formatEvent(game, event), typedEvent(game, event), event.kind === 'move'),
    ),
  ];
};

const listing = (played: Played, steps: readonly ReplayStep[], viewer: Viewer): string => {
  const { record, replay, translations, reason } = played;
  const { match } = replay;
  const who = nameOf(played);
  const options = formatOptions(match.game, record.options);
  const wide = String(steps.length).length;
  const lines = steps
    .slice(1)
    .map(({ shown, told }, i) =>
      `${String(i + 1).padStart(wide)}  ${shown.padEnd(12)}  ${told.join(' ')}`.trimEnd(),
    );
  return [
    `${titleOf(record.game)} · ${range(record.seats).map(who).join(', ')}${options === '' ? '' : ` · ${options}`}`,
    '',
    ...lines,
    '',
    match.diagram(viewer),
    '',
    ...resultText(translations, who, match.turn),
    ...(reason === undefined ? [] : [reason]),
    '',
  ].join('\n');
};

const json = (played: Played, steps: readonly ReplayStep[]): string => {
  const { record, replay, reason } = played;
  const { game, seats, options, series, names } = record;
  return `${JSON.stringify({
    game,
    seats,
    options,
    series,
    names,
    events: steps.slice(1).map(({ event, turn, told }) => ({ event, turn, told })),
    turn: replay.match.turn,
    // Programs that read the output know this name.
    fault: reason === undefined ? null : { ...replay.error, sentence: reason },
  })}\n`;
};

const TEN = 10;

const moved = (key: Key, at: number, last: number): number => {
  const to: { readonly [key: string]: number } = {
    right: at + 1,
    ' ': at + 1,
    enter: at + 1,
    left: at - 1,
    backspace: at - 1,
    down: at + TEN,
    up: at - TEN,
    home: 0,
    end: last,
  };
  return Math.max(0, Math.min(last, to[key] ?? at));
};

interface Walk {
  readonly played: Played;
  readonly steps: readonly ReplayStep[];
  readonly viewer: Viewer;
  readonly paint: Paint;
  readonly screen: Screen;
}

const pageAt = ({ played, steps, viewer, paint, screen }: Walk, at: number): readonly string[] => {
  const { record, translations, reason } = played;
  const { match, shown, turn } = itemAt(steps, at);
  const view = match.view(viewer);
  const board = boardFor(record.game);
  const isLast = at === steps.length - 1;
  const result = isLast ? resultText(translations, nameOf(played), turn) : [];
  const scene = {
    game: match.game,
    view,
    ui: board.initialUi(view),
    deciding: false,
    who: nameOf(played),
    words: translations.cli,
    paint,
    width: screen.columns,
    height: screen.rows - 7,
  };
  return layout(paint, screen, {
    title: `Crescendo · ${titleOf(record.game)} · ${at} / ${steps.length - 1}`,
    board: board.draw(scene),
    log: [...steps.slice(0, at + 1).flatMap(({ told }) => told), ...result],
    logLines: result.length,
    prompt: shown,
    note: isLast ? (reason ?? '') : '',
    isRefusal: true,
    keys: translations.cli.replayKeys,
  });
};

const walk = async (played: Played, steps: readonly ReplayStep[], viewer: Viewer): Promise<void> => {
  const terminal = new Terminal();
  const paint = paintFor(process.env);
  terminal.open();
  try {
    let at = 0;
    for (;;) {
      terminal.draw(pageAt({ played, steps, viewer, paint, screen: terminal }, at));
      const key = await terminal.key();
      if (key === 'q' || key === 'escape') return;
      at = moved(key, at, steps.length - 1);
    }
  } finally {
    terminal.close();
  }
};

const FLAGS = {
  seat: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const readViewer = (text: string | undefined, seats: number): Viewer => {
  if (text === undefined) return null;
  const seat = parseSeat(text.toUpperCase(), seats);
  if (seat === undefined) throw new CliError((words) => words.noSeat(text, seats));
  return seat;
};

export const replayCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const file = positionals[0];
  if (file === undefined) throw new CliError((words) => words.whichRecord);
  const checked = await checkRecordFile(file, readLanguage(values.lang, process.env));
  if (checked.kind === 'unreadable') {
    process.stderr.write(`crescendo: ${checked.reason}\n`);
    return 1;
  }
  const viewer = readViewer(values.seat, checked.record.seats);
  const steps = stepsOf(checked, viewer);
  if (values.json) process.stdout.write(json(checked, steps));
  else if (canDraw()) await walk(checked, steps, viewer);
  else process.stdout.write(listing(checked, steps, viewer));
  return checked.reason === undefined ? 0 : 1;
};
