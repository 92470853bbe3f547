export { lessons } from './lessons.ts';
export { page } from './page.ts';
