export { searchTop, topOf } from './best.ts';
export { nextRound, TOP_VERSION, type TopRound, topGame } from './generate.ts';
export { TOP_IDEAS, type TopIdea } from './idea-names.ts';
export { missedPart, type TopPart, topParts } from './ideas.ts';
export { levelPlay } from './players.ts';
