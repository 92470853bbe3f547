// The texts of the lobby.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type LobbyWords = Catalogue<'together/lobby'>;

export const lobbyWords = catalogue('together/lobby');
