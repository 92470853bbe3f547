// The moves of one client: legal ones, and all that may go wrong with a move.
import { randomBot } from '@crescendo/bots';
import type { Connection, TableState } from '@crescendo/protocol';
import { type AnyView, gameById, pick, readFullView, seeded } from '@crescendo/rules';
import type { Checks } from '../checks/checks.ts';
import type { MoveMode } from '../plan.ts';
import type { ClientNetwork } from '../world/client-network.ts';

interface Command {
  readonly table: string;
  readonly id: string;
  readonly move: string;
  readonly decided?: number;
}

const MISTAKES = ['nonsense', 'time-up', 'pass', 'draw', 'take', 'a1', '7'];

/** A legal move where it is the turn of the seat that sees this. */
export const anyMove = (state: TableState, choice: number): string | undefined => {
  const { seat, turn, view, table } = state;
  if (view === null || turn?.kind !== 'players' || seat === null || !turn.seats.includes(seat))
    return undefined;
  const game = gameById(table.game);
  if (game === undefined) return undefined;
  // The view that the server sends is one of this game.
  const { view: own } = readFullView(table.series, view as unknown as AnyView);
  return game.notation.move.format(randomBot(game).choose(own, seeded(choice)));
};

export class Mover {
  /** The ids of moves that have not been answered. */
  readonly unanswered = new Set<string>();
  readonly #client: number;
  readonly #network: ClientNetwork;
  readonly #checks: Checks;
  readonly #commands: Command[] = [];

  constructor(client: number, network: ClientNetwork, checks: Checks) {
    this.#client = client;
    this.#network = network;
    this.#checks = checks;
  }

  /** `other`: another table, where this client may not sit. */
  move(
    { connection, person }: { connection: Connection; person: string | null },
    state: TableState,
    { mode, choice }: { mode: MoveMode; choice: number },
    other: string,
  ): void {
    const last = this.#commands.at(-1);
    if (mode === 'again' && last !== undefined) this.#sendAgain(person, last, choice);
    const text = mode === 'wrong' ? pick(seeded(choice), MISTAKES) : anyMove(state, choice);
    if (mode === 'again' || text === undefined) return;
    const number = this.#commands.length;
    const { decided } = state;
    const command: Command = {
      table: mode === 'other-table' ? other : state.table.id,
      // Ids belong to a person: that of another one means nothing.
      id: `move-${mode === 'stolen-id' ? 0 : this.#client}-${number}`,
      move: text,
      ...(mode === 'stale' ? { decided: Math.max(0, decided - 1) } : choice < 0.7 && { decided }),
    };
    this.#commands.push(command);
    this.#send(connection, person, command);
    if (mode === 'twice') this.#sendAgain(person, command, choice);
  }

  #send(connection: Connection, person: string | null, command: Command): void {
    const { table, id, move, ...decided } = command;
    this.#checks.sentMove(person, command);
    this.unanswered.add(id);
    const answered = (): void => void this.unanswered.delete(id);
    connection.move(table, move, { id, ...decided }).then(answered, answered);
  }

  /** The same command once more, on the same socket or by another way. */
  #sendAgain(person: string | null, command: Command, choice: number): void {
    const { table, ...body } = command;
    if (choice < 0.5) this.#network.link?.send(JSON.stringify({ type: 'move', ...command }));
    else {
      const answer = this.#network.request('POST /api/tables/:table/moves', body, table);
      this.#checks.asked(person, command, answer);
    }
  }
}
