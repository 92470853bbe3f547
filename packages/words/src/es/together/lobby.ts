import type { lobby as en } from '../../en/together/lobby.ts';
import type { Words } from '../../words.ts';

export const lobby: Words<typeof en> = {
  title: 'Mesas abiertas',
  quick: 'Partida rápida',
  quickHint:
    'Elige un juego: te damos el próximo sitio libre. Entre desconocidos hay un reloj tranquilo: dos minutos por jugada, o lo que digan las reglas.',
  quickOf: (game) => `${game}: partida rápida`,
  tables: 'Mesas',
  game: 'Juego',
  allGames: 'Todos los juegos',
  what: 'Mostrar',
  whats: { all: 'Todo', join: 'Sitios libres', watch: 'Para mirar' },
  pace: 'Ritmo',
  paces: { all: 'Cualquiera', fast: 'De un tirón', slow: 'En varios días' },
  taken: (taken, seats) => `${taken} de ${seats} sitios ocupados`,
  playing: 'en juego',
  full: 'completa',
  join: 'Jugar',
  joinOf: (game, names) => `Jugar: ${game}, ${names}`,
  watch: 'Mirar',
  watchOf: (game, names) => `Mirar: ${game}, ${names}`,
  goOn: 'Ir a tu sitio',
  nobody: 'aún nadie',
  empty: 'Ahora no hay ninguna mesa abierta.',
  emptyHint: 'Abre la primera: todos la verán aquí.',
  nothingFits: 'Ninguna mesa encaja con lo que buscas.',
  showAll: 'Ver todas',
  openOf: (game) => `Abrir una mesa de ${game}`,
  found: (count) => (count === 0 ? 'Ninguna mesa' : count === 1 ? '1 mesa' : `${count} mesas`),
};
