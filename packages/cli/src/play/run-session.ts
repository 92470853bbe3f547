import { itemAt, type Seat } from '@crescendo/rules';
import type { LocalSession } from './local-session.ts';
import type { Frontend } from './session.ts';

/** Plays to the end, or until a player leaves. */
export const runSession = async (session: LocalSession, frontend: Frontend): Promise<'over' | 'left'> => {
  const { bots, dice, humans } = session.config;
  /** The seat that had the keyboard last. */
  let last: Seat | undefined;
  if (!(await session.settle(frontend, humans === 0))) return 'left';
  for (let turn = session.turn; turn.kind === 'players'; turn = session.turn) {
    const botSeat = turn.seats.find((seat) => !session.isHuman(seat));
    if (botSeat !== undefined) {
      const move = itemAt(bots, botSeat - humans).choose(session.view(botSeat), dice);
      if (!(await session.play(botSeat, move, frontend, turn.seats.length === 1))) return 'left';
      continue;
    }
    const [seat = 0] = turn.seats;
    const { match } = session;
    if (last !== undefined && last !== seat && (match.hasSecret(seat) || match.hasSecret(last)))
      await frontend.passKeyboard(session, seat);
    last = seat;
    const decision = await frontend.decide(session, seat);
    if (decision.kind === 'quit') return 'left';
    if (decision.kind === 'undo') session.undo(seat);
    else if (decision.kind === 'time-up') {
      if (!(await session.playTimeUp(seat, decision.draft, frontend))) return 'left';
    } else if (!(await session.play(seat, decision.move, frontend, false))) return 'left';
  }
  return 'over';
};
