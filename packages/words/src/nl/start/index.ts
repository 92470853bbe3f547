export { home } from './home.ts';
export { notFound } from './not-found.ts';
export { shared } from './shared.ts';
