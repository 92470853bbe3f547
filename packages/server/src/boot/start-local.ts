// `npm start`: the server on your own computer, with its data in the clone.
import { fileURLToPath } from 'node:url';
import { ConfigError } from './config.ts';
import { StartError } from './run.ts';
import { runLocal } from './run-local.ts';

try {
  await runLocal(process.env, fileURLToPath(new URL('../../../../data', import.meta.url)));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}
