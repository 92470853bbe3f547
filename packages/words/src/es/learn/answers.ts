import type { answers as en } from '../../en/learn/answers.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'naranja', yellow: 'amarilla', purple: 'morada' };
const tiles = (count: number): string => (count === 1 ? 'una ficha' : `${count} fichas`);
const sets = (count: number): string => (count === 1 ? 'una combinación' : `${count} combinaciones`);

export const answers: Words<typeof en> = {
  goals: {
    best: '¿Qué jugada gana más a menudo?',
    'empty-rack': 'Vacía tu atril en este turno.',
    'lay-most': (count) => `Pon ${tiles(count)} en este turno.`,
    'free-joker': 'Libera el comodín: no debe quedarse con las fichas con las que está.',
    open: 'Ya puedes abrir. Encuentra las combinaciones.',
    'fewest-changes': (count, changed) =>
      changed === 0
        ? `Pon ${tiles(count)} sin cambiar ninguna combinación de la mesa.`
        : `Pon ${tiles(count)} y cambia solo ${sets(changed)} de la mesa.`,
    'win-now': 'Gana la partida con esta jugada.',
    'keep-joker': (count) => `Pon ${tiles(count)} y guarda el comodín en tu atril.`,
    'keep-open': 'Coloca la carta de modo que cada casilla libre admita todavía algún número.',
    'last-square': (tiles) => `Deja una sola casilla libre que admita ${tiles} de las cartas tapadas.`,
    chain: (length) => `Forma una serie ascendente de ${length} fichas.`,
    'keep-room': 'Coloca una ficha de modo que todas las demás tengan aún su sitio en orden.',
    'finishing-rolls': (rolls) =>
      `Mueve de modo que ${rolls === 1 ? 'un número' : `${rolls} números`} del dado ${rolls === 1 ? 'pueda' : 'puedan'} ganar en la próxima tirada.`,
    points: (count) => `Anota el número de modo que tengas ${count} puntos.`,
    'keep-fields': (lost) =>
      lost === 0
        ? 'Anota el número de modo que cada casilla vacía admita todavía alguno.'
        : `Anota el número de modo que como mucho ${lost === 1 ? 'una casilla vacía se quede' : `${lost} casillas vacías se queden`} así para siempre.`,
    'safe-dice': (misses) =>
      misses === 0
        ? 'Elige dados cuya suma tenga siempre un sitio.'
        : `Elige dados con los que como mucho ${misses === 1 ? 'una suma' : `${misses} sumas`} de cada 100 no ${misses === 1 ? 'tenga' : 'tengan'} sitio.`,
  },
  why: {
    'not-legal': 'Las reglas no lo permiten.',
    'take-instead': 'Aquí te ayuda más una carta destapada.',
    'draw-instead': 'Destapar otra carta promete más.',
    'leave-instead': 'Esta carta es mejor dejarla en el centro.',
    'place-instead': 'Vale la pena colocar esta carta.',
    'fill-instead': 'Aquí llenar una casilla libre es mejor que cambiar.',
    'exchange-instead': 'Aquí cambiar es mejor que llenar una casilla libre.',
    'other-tile': 'Otra carta te ayuda más.',
    'other-square': 'Hay una casilla mejor.',
    'other-counter': 'Otra ficha va mejor con esta tirada.',
    'other-dice': 'Otros dados van mejor con tu hoja.',
    'keep-instead': 'Esta suma es lo bastante buena para quedársela.',
    'roll-again-instead': 'Una segunda tirada promete más que esta suma.',
    'skip-instead': 'Esta vez es mejor no anotar nada.',
    'write-instead': 'Vale la pena anotar esta suma.',
    'other-row': 'La suma queda mejor en otra fila.',
    'other-field': 'La suma queda mejor en otra casilla de esta fila.',
    'lays-nothing': 'Para esto tienes que poner fichas.',
    'lays-fewer': (count, wanted) => `Has puesto ${tiles(count)}, pero puedes poner ${wanted}.`,
    'keeps-tiles': (left) => `Aún tienes ${tiles(left)} en tu atril.`,
    'joker-stays': 'El comodín sigue con una ficha con la que ya estaba.',
    'changes-more': (changed, wanted) =>
      `Has cambiado ${sets(changed)}; ${wanted === 0 ? 'se puede sin cambiar ninguna' : wanted === 1 ? 'basta con una' : `bastan ${wanted}`}.`,
    'joker-laid': 'Has puesto el comodín.',
    'not-won': 'Así todavía no ganas.',
    'square-lost': 'Ahora hay una casilla libre que ya no admite ningún número.',
    'out-of-order': 'Ahora tus fichas no están en orden.',
    'no-room': 'En algún punto faltan casillas libres para las fichas que quedan.',
    'two-squares-left': 'Así queda libre más de una casilla.',
    'fewer-fit': (tiles, wanted) =>
      `Tu última casilla admite ${tiles === 0 ? 'ninguna' : tiles === 1 ? 'una' : `${tiles}`} de las cartas tapadas; pueden ser ${wanted}.`,
    'chain-shorter': (length, wanted) => `Tu serie más larga tiene ${length} fichas; puede tener ${wanted}.`,
    'fewer-rolls': (rolls, wanted) =>
      `Así ${rolls === 1 ? 'gana un número' : `ganan ${rolls} números`}; pueden ser ${wanted}.`,
    'fewer-points': (count, wanted) => `Así tienes ${count} puntos; pueden ser ${wanted}.`,
    'fields-lost': (lost, wanted) =>
      `Así ${lost === 1 ? 'una casilla se queda vacía' : `${lost} casillas se quedan vacías`} para siempre; ${wanted === 0 ? 'no hace falta' : `${wanted === 1 ? 'basta con una' : `bastan ${wanted}`}`}.`,
    'more-misses': (misses, wanted) =>
      `Con estos dados, ${misses === 1 ? 'una suma' : `${misses} sumas`} de cada 100 no ${misses === 1 ? 'tiene' : 'tienen'} sitio; con otros, solo ${wanted}.`,
  },
  hints: {
    'look-supply': 'Mira las cartas tapadas, no las destapadas.',
    'look-middle': 'En el centro hay una buena carta.',
    'look-tile': (tile) =>
      tile === 0 ? 'Se trata de la carta que tienes en la mano.' : `Se trata del ${tile}.`,
    'look-exchange': 'Piensa en un cambio.',
    'look-leave': '¿De verdad tienes que colocarla?',
    'look-counter': (counter) => `Se trata del ${counter}.`,
    'look-dice-count': (dice) =>
      dice === 1 ? 'Tira un solo dado.' : `Tira ${dice === 2 ? 'dos' : 'los tres'} dados.`,
    'look-second-roll': '¿Qué sumas de una segunda tirada serían mejores que esta?',
    'look-row': (row) => `Mira la fila ${ROW[row]}.`,
    'look-field': (place) => `Mira la ${place}.ª casilla de esta fila.`,
    'look-skip': '¿De verdad tienes que anotar algo?',
    'look-tiles-count': (count) => `Puedes poner ${tiles(count)}.`,
    'look-rack': (names) => `Pon ${names}.`,
    'look-sets': (names) => `Mira aquí: ${names}.`,
  },
  square: (row, column) => `Mira la fila ${row}, columna ${column}.`,
};
