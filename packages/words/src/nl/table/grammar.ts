import { speaking } from '../../grammar/speaking.ts';

export const grammar = speaking('nl', { before: 'je ', subject: 'jij', object: 'jou' });
