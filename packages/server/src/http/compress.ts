// Compresses long responses, outside the event loop.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const SHORT = 1024;
const packed = promisify(gzip);

/** The compressed text; `undefined`: it is too short, or the client does not accept gzip. */
export const compressed = async (
  text: string,
  accepted: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  text.length > SHORT && /\bgzip\b/.test(accepted ?? '') ? await packed(text) : undefined;
