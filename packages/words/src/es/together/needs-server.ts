import type { needsServer as en } from '../../en/together/needs-server.ts';
import type { Words } from '../../words.ts';

export const needsServer: Words<typeof en> = {
  title: 'Para esto hace falta un servidor',
  about:
    'Este Crescendo es solo una página: funciona en tu dispositivo y nada sale de él. Para encontrarte con otros jugadores hace falta un servidor que transmita las jugadas.',
  elsewhere: 'Solo con un servidor',
  needServer: [
    'Partidas con amigos en varios dispositivos',
    'Mesas abiertas',
    'Los juegos del día y sus clasificaciones',
    'El mismo jugador en un segundo dispositivo',
  ],
  here: 'Aquí, incluso sin internet',
  worksHere: [
    'Todos los juegos contra bots',
    'Varios jugadores alrededor de este dispositivo',
    'Reglas, pistas y partidas para volver a ver',
    'Tus partidas, estadísticas y ajustes, guardados en este dispositivo',
  ],
  how: 'Cualquiera puede iniciar un servidor con un solo comando e invitar a los demás con un enlace: el README de Crescendo explica cómo.',
  play: 'Elegir un juego',
};
