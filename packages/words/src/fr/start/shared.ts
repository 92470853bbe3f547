import type { shared as en } from '../../en/start/shared.ts';
import type { Words } from '../../words.ts';

export const shared: Words<typeof en> = {
  rules: 'Règles',
  rulesOf: (game) => `Règles de ${game}`,
  against: (names) => `contre ${names}`,
  alone: 'en solo',
  lesson: 'partie pour apprendre',
  player: (number) => `Joueur ${number}`,
  showAll: (n) => `Voir les ${n}`,
  language: 'Langue',
  toDark: 'Passer en mode sombre',
  toLight: 'Passer en mode clair',
  settings: 'Réglages',
  home: 'Accueil',
  back: 'Retour',
  levels: {
    beginner: { name: 'Débutant', about: 'Joue à l’instinct et rate beaucoup. Idéal pour commencer.' },
    casual: { name: 'Moyen', about: 'Connaît le jeu et joue comme on joue entre amis.' },
    strong: { name: 'Fort', about: 'Anticipe et ne fait pas de cadeaux. Accroche-toi !' },
    expert: { name: 'Expert', about: 'Le meilleur d’ici. Bats-le, et dis-le à tout le monde.' },
    collector: {
      name: 'Collectionneur',
      about:
        'Pioche jusqu’à pouvoir tout poser d’un coup : ce qu’il garde n’aide personne, et il gagne presque toujours.',
    },
  },
  justRight: {
    name: 'À mon niveau',
    strength: (lower, upper) =>
      lower === upper ? `à peu près comme ${lower}` : `entre ${lower} et ${upper}`,
    below: (upper) => `moins fort que ${upper}`,
    today: (strength) => `Aujourd’hui : ${strength}.`,
    fixed: (strength) => `Ne change plus : ${strength}.`,
  },
  styles: { bold: 'joue avec audace', careful: 'joue avec prudence' },
  unknownGame: 'Ce jeu n’existe pas.',
  notices: {
    full: 'Le stockage de ce navigateur est plein. Tu peux jouer, mais la partie sera perdue si tu fermes la page. Retire d’anciennes parties pour faire de la place.',
    forbidden:
      'Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Tu peux jouer, mais la partie sera perdue si tu fermes la page.',
    understood: 'D’accord',
    update: 'Une nouvelle version est disponible.',
    updateNow: 'Mettre à jour',
    later: 'Plus tard',
  },
};
