import type { shared as en } from '../../en/start/shared.ts';
import type { Words } from '../../words.ts';

export const shared: Words<typeof en> = {
  rules: 'Regole',
  rulesOf: (game) => `Regole di ${game}`,
  against: (names) => `contro ${names}`,
  alone: 'in solitario',
  lesson: 'partita per imparare',
  player: (number) => `Giocatore ${number}`,
  showAll: (n) => `Mostra tutte e ${n}`,
  language: 'Lingua',
  toDark: 'Passa al tema scuro',
  toLight: 'Passa al tema chiaro',
  settings: 'Impostazioni',
  home: 'Pagina iniziale',
  back: 'Indietro',
  levels: {
    beginner: {
      name: 'Principiante',
      about: 'Gioca d’istinto e gli sfugge molto. Ideale per cominciare.',
    },
    casual: { name: 'Medio', about: 'Conosce il gioco e gioca come si fa tra amici.' },
    strong: { name: 'Forte', about: 'Pensa in anticipo e regala poco. Dovrai impegnarti.' },
    expert: { name: 'Esperto', about: 'Il migliore che c’è qui. Battilo e dillo a tutti.' },
    collector: {
      name: 'Collezionista',
      about:
        'Pesca finché non può calare tutto in una volta: ciò che tiene non aiuta nessuno, e così vince quasi sempre.',
    },
  },
  justRight: {
    name: 'Su misura',
    strength: (lower, upper) =>
      lower === upper ? `forte più o meno come ${lower}` : `tra ${lower} e ${upper}`,
    below: (upper) => `meno forte di ${upper}`,
    today: (strength) => `Oggi: ${strength}.`,
    fixed: (strength) => `Resta così: ${strength}.`,
  },
  styles: { bold: 'gioca con audacia', careful: 'gioca con prudenza' },
  unknownGame: 'Questo gioco non c’è.',
  notices: {
    full: 'La memoria di questo browser è piena. Puoi giocare, ma se chiudi la pagina la partita va persa. Elimina vecchie partite per fare posto.',
    forbidden:
      'Questo browser non conserva nulla, forse perché la finestra è privata. Puoi giocare, ma se chiudi la pagina la partita va persa.',
    understood: 'Va bene',
    update: 'C’è una nuova versione.',
    updateNow: 'Aggiorna ora',
    later: 'Più tardi',
  },
};
