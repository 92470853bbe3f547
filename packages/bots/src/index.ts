export * from './even-starts.ts';
export * from './game-bots.ts';
export * from './opponents.ts';
export * from './random.ts';
export * from './registry.ts';
export { rangeOf, type WinChances } from './win-chances/chances.ts';
