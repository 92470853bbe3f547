export * from './position.ts';
export * from './score.ts';
