import { speaking } from '../../grammar/speaking.ts';

export const grammar = speaking('it', { before: '', subject: 'tu', object: 'te' });
