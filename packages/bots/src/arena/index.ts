export * from './luck.ts';
