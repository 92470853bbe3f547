import { speaking } from '../../grammar/speaking.ts';

export const grammar = speaking('es', { before: '', subject: 'tú', object: 'ti' });
