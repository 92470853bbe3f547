// Records written by earlier versions (fixtures/README.md) still give the same games.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameById } from '../games.ts';
import { digest } from '../testing/index.ts';
import { parseRecord } from './reading/parse-record.ts';
import { formatRecord, replayRecord } from './record.ts';

const FOLDER = new URL('../../fixtures/before-match/', import.meta.url);
const NAMES = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.txt') ? [file.slice(0, -4)] : []));
const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

/** Games with a move that the rules, since corrected, refuse: an untouched tile counted as the joker's replacement. */
const CORRECTED: { readonly [name: string]: object } = {
  'rummikub-international-2019': { code: 'refused', event: 76, reason: { code: 'joker-not-in-new-set' } },
};

/** Options that came later: a game that does not have them is played as before. */
const LATER: { readonly [option: string]: unknown } = { mustLay: false, headStart: 0, headStartSeat: 1 };

/** The value without them, at their defaults. */
const asThen = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (key, part) => (key in LATER && part === LATER[key] ? undefined : part)));

const recordOf = (text: string) => {
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  return parsed.record;
};

test('every game is there, and more than one of each', () => {
  expect(NAMES.length).toBe(32);
});

describe.each(NAMES)('%s', (name) => {
  const text = read(`${name}.txt`);
  const { turn, views, steps, events, ...header } = JSON.parse(read(`${name}.json`));
  const record = recordOf(text);

  test('is read as it was, and written again as it was', () => {
    const { events: found, ...rest } = record;
    expect(asThen(rest)).toEqual(header);
    expect(found).toHaveLength(events);
    expect(formatRecord(record, gameById)).toBe(text);
  });

  test('gives the same views, turns and news for everybody after every event', () => {
    const { match: start, error } = replayRecord(record, gameById);
    expect(error).toEqual(CORRECTED[name]);
    // From the error on, if there is one, what happened is taken as it was.
    const match = record.events.slice(start.length).reduce((now, event) => now.after(event), start);
    const viewers = [null, ...Array.from({ length: record.seats }, (_, seat) => seat)];
    expect(match.turn).toEqual(turn);
    expect(asThen(viewers.map((viewer) => match.fullView(viewer)))).toEqual(views);
    const found = Array.from({ length: match.length + 1 }, (_, n) => {
      const then = match.at(n);
      return digest({
        turn: then.turn,
        views: asThen(viewers.map((viewer) => then.fullView(viewer))),
        news: n === 0 ? [] : viewers.map((viewer) => then.news(viewer, n - 1)),
      });
    });
    expect(found).toEqual(steps);
  });
});
