import { rummikub } from '../../src/rummikub/index.ts';
import { obey } from '../obey.ts';

// Every number of seats with every preset.
obey(rummikub, { games: 24 });
obey(rummikub, { games: 24, options: { values: 6, colours: 3, handSize: 5, openMin: 10 } });
