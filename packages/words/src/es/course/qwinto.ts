import type { qwinto as en } from '../../en/course/qwinto.ts';
import type { Words } from '../../words.ts';

export const qwinto: Words<typeof en> = {
  points: {
    idea: [
      'Gana quien tiene más puntos: uno por cada número y, por una fila completa, su último número.',
      'Una columna de tres completa suma además el número de su pentágono: busca la casilla que más vale ahora mismo.',
    ],
    steps: [
      'Tu fila naranja tiene ocho números: ocho puntos. Su última casilla está libre.',
      'Tiras los tres dados: 17.',
      'La fila está completa. Ahora vale 17, su último número.',
    ],
  },
  'which-row': {
    idea: [
      'La misma suma puede ser buena en una fila y mala en otra.',
      'Elige la fila en la que queda más cerca de su sitio: las sumas bajas a la izquierda, las altas a la derecha.',
    ],
    steps: [
      'Has tirado 11 con los dados naranja y morado.',
      'Va en la fila naranja entre el 10 y el 13, donde solo encajan el 11 y el 12. La fila morada admite aún muchas sumas.',
    ],
  },
  'leaving-room': {
    idea: [
      'En cada fila los números aumentan hacia la derecha.',
      'Anota la suma donde las casillas libres de ambos lados aún admitan muchas sumas.',
    ],
    steps: [
      'Has tirado 8, y tu hoja está vacía.',
      '8 es una suma media y va en el centro: cuatro casillas antes, cuatro después.',
      'Luego llega 14. Queda una casilla libre antes y dos después.',
    ],
  },
  'keep-or-roll': {
    idea: [
      'La segunda tirada vale: si no encaja, es una tirada fallida.',
      'Vuelve a tirar solo si muchas sumas son mejores que la tuya.',
    ],
    steps: [
      'Has tirado 8 con naranja y amarillo. Entre el 7 y el 9 no hay casilla libre en ninguna fila: sería una tirada fallida.',
      'Vuelves a tirar los dos dados: 11.',
      'Encaja en la fila naranja detrás del 9.',
    ],
  },
  misthrows: {
    idea: [
      'Si tiras y no anotas nada es una tirada fallida: cinco puntos menos, y la cuarta acaba la partida.',
      'Antes de tirar cuenta qué sumas de esos dados tienen sitio, y elige los que menos fallan.',
    ],
    steps: [
      'Tu fila naranja empieza con 6 y 7: el dado naranja solo no encajaría nunca. Tu fila morada está vacía.',
      'Tiras el dado morado, del que encaja cualquier número: 4.',
      'Lo anotas sin haber arriesgado nada.',
    ],
  },
  columns: {
    idea: [
      'Un número solo puede estar una vez en cada columna: una casilla puede perderse aunque en la fila haya sitio.',
      'Mira arriba y abajo antes de anotar: no dejes un hueco que solo llenaría un número de su propia columna.',
    ],
    steps: [
      'Has tirado 10. Dos casillas a la derecha del 8 naranja dejaría una casilla solo para el 9, y debajo de ella ya está el 9.',
      'Justo detrás del 8 no deja ninguna así: las siguientes admiten 11 y más.',
    ],
  },
  waiting: {
    idea: [
      'Cuando ha tirado otro, tú también puedes anotar, pero no es obligatorio.',
      'Aprovecha cada suma que te convenga y deja la que estropearía una casilla: no te cuesta nada.',
    ],
    steps: [
      'El otro ha tirado 5 con el dado naranja. En tu hoja solo encaja en el pentágono entre el 4 y el 15.',
      'No anotas nada. La tirada no es tuya, así que no cuesta nada.',
      'Tiras 12, y la columna está completa: 12 puntos más en vez de 5.',
    ],
  },
  'bonus-column': {
    idea: [
      'Una columna de tres completa vale el número de su pentágono.',
      'Anota ahí un número alto mientras puedas llenar las otras dos casillas.',
    ],
    steps: [
      'La columna 10 tiene 12 y 13, y su pentágono es la última casilla morada. Has tirado 16.',
      'Lo anotas allí: 16 puntos solo por la columna.',
    ],
  },
  'which-dice': {
    idea: [
      'Los colores de los dados son las filas en las que puedes anotar, y su número decide lo alta que es la suma.',
      'Elige dados cuyas sumas más frecuentes encajen en tus casillas libres.',
    ],
    steps: [
      'Entre el 9 y el 14 tu fila morada necesita del 10 al 13. ¿Qué dados?',
      'Tres dados dan sobre todo 10 u 11, dos solo 7. Tiras 11.',
      'Encaja en el hueco.',
    ],
  },
  ending: {
    idea: [
      'La partida acaba con la segunda fila completa de alguien o con su cuarta tirada fallida.',
      'Quien va ganando la acaba en cuanto puede: cuenta todas las hojas antes de llenar la última casilla.',
    ],
    steps: [
      'Tu fila naranja está completa, y a la amarilla solo le falta su último número. Vas ganando.',
      'Solo tres dados llegan: 17.',
      'Con la segunda fila completa la partida ha acabado, y nadie ha podido alcanzarte.',
    ],
  },
};
