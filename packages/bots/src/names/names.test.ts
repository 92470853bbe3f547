import { expect, test } from 'vitest';
import { LEVELS, STYLES } from '../game-bots.ts';
import { justRightId } from '../just-right/index.ts';
import { opponentsOf } from '../opponents.ts';
import {
  BOT_NAMES,
  botKind,
  botName,
  botNames,
  botNamesWithStandIns,
  isReservedName,
  styleOf,
} from './index.ts';

test('every bot at a table has its own name, which tells its level', () => {
  for (const level of opponentsOf('rummikub')) {
    const names = botNames([undefined, ...Array.from({ length: 7 }, () => level)]);
    expect(names[0]).toBe('');
    expect(names[1]).toBe(BOT_NAMES[level]);
    expect(botName(level)).toBe(BOT_NAMES[level]);
    expect(new Set(names).size).toBe(8);
  }
  const levels = [...opponentsOf('rummikub'), justRightId(950)];
  const all = levels.flatMap((level) => botNames(Array.from({ length: 7 }, () => level)));
  expect(new Set(all).size).toBe(all.length);
});

test('the bot that stands in for a person has a name that no other bot has', () => {
  const levels = [undefined, 'casual', undefined, 'strong'];
  expect(botNamesWithStandIns(levels, 'casual')).toEqual(['Moderato', 'Andante', 'Comodo', 'Allegro']);
  expect(botNames(levels)).toEqual(['', 'Andante', '', 'Allegro']);
});

test('the first bot of a level plays evenly, and three at a table do not play alike', () => {
  for (const level of [...LEVELS, justRightId(950)]) {
    const styles = botNames(Array.from({ length: 7 }, () => level)).map(styleOf);
    expect(styles[0]).toBeUndefined();
    for (const from of [0, 3])
      expect(new Set(styles.slice(from, from + 3))).toEqual(new Set([undefined, ...STYLES]));
  }
});

test('bots that are just right share their names, however strong they are', () => {
  expect(botNames([justRightId(900), undefined, justRightId(1300)])).toEqual(['Giusto', '', 'Rubato']);
  expect([botName('just-right:1040'), botKind('just-right:1040')]).toEqual(['Giusto', 'just-right']);
  expect([botName('nobody'), botKind('nobody')]).toEqual([undefined, 'nobody']);
});

test('nobody is called like a bot, or like the own seat', () => {
  for (const name of [
    ...botNames(['strong', 'strong', 'casual']),
    'allegro',
    ' A l l e g r o. ',
    'Állegro',
    'YOU',
    'Tú',
    // Cyrillic, Greek, wide and other letters that look like Latin ones.
    '\u0410nd\u0430nt\u0435',
    'Y\u043eu',
    'Y\u03bfu',
    '\u03a5ou',
    '\u0422u',
    '\uff39\uff4f\uff55',
    '\ud835\udc18\ud835\udc28\ud835\udc2e',
    'Y0u',
    'All\u0435gr\u043e',
    'A11egro',
    'AIIegro',
    'TRANQUILLO',
    '\u0391\u039dD\u0391\u039d\u03a4\u0395',
    'B\u043et',
  ])
    expect([name, isReservedName(name)]).toEqual([name, true]);
  for (const name of [
    'Ada',
    'Allegra',
    'Yuki',
    'Tuomas',
    'Dudu',
    '…',
    '',
    'Андрей',
    'Юля',
    'Αλέξης',
    'Νίκος',
    'Т. 10',
    '10',
    'Ивана',
  ])
    expect([name, isReservedName(name)]).toEqual([name, false]);
});
