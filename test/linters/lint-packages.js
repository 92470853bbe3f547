// Run where publint and attw are installed: prints what they find in these tarballs, as JSON.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Packages are ES modules for Node.js 20 and newer: neither the oldest resolution nor `require` needs to find them. */
const isExpected = ({ kind, resolutionKind }) =>
  resolutionKind === 'node10' || (kind === 'CJSResolvesToESM' && resolutionKind === 'node16-cjs');

const found = [];
for (const path of process.argv.slice(2)) {
  const data = new Uint8Array(readFileSync(path));
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  found.push(...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`));
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(data));
  if (!types) found.push(`${basename(path)}: attw: no types`);
  for (const problem of problems)
    if (!isExpected(problem)) found.push(`${basename(path)}: attw: ${JSON.stringify(problem)}`);
}
console.log(JSON.stringify(found));
