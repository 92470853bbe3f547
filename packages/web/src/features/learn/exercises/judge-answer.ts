// Asks the expert, in the bots' Worker, whether an answer to an exercise is as good as the better move.
import type { AnyMatch, AnyMove } from '@crescendo/rules';
import { askBots, requestReasons } from '../../../workers/bot-client.ts';
import type { Mistake } from '../../review/data/mistakes.ts';

export interface AnswerVerdict {
  readonly isRight: boolean;
  /** Tells whether it was the player's move in the game. */
  readonly isSame: boolean;
  /** The loss in chance to win. */
  readonly loss: number;
  /** The reasons for the better move, beside this one. */
  readonly because: Mistake['because'];
}

/** A move that gives away less than this part of the mistake has understood it; and differences below a hundredth are noise. */
const PART = 0.25;
const NOISE = 0.01;

export const judgeAnswer = async (
  mistake: Mistake,
  match: AnyMatch,
  answer: AnyMove,
): Promise<AnswerVerdict> => {
  const { game } = match;
  const { because } = mistake;
  const { format, parse } = game.notation.move;
  const text = format(answer);
  if (text === mistake.better) return { isRight: true, isSame: false, loss: 0, because };
  if (text === mistake.played) return { isRight: false, isSame: true, loss: mistake.loss, because };
  const view = match.view(mistake.seat);
  const seed = `exercise:${mistake.id}`;
  const response = await askBots({ game: game.id, view, seed, task: { kind: 'judge', move: answer } });
  if (!('verdict' in response) || !response.verdict) throw new Error('the bot did not judge the answer');
  const { loss } = response.verdict;
  const isRight = loss <= Math.max(NOISE, mistake.loss * PART);
  const better = parse(mistake.better);
  const against = isRight || !better ? because : await requestReasons(game.id, view, better, answer);
  return { isRight, isSame: false, loss, because: against };
};
