import { speaking } from '../../grammar/speaking.ts';

export const grammar = speaking('en-GB', { before: 'you ', subject: 'you', object: 'you' });
