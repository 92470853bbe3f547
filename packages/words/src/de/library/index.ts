export { challenge } from './challenge.ts';
export { finished } from './finished.ts';
export { mine } from './mine.ts';
export { record } from './record.ts';
export { review } from './review.ts';
export { themes } from './themes.ts';
