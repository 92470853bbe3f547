export * from './bots.ts';
export * from './random.ts';
