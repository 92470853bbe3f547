import { seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { emptyBoard } from '../model/board.ts';
import { emptyRivals } from '../value/features.ts';
import { fill, makeValues } from '../value/field-values.ts';
import { header, weights } from '../weights/qwinto.ts';
import { bytesOf, checkWeights, makeNetwork } from './network.ts';
import { makeWasmNetwork } from './wasm-network.ts';

test('base64 is read as it was written', () => {
  for (let length = 0; length < 9; length++) {
    const bytes = Int8Array.from({ length }, (_, i) => i * 37 - 90);
    expect(bytesOf(Buffer.from(bytes.buffer).toString('base64'))).toEqual(bytes);
  }
});

test('weights for another network are refused', () => {
  const bytes = bytesOf(weights);
  expect(() => checkWeights(header, bytes)).not.toThrow();
  expect(() => checkWeights({ ...header, featureVersion: -1 }, bytes)).toThrow();
  expect(() => checkWeights(header, bytes.subarray(1))).toThrow();
});

test('with and without vectors the network says the same, to the bit', async () => {
  const slow = makeNetwork(header, bytesOf(weights));
  const swift = (await makeWasmNetwork(header, bytesOf(weights)))!;
  expect(swift).toBeDefined();
  const dice = seeded('lists');
  for (let sample = 0; sample < 2000; sample++) {
    const count = Math.floor(dice() * 100);
    const less = Math.floor(dice() * 10);
    for (const net of [slow, swift]) {
      const same = seeded(`list ${sample}`);
      for (let i = 0; i < net.list.length; i++) net.list[i] = Math.floor(same() * header.arch[0]!);
      net.load(count);
      net.shift(1, 0, 5, less);
      net.shift(2, 1, 3, 0);
      net.value(2, 4);
    }
    expect([...swift.out]).toEqual([...slow.out]);
  }
});

test('both judge a whole turn alike', async () => {
  const swift = (await makeWasmNetwork(header, bytesOf(weights)))!;
  const tables = [makeNetwork(header, bytesOf(weights)), swift].map((net) => {
    const values = makeValues();
    const board = emptyBoard();
    fill(
      values,
      net,
      {
        board,
        seats: 1,
        distance: 1,
        isActive: true,
        rivals: emptyRivals(),
        others: [],
        next: -1,
        distances: [],
      },
      7,
      1,
      18,
    );
    return values;
  });
  expect(tables[1]).toEqual(tables[0]);
});
