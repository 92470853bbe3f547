// This server as it is installed: run with `--conditions=crescendo-dist`, it is the built one.
import { runServer } from '@crescendo/server';

const { port } = await runServer(process.env);
process.stdout.write(`http://127.0.0.1:${port}\n`);
