// Secrets of a seat never leave a real server: all presets, but for those of secrets-on-the-wire.test.ts.

import { onTheWire } from '../support/on-the-wire.ts';
import { isPlain, withSecrets } from '../support/secret-games.ts';

onTheWire(withSecrets.filter((one) => !isPlain(one)));
