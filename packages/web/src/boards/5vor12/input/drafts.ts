// The face-up tile in hand is the draft of a move.
import type { VorZwoelf } from '@crescendo/rules/5vor12';
import { NO_DRAFTS } from '../../contract/defaults.ts';
import type { Drafts } from '../../contract/drafts.ts';
import { progress } from '../model/progress.ts';
import type { VorZwoelfWords } from '../words.ts';

export const drafts: Drafts<VorZwoelf, VorZwoelfWords> = { ...NO_DRAFTS, progress };
