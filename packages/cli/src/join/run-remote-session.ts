// Playing at a table on a server: shows what the server says, sends what the person decides.
import { Connection, MoveRefused, PROTOCOL, type ServerMessage, type TableState } from '@crescendo/protocol';
import { openSocket } from '@crescendo/server';
import { reasonText } from '@crescendo/words';
import { CliError } from '../cli-error.ts';
import type { Frontend } from '../play/session.ts';
import type { ApiClient } from './api-client.ts';
import type { RemoteSession } from './remote-session.ts';

/** What the server has said and nobody has seen yet. */
class Inbox {
  readonly #states: TableState[] = [];
  #wake: (() => void) | undefined;
  #error: Error | undefined;

  put(state: TableState): void {
    this.#states.push(state);
    this.#wake?.();
  }

  /** Nothing more will come, and this is why. */
  fail(error: Error): void {
    this.#error = error;
    this.#wake?.();
  }

  get isEmpty(): boolean {
    return this.#states.length === 0;
  }

  async take(): Promise<TableState> {
    for (;;) {
      if (this.#error !== undefined) throw this.#error;
      const state = this.#states.shift();
      if (state !== undefined) return state;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

export interface RemotePlay {
  readonly client: ApiClient;
  readonly id: string;
  readonly session: RemoteSession;
  readonly frontend: Frontend;
  /** The table has changed while the person decides. */
  readonly changed: (isStillToAct: boolean) => void;
}

const isToAct = ({ turn, seat, table }: TableState): boolean =>
  table.status === 'playing' && turn?.kind === 'players' && seat !== null && turn.seats.includes(seat);

/** Until the game is over, the table is closed, or the person leaves. */
export const runRemoteSession = async ({
  client,
  id,
  session,
  frontend,
  changed,
}: RemotePlay): Promise<'over' | 'left'> => {
  const inbox = new Inbox();
  const { words } = session;
  let last: TableState | undefined;
  /** The version of the last move made here: what is older asks for nothing any more. */
  let known = 0;
  let isLost = false;
  const say = (text: string): Promise<boolean> => {
    session.log.push(text);
    return frontend.showNews(session, [text], false);
  };
  const hear = (message: ServerMessage): void => {
    if (message.type !== 'state') return;
    inbox.put(message);
    changed(isToAct(message));
  };
  const connection = new Connection(() => openSocket(client.origin, client.token), {
    onMessage: hear,
    onStatus: (isUp) => {
      if (isUp && isLost) void say(words.join.back);
      if (!isUp) void say(words.join.lost);
      isLost = !isUp;
    },
    onVersionMismatch: (version) => inbox.fail(new CliError(words.join.versionMismatch(version, PROTOCOL))),
  });
  connection.watch(id);
  const move = async (text: string): Promise<void> => {
    try {
      known = await connection.move(id, text, last && { decided: last.decided });
    } catch (error) {
      if (!(error instanceof MoveRefused)) throw error;
      const { code, reason } = error.body;
      const isLate = ['not-your-turn', 'not-playing', 'too-late'].includes(code);
      await say(isLate ? words.join.tooLate : reasonText(session.config.translations, reason ?? { code }));
      // Look again: at what is known, where nothing has changed; else at what the server knows.
      if (isLate) connection.watch(id);
      else if (last !== undefined) inbox.put({ ...last, told: [] });
    }
  };
  try {
    let waited = '';
    for (;;) {
      const state = await inbox.take();
      last = state;
      const told = session.take(state);
      if (state.table.status === 'open') {
        const waiting = words.join.waiting(
          state.table.chairs.filter(({ kind }) => kind !== 'free').length,
          state.table.seats,
        );
        if (waiting !== waited) await say(waiting);
        waited = waiting;
      } else if (!(await frontend.showNews(session, told, !isToAct(state)))) return 'left';
      if (state.table.status === 'over') return 'over';
      if (state.table.status === 'closed') return 'left';
      if (!isToAct(state) || state.version < known || !inbox.isEmpty) continue;
      const decision = await frontend.decide(session, state.seat!);
      if (decision.kind === 'quit') return 'left';
      if (decision.kind === 'move') await move(session.config.game.notation.move.format(decision.move));
    }
  } finally {
    connection.close();
  }
};
