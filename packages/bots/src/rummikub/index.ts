export type { Because } from './advice/because.ts';
export type { Look } from './advice/looks.ts';
export { type HandStep, stepGroups } from './advice/step-groups.ts';
export { type Step, stepsOf } from './advice/steps.ts';
export { loadBots } from './bots.ts';
export { OBJECTIVES, type Objective } from './solver/lay-out.ts';
export { type Problem, type Solution, solve } from './solver/solve.ts';
