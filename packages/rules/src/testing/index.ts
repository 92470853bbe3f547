export * from './digest.ts';
export * from './fuzz.ts';
export * from './laws.ts';
export * from './plain.ts';
export * from './trials.ts';
