// The server alone, for containers and tests; people say `crescendo serve`.
import { ConfigFault } from './config.ts';
import { runServer, StartFault } from './run.ts';

try {
  const { port } = await runServer(process.env);
  process.stdout.write(`http://localhost:${port}\n`);
} catch (error) {
  if (!(error instanceof ConfigFault || error instanceof StartFault)) throw error;
  process.stderr.write(`crescendo: ${error.message}\n`);
  process.exitCode = error instanceof ConfigFault ? 2 : 1;
}
