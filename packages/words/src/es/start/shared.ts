import type { shared as en } from '../../en/start/shared.ts';
import type { Words } from '../../words.ts';

export const shared: Words<typeof en> = {
  rules: 'Reglas',
  rulesOf: (game) => `Reglas de ${game}`,
  against: (names) => `contra ${names}`,
  alone: 'en solitario',
  lesson: 'partida para aprender',
  player: (number) => `Jugador ${number}`,
  showAll: (n) => `Ver las ${n}`,
  language: 'Idioma',
  toDark: 'Cambiar al modo oscuro',
  toLight: 'Cambiar al modo claro',
  settings: 'Ajustes',
  home: 'Inicio',
  back: 'Atrás',
  levels: {
    beginner: {
      name: 'Principiante',
      about: 'Juega a ojo y se le escapa mucho. Ideal para empezar.',
    },
    casual: { name: 'Medio', about: 'Conoce el juego y juega como se juega entre amigos.' },
    strong: { name: 'Fuerte', about: 'Piensa por adelantado y regala poco. Tendrás que esforzarte.' },
    expert: { name: 'Experto', about: 'Aquí no hay nadie mejor. Gánale y cuéntaselo a todos.' },
    collector: {
      name: 'Coleccionista',
      about:
        'Roba hasta poder ponerlo todo de una vez: lo que guarda no ayuda a nadie, y así gana casi siempre.',
    },
  },
  justRight: {
    name: 'A mi medida',
    strength: (lower, upper) => (lower === upper ? `más o menos como ${lower}` : `entre ${lower} y ${upper}`),
    below: (upper) => `menos fuerte que ${upper}`,
    today: (strength) => `Hoy: ${strength}.`,
    fixed: (strength) => `Se queda así: ${strength}.`,
  },
  styles: { bold: 'juega con audacia', careful: 'juega con prudencia' },
  unknownGame: 'Ese juego no existe.',
  notices: {
    full: 'El almacenamiento de este navegador está lleno. Puedes jugar, pero la partida se perderá al cerrar la página. Elimina partidas viejas para hacer sitio.',
    forbidden:
      'Este navegador no guarda nada, quizá sea una ventana privada. Puedes jugar, pero la partida se perderá al cerrar la página.',
    understood: 'De acuerdo',
    update: 'Hay una versión nueva.',
    updateNow: 'Actualizar ahora',
    later: 'Más tarde',
  },
};
