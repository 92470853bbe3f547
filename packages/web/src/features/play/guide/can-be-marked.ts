import type { AnyMove, AnyView } from '@crescendo/rules';
import type { AnyTranslations } from '../../../boards/contract/props.ts';
import type { AnyHints } from '../hint/grades.ts';

/** Tells whether somebody new can carry out the move from its marks alone: a hint would tell it in one part. */
export const canBeMarked = (
  hints: AnyHints,
  move: AnyMove,
  view: AnyView,
  translations: AnyTranslations,
): boolean => (hints.parts(move, view, translations)?.length ?? 1) === 1;
