import { speaking } from '../../grammar/speaking.ts';

export const grammar = speaking('de', { before: 'du ', subject: 'du', object: 'dich' });
