// Loaded before the server when pictures are compared: it starts at a fixed time, and its luck is the same in every run.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const STARTED = Date.now();
const FIXED = Date.UTC(2026, 2, 14, 18, 30);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(Date.now());
    else super(...parts);
  }
  static now() {
    return FIXED + RealDate.now() - STARTED;
  }
};

let state = 2166136261;
const byte = () => {
  state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return state >>> 24;
};
const realBytes = crypto.randomBytes;
// The callback form is not used by the server's own code: its libraries may keep real luck.
crypto.randomBytes = (size, callback) =>
  callback ? realBytes(size, callback) : Buffer.from(Array.from({ length: size }, byte));
crypto.randomInt = (min, max) => {
  const [from, to] = typeof max === 'number' ? [min, max] : [0, min];
  return from + ((byte() * 256 + byte()) % (to - from));
};
syncBuiltinESMExports();
