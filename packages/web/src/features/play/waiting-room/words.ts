// The texts while friends gather round a table.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type WaitingRoomWords = Catalogue<'together/waitingRoom'>;

export const waitingRoomWords = catalogue('together/waitingRoom');
