export * from './game-bots.ts';
export * from './random.ts';
export * from './registry.ts';
