import { writeFileSync } from 'node:fs';
import { protocolText } from './protocol-text.ts';

writeFileSync(new URL('../../../docs/protocol.md', import.meta.url), protocolText());
