import { describe, expect, test } from 'vitest';
import { refusalOf, sheetOf, table, toWrite } from '../../test/qwinto/position.ts';
import { type Colours, parseField, qwinto } from './index.ts';

describe('why a number does not go there', () => {
  const sheet = sheetOf({ orange: { 4: 7, 8: 11 }, yellow: { 2: 5, 9: 10 } });
  const reason = (name: string, number: number, colours: Colours = 'oyp') =>
    refusalOf(toWrite(sheet, number, colours), parseField(name)!);

  test('[Q-14] its row has no die', () => {
    expect(reason('y8', 6, 'op')).toEqual({ code: 'wrong-colour', row: 'yellow', dice: 'op' });
    expect(reason('p8', 6, 'op')).toBeUndefined();
  });

  test('[Q-15] the field is taken, and stays so', () => {
    expect(reason('o8', 12)).toEqual({ code: 'field-taken', field: 5, number: 11 });
    expect(reason('o8', 11)).toEqual({ code: 'field-taken', field: 5, number: 11 });
  });

  test('[Q-16] it would be more than a number on its right, or less than one on its left', () => {
    const [o3, o4, o6, o8] = ['o3', 'o4', 'o6', 'o8'].map(parseField);
    expect(reason('o6', 12)).toEqual({
      code: 'not-rising',
      field: o6,
      number: 12,
      is: 'more',
      other: 11,
      otherField: o8,
    });
    expect(reason('o6', 6)).toEqual({
      code: 'not-rising',
      field: o6,
      number: 6,
      is: 'less',
      other: 7,
      otherField: o4,
    });
    expect(reason('o3', 7)).toEqual({
      code: 'not-rising',
      field: o3,
      number: 7,
      is: 'equal',
      other: 7,
      otherField: o4,
    });
  });

  test('[Q-16] the order runs on across the gap', () => {
    expect(reason('o6', 7)).toMatchObject({ code: 'not-rising', is: 'equal', other: 7 });
    expect(reason('o6', 8)).toBeUndefined();
  });

  test('[Q-17] it stands in the column already', () => {
    expect(reason('p9', 10)).toEqual({
      code: 'in-column',
      field: parseField('p9'),
      number: 10,
      otherField: parseField('y9'),
    });
    expect(reason('p9', 9)).toBeUndefined();
    expect(reason('p9', 11)).toBeUndefined();
  });

  test('[Q-20] no sheet with a mistake ever arises', () => {
    const wrong = sheetOf({ orange: { 2: 5, 3: 4 } });
    expect(() => qwinto.audit(table([wrong]))).toThrow();
    expect(() => qwinto.audit(table([sheetOf({ orange: { 2: 5 }, purple: { 2: 5 } })]))).toThrow();
  });
});
