import { expect, test } from 'vitest';
import { run as crescendo } from '../../test/run-cli.ts';

const solve = async (lines: readonly string[], ...args: string[]) => {
  const ran = await crescendo(['solve', 'rummikub', ...args], { input: `${lines.join('\n')}\n` });
  return {
    ...ran,
    lines: ran.out.trim().split('\n'),
    first: () => JSON.parse(ran.out.split('\n', 1).join()),
  };
};

test('positions are answered in their order, wrong ones on their line', async () => {
  const { lines, code } = await solve(
    [
      '{"table":["B8 B9 B10"],"rack":["B11","K8","Y8"],"opened":true}',
      '{"table":["B4 B5"],"rack":["B3"]}',
      'nonsense',
      '{"rack":["R9","R9","R9"]}',
      '{"table":["B4 B5 B6"],"rack":["Q3"]}',
      '{"rack":["K9","R9","B9","J"],"opened":false}',
    ],
    '--json',
  );
  const answers = lines.map((line) => JSON.parse(line));
  expect(code).toBe(1);
  expect(answers[0]).toMatchObject({
    tiles: 3,
    played: ['K8', 'B11', 'Y8'],
    table: ['K8 B8 Y8', 'B9 B10 B11'],
  });
  expect(answers[0].steps).toHaveLength(2);
  expect(answers.slice(1, 5).map(({ error }) => error)).toEqual([
    'the table is not legal: B4 B5 is not a valid set (too-short)',
    'invalid JSON',
    '3 × R9: there are only 2',
    '"Q3" is not a tile: K R B Y with 1 to 13, or J',
  ]);
  expect(answers[5]).toMatchObject({ tiles: 4, points: 36 });
});

test('the preset’s rules hold: no joker leaves its set in the Italian rules', async () => {
  const position = '{"table":["R3 R4 R5 J"],"rack":["K9","Y9"]}';
  expect((await solve([position], '--json')).first().tiles).toBe(2);
  const italian = await solve([position], '--json', '--preset', 'carlit-it-2007');
  expect(italian.first().tiles).toBe(0);
});

test('for people: words', async () => {
  const { lines } = await solve(['{"table":["B4 B5 B6"],"rack":["B7","K1"]}', '{"table":[],"rack":["K1"]}']);
  expect(lines).toEqual([
    '1 tile, 7 points: B7',
    '  lay B7 at B4 B5 B6: B4 B5 B6 B7',
    'Nothing can be played.',
  ]);
});

test('a wrong objective or preset is one sentence', async () => {
  expect((await solve([], '--objective', 'fame')).err).toBe(
    'crescendo: --objective takes tiles, points or empty, not “fame”.\n',
  );
  expect((await solve([], '--preset', 'no')).code).toBe(2);
});
