export * from './bots.ts';
export * from './players.ts';
export * from './random.ts';
