// The preview that a messenger shows for a link to a table or a group. The only sentences that the server itself says to people.
export interface InvitationWords {
  /** `name` is empty where nobody is known. */
  title(game: string, name: string): string;
  /** Free seats, at least one. */
  freeSeats(count: number): string;
  full: string;
  playing: string;
  over: string;
  /** Invites to a group. */
  group(name: string): string;
  members(count: number): string;
  /** Follows any of them. */
  noAccount: string;
}

const WORDS = {
  de: {
    title: (game, name) => (name === '' ? `Spiel ${game} mit` : `${name} lädt dich zu ${game} ein`),
    freeSeats: (count) => (count === 1 ? 'Ein Platz ist frei.' : `${count} Plätze sind frei.`),
    full: 'Alle Plätze sind besetzt.',
    playing: 'Das Spiel läuft.',
    over: 'Das Spiel ist zu Ende.',
    group: (name) => `Komm in die Gruppe „${name}“`,
    members: (count) => (count === 1 ? 'Ein Mitglied.' : `${count} Mitglieder.`),
    noAccount: 'Im Browser, ohne Anmeldung.',
  },
  fr: {
    title: (game, name) => (name === '' ? `Une partie de ${game}` : `${name} t’invite à jouer à ${game}`),
    freeSeats: (count) => (count === 1 ? 'Une place est libre.' : `${count} places sont libres.`),
    full: 'Toutes les places sont prises.',
    playing: 'La partie est en cours.',
    over: 'La partie est terminée.',
    group: (name) => `Rejoins le groupe « ${name} »`,
    members: (count) => (count === 1 ? 'Un membre.' : `${count} membres.`),
    noAccount: 'Dans le navigateur, sans inscription.',
  },
  it: {
    title: (game, name) => (name === '' ? `Una partita a ${game}` : `${name} ti invita a giocare a ${game}`),
    freeSeats: (count) => (count === 1 ? 'Un posto è libero.' : `${count} posti sono liberi.`),
    full: 'Tutti i posti sono occupati.',
    playing: 'La partita è in corso.',
    over: 'La partita è finita.',
    group: (name) => `Entra nel gruppo «${name}»`,
    members: (count) => (count === 1 ? 'Un membro.' : `${count} membri.`),
    noAccount: 'Nel browser, senza registrarsi.',
  },
  nl: {
    title: (game, name) => (name === '' ? `Speel ${game} mee` : `${name} nodigt je uit voor ${game}`),
    freeSeats: (count) => (count === 1 ? 'Eén plaats is vrij.' : `${count} plaatsen zijn vrij.`),
    full: 'Alle plaatsen zijn bezet.',
    playing: 'Het spel is bezig.',
    over: 'Het spel is afgelopen.',
    group: (name) => `Kom bij de groep ‘${name}’`,
    members: (count) => (count === 1 ? 'Eén lid.' : `${count} leden.`),
    noAccount: 'In de browser, zonder account.',
  },
  es: {
    title: (game, name) => (name === '' ? `Una partida de ${game}` : `${name} te invita a jugar a ${game}`),
    freeSeats: (count) => (count === 1 ? 'Queda un sitio libre.' : `Quedan ${count} sitios libres.`),
    full: 'Todos los sitios están ocupados.',
    playing: 'La partida está en curso.',
    over: 'La partida ha terminado.',
    group: (name) => `Únete al grupo «${name}»`,
    members: (count) => (count === 1 ? 'Un miembro.' : `${count} miembros.`),
    noAccount: 'En el navegador, sin registrarse.',
  },
  en: {
    title: (game, name) => (name === '' ? `Join a game of ${game}` : `${name} invites you to play ${game}`),
    freeSeats: (count) => (count === 1 ? 'One seat is free.' : `${count} seats are free.`),
    full: 'All seats are taken.',
    playing: 'The game is on.',
    over: 'The game is over.',
    group: (name) => `Join the group “${name}”`,
    members: (count) => (count === 1 ? 'One member.' : `${count} members.`),
    noAccount: 'In the browser, no account needed.',
  },
} as const satisfies { readonly [language: string]: InvitationWords };

export type InvitationLanguage = keyof typeof WORDS;

export const invitationWords = (language: InvitationLanguage): InvitationWords => WORDS[language];

/** The best of our languages for an `Accept-Language`; English when it names none of them. */
export const languageFor = (accepted: string): InvitationLanguage => {
  const wanted = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const quality = rest.map((word) => /^\s*q=([\d.]+)/.exec(word)?.[1]).find(Boolean) ?? '1';
      return { language: tag.split('-')[0] ?? '', quality: Number(quality) };
    })
    .filter(({ language, quality }) => Object.hasOwn(WORDS, language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return (wanted[0]?.language ?? 'en') as InvitationLanguage;
};
