import type { looks as en } from '../../en/finito/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (numbers: readonly number[]): string => list('es', numbers, 'or');

export const looks: Words<typeof en> = {
  'how-far': ({ numbers }) =>
    `Las fichas bajas van hacia el principio; las altas, hacia el final. ¿Dónde está la casilla ${or(numbers)}?`,
  neighbours: ({ numbers }) =>
    `Mira tus fichas antes y después de la casilla ${or(numbers)}. ¿Cuál va entre ellas?`,
  'none-fits': ({ numbers }) =>
    `Ninguna de tus fichas puede quedarse en la casilla ${or(numbers)}. ¿Cuál será más fácil de desplazar después?`,
  'outside-sequence': () => 'Mira las fichas que están fuera de tu serie más larga.',
  'which-moves': ({ numbers }) =>
    `Mira tus fichas antes y después de la casilla ${or(numbers)}. ¿Cuál podría ir ahí?`,
  counter: ({ counter }) => `Se trata del ${counter}.`,
  'better-not': () => '¿Mejoraría tu orden con alguna jugada?',
};
