// Long answers travel compressed, and are compressed beside the event loop.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const SHORT = 1024;
const packed = promisify(gzip);

/** The text compressed; `undefined`: it is too short, or whoever asked does not want it so. */
export const compressed = async (
  text: string,
  accepted: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  text.length > SHORT && /\bgzip\b/.test(accepted ?? '') ? new Uint8Array(await packed(text)) : undefined;
