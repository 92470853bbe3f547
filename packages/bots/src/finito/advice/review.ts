import type { Finito } from '@crescendo/rules/finito';
import type { ReviewedGame } from '../../review/games/reviewed-game.ts';
import { THEMES, themeOf } from './themes.ts';

export const reviewed: ReviewedGame<Finito> = { themes: THEMES, themeOf, budget: 3600, noise: 0.01 };
