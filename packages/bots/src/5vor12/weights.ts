// The shipped weights, whole numbers all: sums and products of them are exact, in every engine.
import { COUNTS, LINEAR, type Model, NET, newModel } from './model.ts';
import { HEADER, WEIGHTS } from './weights/5vor12.ts';

/** The bytes of a base64 text; bots run in browsers too, so there is no Buffer. */
export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

export interface Models {
  readonly linear: Model;
  readonly net: Model;
}

/** Numbers of one or two bytes, little end first, one after the other. */
const reader = (bytes: Uint8Array) => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  return (to: Float32Array | Float64Array, width: 1 | 2, times = 1): void => {
    for (let i = 0; i < to.length; i++, at += width)
      to[i] = times * (width === 1 ? data.getInt8(at) : data.getInt16(at, true));
  };
};

export const loadModels = (): Models => {
  const read = reader(bytesOf(WEIGHTS));
  const { scale } = HEADER;
  const linear = { ...newModel(LINEAR), unit: scale.linear.rows };
  read(linear.rows, 2);
  for (const head of linear.heads) read(head.counts.subarray(0, COUNTS), 2);
  const by = scale.net;
  const net = { ...newModel(NET), unit: by.rows * by.heads * by.last };
  read(net.rows, 1);
  for (const head of net.heads) {
    read(head.weights, 2);
    // Counts are added to products of rows and weights, so they are scaled like these.
    read(head.counts, 2, by.rows);
    read(head.last.subarray(0, NET.wide), 2);
    read(head.last.subarray(NET.wide), 2, by.rows * by.heads);
  }
  return { linear, net };
};
