// Secrets of a seat never leave a real server: each game once, and in series. Its presets are in the long lane.

import { onTheWire } from '../support/on-the-wire.ts';
import { isPlain, withSecrets } from '../support/secret-games.ts';

onTheWire(withSecrets.filter(isPlain));
