export { page } from './page.ts';
