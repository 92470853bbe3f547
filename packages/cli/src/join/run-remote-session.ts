// Playing at a table on a server: shows what the server says, sends what the player decides.
import type { TableState } from '@crescendo/protocol';
import { reasonText } from '@crescendo/words';
import type { Frontend } from '../play/session.ts';
import type { ApiClient } from './api-client.ts';
import { shareDice } from './dice-share.ts';
import type { RemoteSession } from './remote-session.ts';
import { TableConnection } from './table-connection.ts';

interface RemotePlay {
  readonly client: ApiClient;
  /** The table's id. */
  readonly id: string;
  readonly session: RemoteSession;
  readonly frontend: Frontend;
  /** Called when the table changes, perhaps while the player decides. */
  readonly onChange: (isStillToAct: boolean) => void;
}

/** The seat that we are asked to decide for. */
const seatToAct = ({ turn, seat, table }: TableState): number | undefined =>
  table.status === 'playing' && turn?.kind === 'players' && seat !== null && turn.seats.includes(seat)
    ? seat
    : undefined;

/** The end of a session: the game is over, the player has left or the table is gone, or another table has replaced this one. */
export type RemoteEnd = 'over' | 'left' | { readonly next: string };

export const runRemoteSession = async (play: RemotePlay): Promise<RemoteEnd> => {
  const { client, id, session, frontend, onChange } = play;
  const words = session.translations.cli.join;
  const say = (text: string): Promise<boolean> => {
    session.log.push(text);
    return frontend.showNews(session, [text], false);
  };
  const connection = new TableConnection(client, id, {
    words,
    say: (text) => void say(text),
    onState: (state) => onChange(seatToAct(state) !== undefined),
  });
  /** Asked for and not come yet. */
  let coming: Promise<TableState> | undefined;
  /** The next state; `undefined`: the player wants to leave meanwhile. Keys work while others play, too. */
  const nextState = async (redraw: () => void): Promise<TableState | undefined> => {
    for (;;) {
      coming ??= connection.next();
      const came = await Promise.race([coming, ...(frontend.idleKey ? [frontend.idleKey()] : [])]);
      if (typeof came !== 'string') {
        coming = undefined;
        return came;
      }
      if ((await frontend.onIdleKey?.(session, came)) === false) return undefined;
      redraw();
    }
  };
  let redraw = (): void => {};
  try {
    for (;;) {
      const state = await nextState(() => redraw());
      if (state === undefined) return 'left';
      const news = session.take(state);
      const seat = seatToAct(state);
      await shareDice(client, state.table);
      if (state.table.status === 'open') {
        redraw = () =>
          frontend.showWaiting(session, [
            words.invite,
            `crescendo join ${client.origin}/t/${state.table.link ?? id}`,
            waitingText(session, state),
          ]);
        redraw();
      } else if (!(await frontend.showNews(session, news, seat === undefined))) return 'left';
      if (state.table.status !== 'open') redraw = () => void frontend.showNews(session, [''], false);
      if (state.table.status === 'over') return 'over';
      if (state.table.status === 'closed') return replacedBy(state) ?? 'left';
      if (seat === undefined || connection.isOutdated(state)) continue;
      const decision = await frontend.decide(session, seat);
      if (decision.kind === 'quit') return 'left';
      if (decision.kind !== 'move') continue;
      const refused = await connection.move(session.game.notation.move.format(decision.move), state);
      if (refused === 'too-late') await say(words.tooLate);
      else if (refused !== undefined) await say(reasonText(session.translations, refused));
    }
  } finally {
    connection.close();
  }
};

/** The host has changed the rules or the seats: everybody moves on to the new table. */
const replacedBy = ({ table: { next } }: TableState): RemoteEnd | undefined =>
  next === null ? undefined : { next };

const waitingText = ({ translations }: RemoteSession, { table }: TableState): string => {
  const taken = table.seating.filter(({ kind }) => kind !== 'free').length;
  return translations.cli.join.waiting(taken, table.seats);
};
