import { speaking } from '../../grammar/speaking.ts';

export const grammar = speaking('fr', { before: 'tu ', subject: 'toi', object: 'toi' });
