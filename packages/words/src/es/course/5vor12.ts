import type { vorZwoelf as en } from '../../en/course/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  winning: {
    idea: [
      'Ganas en cuanto tu tablero está lleno: cada carta que colocas cuenta.',
      'Cuando queda una casilla, ten presente qué números admite y mira al centro antes de destapar.',
    ],
    steps: [
      'Hay una casilla libre: encima, el 15; debajo, el 20. Admite 16, 17, 18 o 19.',
      'El 17 está en el centro. Lo tomas y tu tablero está lleno.',
    ],
  },
  start: {
    idea: [
      'Tus primeras cartas dividen el tablero.',
      'Los números bajos arriba a la izquierda y los altos abajo a la derecha dejan sitio a todos los demás.',
    ],
    steps: [
      'Tu primera carta es el 19, casi el número más alto.',
      'Va abajo a la derecha. Después llega el 3.',
      'Los números bajos van arriba a la izquierda.',
      'El 9 y luego el 14 van en medio.',
      'Ahora la diagonal sube a grandes pasos: en todas partes encajan muchos números.',
    ],
  },
  'leaving-room': {
    idea: [
      'Entre dos cartas solo encajan los números intermedios.',
      'Coloca la carta de modo que en las casillas libres de alrededor aún encajen muchos números.',
    ],
    steps: [
      'Has destapado el 6. En la primera fila encaja en cualquier sitio a la derecha del 3.',
      'Junto al 3 deja espacio: más a la derecha solo encajarían antes el 4 y el 5.',
      'Del mismo modo, el 12 va junto al 9.',
    ],
  },
  'take-it': {
    idea: [
      'Una carta destapada es segura; una tapada, una apuesta.',
      'Si llena una casilla en la que encajan pocos números más, tómala.',
    ],
    steps: [
      'El 16 está en el centro. Encaja entre tu 14 y tu 19, donde solo encajan cuatro números.',
      'Lo tomas: una carta nueva rara vez encajaría en esa casilla.',
    ],
  },
  'open-squares': {
    idea: [
      'Una casilla libre que no admite ningún número está perdida hasta que cambias una carta.',
      'Antes de colocar una, comprueba las casillas entre ella y sus vecinas.',
    ],
    steps: [
      'Has destapado el 7. Al final de la primera fila dejaría entre el 6 y el 7 una casilla que no admite nada.',
      'Junto al 6 no deja ninguna así: cada casilla admite todavía algún número.',
    ],
  },
  exchange: {
    idea: [
      'Un cambio no llena ninguna casilla, pero puede abrir varias.',
      'Vale la pena si el número nuevo queda mejor y el antiguo no le sirve a nadie.',
    ],
    steps: [
      'Tu 10 está arriba a la izquierda: a su lado y debajo todo debe ser más alto. Has destapado el 3.',
      'Los cambias. El 10 va al centro y alrededor del 3 vuelve a haber espacio.',
      'El 6 siguiente ya encuentra sitio.',
    ],
  },
  'which-exchange': {
    idea: [
      'Dos cambios pueden parecerse: lo que cuenta es la carta que quitas.',
      'Da la que estorba a más números y conserva las que ya están bien.',
    ],
    steps: [
      'Has destapado el 14. Puede sustituir al 10 o al 19.',
      'Se va el 10: tan cerca del 9 bloqueaba las casillas de en medio. Ahora encajan del 10 al 13.',
    ],
  },
  'exchange-open': {
    idea: [
      'También puedes tomar una carta destapada y cambiarla por una de tu tablero.',
      'Hazlo si el número nuevo abre tus casillas libres y ninguna carta llena bien una de ellas.',
    ],
    steps: [
      'El 5 del centro no llena nada útil, pero tu 9 de arriba a la izquierda no deja sitio antes del 10.',
      'Tomas el 5 y lo cambias por el 9. A su lado y debajo encajan ahora del 6 al 9.',
    ],
  },
  'which-tile': {
    idea: [
      'Cuando encajan varias cartas destapadas, la más evidente no siempre es la mejor.',
      'Compara lo que cada una deja libre en tu tablero y toma la que luego sería difícil de sustituir.',
    ],
    steps: [
      'Encajan dos cartas destapadas: el 7 en la primera fila y el 16 entre el 14 y el 19.',
      'Tomas el 16: ahí solo encajan cuatro números, y muchos donde iría el 7.',
      'Un turno después el 7 sigue ahí.',
    ],
  },
  'last-square': {
    idea: [
      'Hacia el final, cuenta: de cada número hay tantas cartas como jugadores, y las que no ves están tapadas.',
      'Deja libre la casilla que admite más de ellas: si se acaban, gana quien tenga menos casillas libres.',
    ],
    steps: [
      'Hay dos casillas libres y el 12 encaja en las dos: la de arriba a la derecha admite del 8 al 13, la de abajo a la izquierda del 12 al 16.',
      'Quedan tapados el 8 y el 9 para la de arriba, un 15 y dos 16 para la de abajo. Llenas la de arriba.',
      'Llega el 16, y tu tablero está lleno.',
    ],
  },
};
