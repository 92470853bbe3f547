export { about } from './about.ts';
