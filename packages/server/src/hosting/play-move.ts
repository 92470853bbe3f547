// A move that a client has sent: charged to the client, and checked in a thread where that takes long.
import type { GameId } from '@crescendo/rules';
import type { Share } from '../bots/fair-queue.ts';
import type { Checks } from '../bots/pool.ts';
import { type Client, EVENT_BYTES, type SharedLimits } from '../limits/limits.ts';
import type { Log } from '../runtime/log.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type MoveCommand, type MoveQuestion, move, type SentMove } from '../table/commands/move.ts';
import { RequestError } from '../table/request-error.ts';
import type { Table } from './table.ts';
import { rememberVerdict, verdictOn } from './verdicts.ts';

export interface PlayServices {
  readonly checks: Checks;
  readonly limits: SharedLimits;
  readonly log: Log;
  readonly runtime: Runtime;
}

/** A state can change while a thread looks at it, but not again and again. */
const MAX_CHECKS = 3;

type Player = Client & { readonly person: string };

/** The time that a command takes is charged to the client: also, and above all, if it is rejected. */
const charged =
  ({ limits, runtime }: PlayServices, client: Client, command: MoveCommand): MoveCommand =>
  (config, snapshot) => {
    const started = runtime.elapsed();
    try {
      return command(config, snapshot);
    } finally {
      limits.chargeWork(client, runtime.elapsed() - started);
    }
  };

const checkInThread = async (
  { checks, log }: PlayServices,
  question: MoveQuestion,
  share: Share,
): Promise<void> => {
  const { match, seat, move } = question;
  // Only registered games are played at tables.
  const job = { game: match.game.id as GameId, view: match.view(seat), move };
  try {
    rememberVerdict(question, await checks.check(job, share));
  } catch (error) {
    if (error instanceof RequestError) throw error;
    log('warn', 'check', { error: String(error) });
    throw new RequestError('try-again');
  }
};

/** Returns the version at which the move took effect. */
export const playMove = async (
  services: PlayServices,
  client: Player,
  table: Table,
  sent: SentMove,
): Promise<number> => {
  if (!services.limits.mayWork(client)) throw new RequestError('too-fast');
  services.limits.checkStorage(client);
  const command = charged(services, client, move(client.person, sent, verdictOn));
  for (let checks = 0; checks <= MAX_CHECKS; checks++) {
    const outcome = await table.move(command, client.person, sent.id);
    if (typeof outcome === 'number') {
      services.limits.chargeWork(client, table.publishCost);
      services.limits.chargeStorage(client, EVENT_BYTES);
      return outcome;
    }
    if (checks < MAX_CHECKS)
      await checkInThread(services, outcome.question, { payer: client.address, table: table.id });
  }
  throw new RequestError('try-again');
};
