// A move that a client has sent: charged to the client, and checked in a thread where that takes long.

import type { Services } from '../boot/wiring.ts';
import type { Share } from '../bots/fair-queue.ts';
import type { Client } from '../limits/limits.ts';
import { type Command, move, type SentMove } from '../table/commands/commands.ts';
import { RequestError } from '../table/request-error.ts';
import type { Table } from './table.ts';
import { CheckNeeded, rememberVerdict } from './verdicts.ts';

/** A state can change while a thread looks at it, but not again and again. */
const MAX_CHECKS = 3;

type Player = Client & { readonly person: string };

/** The time that a command takes is charged to the client: also, and above all, if it is rejected. */
const charged =
  ({ limits, runtime }: Services, client: Client, command: Command): Command =>
  (config, snapshot) => {
    const started = runtime.elapsed();
    try {
      return command(config, snapshot);
    } finally {
      limits.chargeWork(client, runtime.elapsed() - started);
    }
  };

const askThread = async (
  { checks, log }: Services,
  { asked, job }: CheckNeeded,
  share: Share,
): Promise<void> => {
  try {
    rememberVerdict(asked, await checks.check(job, share));
  } catch (error) {
    if (error instanceof RequestError) throw error;
    log('warn', 'check', { error: String(error) });
    throw new RequestError('try-again');
  }
};

/** Returns the version at which the move took effect. */
export const playMove = async (
  services: Services,
  client: Player,
  table: Table,
  sent: SentMove,
): Promise<number> => {
  if (!services.limits.mayWork(client)) throw new RequestError('too-fast');
  const command = charged(services, client, move(client.person, sent));
  for (let checks = 0; ; checks++)
    try {
      const version = await table.move(command, client.person, sent.id);
      services.limits.chargeWork(client, table.publishCost);
      return version;
    } catch (error) {
      if (!(error instanceof CheckNeeded) || checks === MAX_CHECKS) throw error;
      await askThread(services, error, { payer: client.address, table: table.id });
    }
};
