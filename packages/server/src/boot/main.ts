// The entry point for containers and tests; users run `crescendo serve`.
import { ConfigError } from './config.ts';
import { runServer, StartError } from './run.ts';

try {
  const { address } = await runServer(process.env);
  process.stdout.write(`${address}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  process.stderr.write(`crescendo: ${error.message}\n`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}
