// The weights of the expert's net as they are shipped: whole numbers, and what to divide them by.

import { bytesOf } from '../../base64.ts';
import { reader } from '../value/load-tables.ts';
import { HEADER, WEIGHTS } from '../weights/expert.ts';
import { type Net, newNet, SEAT_COUNTS, WIDE } from './net.ts';

export const loadNet = (): Net => {
  const net = newNet();
  const read = reader(bytesOf(WEIGHTS));
  read(net.rows, 1);
  read(net.start, 2, 1 / HEADER.scale.start);
  for (const [i, { weights, counts, second, bias, last, end }] of net.heads.entries()) {
    read(counts.subarray(SEAT_COUNTS * WIDE), 1);
    const parts = [counts.subarray(0, SEAT_COUNTS * WIDE), weights, second, bias, last, end];
    const scales: readonly number[] = HEADER.scale.heads[i] ?? [];
    for (const [j, part] of parts.entries()) read(part, 2, 1 / (scales[j] ?? 1));
  }
  return net;
};
