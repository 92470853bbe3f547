import type { lobby as en } from '../../en/together/lobby.ts';
import type { Words } from '../../words.ts';

export const lobby: Words<typeof en> = {
  title: 'Tables ouvertes',
  quick: 'Partie rapide',
  quickHint:
    'Choisis un jeu : tu prends la prochaine place libre. Entre inconnus, un chrono tranquille tourne : deux minutes par coup, ou le temps prévu par la règle.',
  quickOf: (game) => `${game} : partie rapide`,
  tables: 'Tables',
  game: 'Jeu',
  allGames: 'Tous les jeux',
  what: 'Afficher',
  whats: { all: 'Tout', join: 'Places libres', watch: 'À regarder' },
  pace: 'Rythme',
  paces: { all: 'Tous', fast: 'D’une traite', slow: 'Sur plusieurs jours' },
  taken: (taken, seats) => `${taken} ${taken < 2 ? 'place prise' : 'places prises'} sur ${seats}`,
  playing: 'en cours',
  full: 'complète',
  join: 'Jouer',
  joinOf: (game, names) => `Jouer : ${game}, ${names}`,
  watch: 'Regarder',
  watchOf: (game, names) => `Regarder : ${game}, ${names}`,
  goOn: 'Aller à ta place',
  nobody: 'encore personne',
  empty: 'Aucune table n’est ouverte.',
  emptyHint: 'Ouvre la première : tout le monde la verra ici.',
  nothingFits: 'Aucune table ne correspond.',
  showAll: 'Tout voir',
  openOf: (game) => `Ouvrir une table de ${game}`,
  found: (count) => (count === 0 ? 'Aucune table' : count === 1 ? '1 table' : `${count} tables`),
};
