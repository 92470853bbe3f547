import type { rummikub as en } from '../../en/course/rummikub.ts';
import type { Words } from '../../words.ts';

export const rummikub: Words<typeof en> = {
  'groups-and-runs': {
    idea: [
      'Ganas cuando has puesto todas tus fichas, en grupos de un número o escaleras de un color.',
      'Busca las dos cosas: una ficha que sirve para un grupo y una escalera va donde más fichas dejan tu atril.',
    ],
    steps: [
      'Mira tu atril: tres 9 de colores distintos y el 4, 5, 6 rojos.',
      'Un grupo y una escalera dejan juntos tu atril.',
      'El 1, 2, 3 negros también es una escalera. Llega un turno después.',
    ],
  },
  adding: {
    idea: [
      'Después de abrir puedes alargar cualquier combinación de la mesa.',
      'Una escalera crece por los dos extremos, y un grupo de tres recibe el color que falta.',
    ],
    steps: [
      'En la mesa: 8, 9, 10 azules y tres 1. Tienes el 7 y el 11 azules y el 1 amarillo.',
      'La escalera recibe una ficha en cada extremo.',
      'El grupo recibe el color que le falta.',
    ],
  },
  'splitting-run': {
    idea: [
      'Una escalera larga puede convertirse en dos.',
      'Pon tu ficha en medio y comprueba que cada parte conserva tres fichas.',
    ],
    steps: [
      'La escalera va del 4 al 8 rojos. Tu segundo 6 rojo parece no tener sitio.',
      'Con él se convierte en dos: 4, 5, 6 y 6, 7, 8.',
      'Las dos partes pueden crecer otra vez: el 9 rojo va en la segunda.',
    ],
  },
  borrowing: {
    idea: [
      'Una combinación de cuatro fichas o más puede ceder una.',
      'Tómala de un grupo o del extremo de una escalera y forma otra combinación con tus fichas.',
    ],
    steps: [
      'Tienes el 11 y el 12 amarillos. Un grupo de cuatro 10 puede ceder el amarillo.',
      'Forma una escalera con tus dos fichas, y tres 10 siguen siendo un grupo.',
      'También se toma prestado el extremo de una escalera: el 8 azul va con tus 8 negro y rojo.',
    ],
  },
  regrouping: {
    idea: [
      'Tres grupos vecinos pueden convertirse en tres escaleras, y al revés.',
      'Busca combinaciones con números vecinos y rehazlas junto con tus fichas.',
    ],
    steps: [
      'Hay grupos de 4, de 5 y de 6 juntos. Tu 7 negro y tu 3 rojo no van con ninguno.',
      'En tres escaleras, las mismas nueve fichas admiten los dos: negras del 4 al 7 y rojas del 3 al 6.',
    ],
  },
  joker: {
    idea: [
      'Sustituye el comodín por la ficha a la que representa, o rehaz la combinación sin él.',
      'Después te servirá en otra combinación.',
    ],
    steps: [
      'En 5 rojo, comodín, 7 rojo, el comodín representa al 6 rojo, que tienes tú.',
      'Tu 6 ocupa su lugar y en el mismo turno el comodín completa el 2 y el 3 negros.',
    ],
  },
  opening: {
    idea: [
      'Tus primeras combinaciones salen solo de tu atril y deben sumar bastantes puntos.',
      'Abre en cuanto puedas: antes la mesa no te ayuda, y a veces una ficha va en dos sitios, y solo uno da puntos suficientes.',
    ],
    steps: [
      'Tres 8 suman 24 puntos: faltan 6 para abrir.',
      'Robas y llega el 3 rojo: 1, 2, 3 rojos son 6 puntos más.',
      'Juntos son 30. Desde ahora puedes usar la mesa.',
    ],
  },
  holding: {
    idea: [
      'Con el comodín en tu atril casi cualquier pareja es una combinación: al final es cuando más vale.',
      'Mientras puedas poner sin él, guárdalo, pero no hasta que otro acabe.',
    ],
    steps: [
      'Tienes un comodín, 4 y 5 azules, 3, 4, 5 amarillos y dos 13.',
      'El 3, 4, 5 amarillos no necesita comodín. Lo pones y te lo guardas.',
      'Robas el 6 azul, que hace una escalera sin comodín.',
      'Así el comodín queda libre para los dos 13, las fichas que más te costarían.',
    ],
  },
  'going-out': {
    idea: [
      'Cuando te quedan pocas fichas, mira toda la mesa.',
      'Busca un sitio para cada una y reorganiza hasta que quepan todas a la vez.',
    ],
    steps: [
      'Quedan tres fichas: el 7 negro, el 7 azul y el 10 azul. Busca un sitio para cada una.',
      'El 10 azul va antes del 11, y la escalera roja cede su 7 para un grupo. Has acabado.',
    ],
  },
  'fewest-changes': {
    idea: [
      'Cuenta las fichas de los demás: quien tiene pocas busca sitios en la mesa.',
      'Entonces cambia lo menos posible, porque cada combinación que alargas o abres puede ser el sitio que necesitan.',
    ],
    steps: [
      'Al otro le quedan tres fichas y espera un sitio en la mesa.',
      'Tienes otro 5 rojo. Al final de la escalera roja haría sitio a un 6 rojo: pones tres 5 como grupo y te lo guardas.',
      'El otro esperaba ese sitio con un 6 rojo. No lo encuentra y tiene que robar.',
    ],
  },
};
