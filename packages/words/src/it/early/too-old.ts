import type { tooOld as en } from '../../en/early/too-old.ts';
import type { Words } from '../../words.ts';

export const tooOld: Words<typeof en> = {
  title: 'Crescendo ha bisogno di un browser più recente',
  text: 'Funziona con Safari dalla versione 15.4 (iPhone e iPad: iOS 15.4), con Firefox dalla 115 e con Chrome, Edge e Samsung Internet dalle versioni del 2022. Aggiorna il browser o apri questa pagina in un altro. Le tue partite salvate restano dove sono.',
};
