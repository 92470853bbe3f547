import type { Example } from '../example.ts';
export const EXAMPLES: { readonly [lesson: string]: Example } = {};
