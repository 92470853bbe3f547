import type { tooOld as en } from '../../en/early/too-old.ts';
import type { Words } from '../../words.ts';

export const tooOld: Words<typeof en> = {
  title: 'Crescendo a besoin d’un navigateur plus récent',
  text: 'Il fonctionne dans Safari à partir de la version 15.4 (iPhone et iPad : iOS 15.4), dans Firefox à partir de la 115, et dans Chrome, Edge et Samsung Internet à partir des versions de 2022. Mets ton navigateur à jour ou ouvre cette page dans un autre. Tes parties enregistrées restent où elles sont.',
};
