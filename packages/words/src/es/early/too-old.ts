import type { tooOld as en } from '../../en/early/too-old.ts';
import type { Words } from '../../words.ts';

export const tooOld: Words<typeof en> = {
  title: 'Crescendo necesita un navegador más reciente',
  text: 'Funciona en Safari desde la versión 15.4 (iPhone y iPad: iOS 15.4), en Firefox desde la 115 y en Chrome, Edge y Samsung Internet desde las versiones de 2022. Actualiza tu navegador o abre esta página en otro. Tus partidas guardadas se quedan donde están.',
};
