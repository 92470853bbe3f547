import type { record as en } from '../../en/library/record.ts';
import type { Words } from '../../words.ts';

export const record: Words<typeof en> = {
  title: 'Ouvrir une partie enregistrée',
  about:
    'Une partie enregistrée, c’est le texte de toute une partie, tel que tu l’obtiens avec « Partager la partie ». Regarde-la pas à pas, ou reprends là où elle s’arrête.',
  text: 'Le texte de la partie',
  file: 'Choisir un fichier',
  drop: 'ou dépose-le ici',
  open: 'Ouvrir',
  empty: 'Il n’y a pas encore de texte ici.',
  tooBig: 'Ce fichier est trop gros pour une partie enregistrée.',
  line: (line) => `Montrer la ligne ${line}`,
};
