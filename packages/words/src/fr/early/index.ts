export { noScript } from './no-script.ts';
export { notices } from './notices.ts';
export { pageError } from './page-error.ts';
export { tooOld } from './too-old.ts';
