export type { Because } from './because.ts';
export { loadBots } from './bots.ts';
export { OBJECTIVES, type Objective } from './lay-out.ts';
export { type Problem, type Solution, solve } from './solve.ts';
export { type Step, stepsOf } from './steps.ts';
