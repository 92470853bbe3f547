import { ConfigFault, runServer, StartFault } from '@crescendo/server';
import { readArguments, readWhole } from './arguments.ts';
import { Complaint } from './complaint.ts';

const FLAGS = { port: { type: 'string' }, data: { type: 'string' } } as const;

export const serveCommand = async (args: readonly string[]): Promise<number> => {
  const { values } = readArguments(args, FLAGS, 0);
  if (values.port !== undefined) readWhole('port', values.port, 0, 65_535);
  try {
    const { port } = await runServer({
      ...process.env,
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.data !== undefined && { CRESCENDO_DATA: values.data }),
    });
    process.stdout.write(`Crescendo is at http://localhost:${port}\n`);
  } catch (error) {
    if (error instanceof ConfigFault) throw new Complaint(error.message);
    throw error instanceof StartFault ? new Complaint(error.message, 1) : error;
  }
  // It serves until it is told to stop.
  return new Promise(() => {});
};
