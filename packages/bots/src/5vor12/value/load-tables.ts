// The shipped weights, whole numbers all: sums and products of them are exact, in every engine.
import { bytesOf } from '../../base64.ts';
import { HEADER, WEIGHTS } from '../weights/tables.ts';
import { type Model, newModel } from './tables.ts';

/** Numbers of one or two bytes, little end first, one after the other. */
export const reader = (bytes: Uint8Array) => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  return (to: Float32Array | Float64Array, width: 1 | 2, times = 1): void => {
    for (let i = 0; i < to.length; i++, at += width)
      to[i] = times * (width === 1 ? data.getInt8(at) : data.getInt16(at, true));
  };
};

export const loadTables = (): Model => {
  const read = reader(bytesOf(WEIGHTS));
  const model = { ...newModel(), unit: HEADER.scale };
  read(model.rows, 2);
  for (const counts of model.counts) read(counts, 2);
  return model;
};
