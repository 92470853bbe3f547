// Puts a compressed form beside each text of the built page: a server sends it as it is, and need not compress anything itself.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|json|webmanifest|svg|wasm|txt|bin)$/;
/** Nobody gains anything from less. */
const MIN_BYTES = 1000;
const AT_ONCE = 4;

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const compressFile = async (path) => {
  const body = readFileSync(path);
  if (body.length < MIN_BYTES) return;
  const forms = {
    br: await promisify(brotliCompress)(body, BEST),
    gz: await promisify(gzip)(body, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms))
    if (form.length < body.length) writeFileSync(`${path}.${ending}`, form);
    else rmSync(`${path}.${ending}`, { force: true });
};

export const compressPage = async (folder) => {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => TEXT.test(path) && statSync(path).isFile());
  const next = async () => {
    for (let path = files.pop(); path !== undefined; path = files.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
};
