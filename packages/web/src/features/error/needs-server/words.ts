// The texts of a static site for places where a server would be needed.
import { catalogue } from '../../../shell/catalogue.ts';

export const needsServerWords = catalogue('together/needsServer');
