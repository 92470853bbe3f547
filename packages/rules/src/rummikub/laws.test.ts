import { obey } from '../../test/obey.ts';
import { rummikub } from './index.ts';

// Every number of seats with every preset.
obey(rummikub, { games: 24 });
obey(rummikub, { games: 24, options: { values: 6, colours: 3, handSize: 5, openMin: 10 } });
