import {
  type AnyTypes,
  formatEvent,
  formatOptions,
  freshNews,
  parseSeat,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { newsText } from '@crescendo/words';
import { readArguments, readLanguage } from './arguments.ts';
import { boardFor } from './boards/index.ts';
import { CliError } from './cli-error.ts';
import { layout } from './play/layout.ts';
import { resultText } from './play/result.ts';
import { type CheckedRecord, checkRecordFile } from './record-file.ts';
import { type Paint, paintFor } from './terminal/paint.ts';
import { type Key, type Screen, Terminal } from './terminal/terminal.ts';
import { titleOf } from './titles.ts';

type Played = Extract<CheckedRecord, { readonly kind: 'played' }>;

interface Step {
  /** `A d4`, `* 13`; empty for the set-up. */
  readonly event: string;
  readonly state: AnyTypes;
  readonly turn: Turn;
  readonly told: readonly string[];
}

const nameOf =
  ({ record, translations }: Played) =>
  (seat: number): string =>
    record.names[seat] ?? translations.common.player(String.fromCharCode(65 + seat));

const stepsOf = (played: Played, viewer: Viewer): readonly Step[] => {
  const { record, replay, translations } = played;
  const { game, states } = replay;
  return states.map((state, i) => {
    const seen = game.view(state, viewer);
    const news = i === 0 ? (seen.news as readonly AnyTypes[]) : freshNews(states[i - 1], state, seen);
    return {
      event: i === 0 ? '' : formatEvent(game, record.events[i - 1]!),
      state,
      turn: game.turn(state),
      told: news.map((item) => newsText(translations, item, nameOf(played))),
    };
  });
};

const listing = (played: Played, steps: readonly Step[], viewer: Viewer): string => {
  const { record, replay, translations, reason } = played;
  const { game, states } = replay;
  const who = nameOf(played);
  const names = Array.from({ length: record.seats }, (_, seat) => who(seat)).join(', ');
  const options = formatOptions(game, record.options);
  const wide = String(steps.length).length;
  const lines = steps
    .slice(1)
    .map(({ event, told }, i) =>
      `${String(i + 1).padStart(wide)}  ${event.padEnd(12)}  ${told.join(' ')}`.trimEnd(),
    );
  const result = resultText(translations, who, replay.turn);
  return [
    `${titleOf(record.game)} · ${names}${options === '' ? '' : ` · ${options}`}`,
    '',
    ...lines,
    '',
    game.notation.diagram(game.view(states.at(-1)!, viewer)),
    '',
    ...result,
    ...(reason === undefined ? [] : [reason]),
    '',
  ].join('\n');
};

const json = (played: Played, steps: readonly Step[]): string => {
  const { record, replay, reason } = played;
  const { game, seats, options, series, names } = record;
  return `${JSON.stringify({
    game,
    seats,
    options,
    series,
    names,
    events: steps.slice(1).map(({ event, turn, told }) => ({ event, turn, told })),
    turn: replay.turn,
    fault: reason === undefined ? null : { ...replay.fault, sentence: reason },
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

const pageAt = (
  played: Played,
  steps: readonly Step[],
  at: number,
  viewer: Viewer,
  paint: Paint,
  terminal: Screen,
) => {
  const { record, replay, translations, reason } = played;
  const { state, event } = steps[at]!;
  const view = replay.game.view(state, viewer);
  const inner = record.series === null ? view : view.game;
  const board = boardFor(record.game);
  const isLast = at === steps.length - 1;
  const result = isLast ? resultText(translations, nameOf(played), replay.turn) : [];
  const scene = {
    game: replay.game,
    view: inner,
    ui: board.initialUi(inner),
    deciding: false,
    who: nameOf(played),
    words: translations.cli,
    paint,
    width: terminal.columns,
    height: terminal.rows - 7,
  };
  return layout(paint, terminal, {
    title: `Crescendo · ${titleOf(record.game)} · ${at} / ${steps.length - 1}`,
    board: board.draw(scene),
    log: [...steps.slice(0, at + 1).flatMap(({ told }) => told), ...result],
    logLines: result.length,
    prompt: event,
    note: isLast ? (reason ?? '') : '',
    isRefusal: true,
    keys: translations.cli.replayKeys,
  });
};

const walk = async (played: Played, steps: readonly Step[], viewer: Viewer): Promise<void> => {
  const terminal = new Terminal();
  const paint = paintFor(process.env);
  terminal.open();
  try {
    let at = 0;
    for (;;) {
      terminal.draw(pageAt(played, steps, at, viewer, paint, terminal));
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
  lang: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const readViewer = (text: string | undefined, seats: number): Viewer => {
  if (text === undefined) return null;
  const seat = parseSeat(text.toUpperCase(), seats);
  if (seat === undefined) throw new CliError(`There is no seat “${text}” in this game for ${seats}.`);
  return seat;
};

export const replayCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const file = positionals[0];
  if (file === undefined) throw new CliError('Which record? Give the name of its file.');
  const checked = await checkRecordFile(file, readLanguage(values.lang, process.env));
  if (checked.kind === 'unreadable') {
    process.stderr.write(`crescendo: ${checked.reason}\n`);
    return 1;
  }
  const viewer = readViewer(values.seat, checked.record.seats);
  const steps = stepsOf(checked, viewer);
  const canWalk = process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb';
  if (values.json) process.stdout.write(json(checked, steps));
  else if (canWalk) await walk(checked, steps, viewer);
  else process.stdout.write(listing(checked, steps, viewer));
  return checked.reason === undefined ? 0 : 1;
};
