import type { review as en } from '../../en/library/review.ts';
import type { Words } from '../../words.ts';

export const review: Words<typeof en> = {
  title: (game) => `Análisis: ${game}`,
  making: (share) => `Mirando cada jugada… ${share}`,
  stop: 'Parar',
  stopped: 'El análisis aún no ha terminado.',
  goOn: 'Continuar',
  failed: 'No se pudo hacer el análisis. Tu partida está a salvo.',
  again: 'Reintentar',
  whose: 'Análisis para',
  round: 'Ronda',

  running: 'Esta partida no ha terminado',
  runningWhy: 'El análisis llega al final: hasta entonces nadie sabe qué sería mejor.',
  toTable: 'Volver a la mesa',
  gone: 'Aquí no hay ninguna partida',
  goneWhy: 'Quizá se borró o se jugó en otro navegador. Puedes abrirla desde un archivo.',
  openRecord: 'Abrir una partida registrada',
  alone: 'Jugaste en solitario',
  aloneWhy: 'El análisis muestra quién tenía más probabilidades de ganar. En solitario nadie gana ni pierde.',
  notLearnt: 'Todavía no hay análisis de este juego',
  notLearntWhy:
    'El análisis muestra quién tenía más probabilidades de ganar. En este juego nadie las ha calculado todavía.',
  notYours: 'Este análisis es de los jugadores',
  notYoursWhy: 'En una mesa con otros cada cual ve solo su propio análisis.',
  ownOnly: 'En una mesa con otros tú ves tu análisis y los demás el suyo.',
  sharing: 'Los análisis de esta mesa',
  sharingHow: 'Cuando todos estéis de acuerdo, cada uno verá todos los análisis.',
  shareMine: 'Mostrar el mío a todos',
  unshare: 'Retirar mi permiso',
  ownShared: (missing) => `Has dado tu permiso. Falta: ${missing}.`,
  othersShared: (agreed, count) => `${agreed} ya ${count === 1 ? 'ha dado su' : 'han dado su'} permiso.`,
  allShared: 'Todos estáis de acuerdo, así que podéis ver todos los análisis.',

  curve: 'Probabilidad de ganar',
  curveHow: 'Arrastra por la curva.',
  curveKeys: 'Arrastra por la curva o usa las teclas de flecha.',
  asKnown: (name) => `Según lo que ${name === undefined ? 'podías' : `${name} podía`} saber en ese momento.`,
  asText: 'La partida como texto',
  at: (place, all) => `${place}: ${all}`,
  atEnd: 'Al final',
  share: (name, share) => `${name ?? 'tú'} ${share}`,
  luckThen: (name, share) => (name === undefined ? `Tu suerte: ${share}.` : `Suerte de ${name}: ${share}.`),
  luckMark: 'mucha suerte, buena o mala',
  momentMark: 'momento decisivo',

  figures: 'Cómo se llegó a esto',
  story: (name, outcome, luck) => {
    const who = name ?? '';
    const did =
      name === undefined
        ? { won: 'Ganaste', shared: 'Compartiste la victoria', lost: 'Perdiste' }[outcome]
        : `${who} ${{ won: 'ganó', shared: 'compartió la victoria', lost: 'perdió' }[outcome]}`;
    if (luck === 'even') return `${did}; la buena y la mala suerte casi se compensaron.`;
    const isLost = outcome === 'lost';
    switch (luck) {
      case 'very-good':
        return isLost ? `${did} a pesar de tener mucha suerte.` : `${did}, con mucha suerte.`;
      case 'good':
        return isLost ? `${did} a pesar de la buena suerte.` : `${did}, con algo de suerte.`;
      case 'bad':
        return isLost ? `${did}, con mala suerte.` : `${did} a pesar de la mala suerte.`;
      case 'very-bad':
        return isLost ? `${did}, con muy mala suerte.` : `${did} a pesar de la muy mala suerte.`;
    }
  },
  oneMistake: (name, place) =>
    `Una sola decisión ${name === undefined ? 'te costó' : `le costó a ${name}`} más que las demás (${place}).`,
  mistakes: (name) =>
    `Varias decisiones ${name === undefined ? 'te costaron' : `le costaron a ${name}`} oportunidades.`,
  clean: (name) =>
    `${name === undefined ? 'Tus propias decisiones' : `Las decisiones de ${name}`} no costaron casi nada.`,
  gifts: (name, other, when) => {
    const most = {
      early: 'sobre todo al principio',
      middle: 'sobre todo a mitad de la partida',
      late: 'sobre todo hacia el final',
      spread: 'a lo largo de toda la partida',
    }[when];
    const who = other ?? 'Los demás';
    const gave = other === undefined ? 'dieron' : 'dio';
    return name === undefined
      ? `${who} te ${gave} oportunidades, ${most}.`
      : `${who} le ${gave} oportunidades a ${name}, ${most}.`;
  },
  stronger: (other) =>
    `${other === undefined ? 'Los demás estaban' : `${other} estaba`} mejor de lo que se podía prever.`,
  sum: 'Cómo se llega al resultado',
  sumStart: 'Inicio',
  sumLuck: 'Suerte',
  sumYou: 'Tú',
  sumOthers: 'Los demás',
  sumResult: 'Resultado',
  luckRank: (rank) =>
    `Suerte: ${rank.isMore ? 'más' : 'menos'} que en ${rank.games} de cada ${rank.of} partidas.`,
  beyond: (changes) =>
    `${changes < 2 ? '' : `La ventaja cambió de manos ${changes} veces. `}Es posible superar el 100 %: cuenta todo lo que pasó por el camino, también una probabilidad que se perdió, volvió y se perdió de nuevo.`,
  rough:
    'Para estas reglas las probabilidades no se han medido, así que aquí no hay cifras: la curva muestra más o menos cómo fue.',
  ranges: (margin) =>
    `Con estas reglas las probabilidades pueden desviarse hasta un ${margin}, así que se muestran como intervalos. Aquí no se puede separar bastante bien la suerte de la habilidad.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Tu probabilidad' : `Probabilidad de ${name}`} de ganar en el total de las rondas: ${before} antes de esta ronda, ${after} después. Todo lo demás se refiere solo a esta ronda.`,

  moments: 'Los momentos decisivos',
  momentsWhich: (games) => `Cada uno costó al menos una de cada ${games} partidas, más o menos.`,
  none: (name, games) =>
    `Ninguna decisión por sí sola ${name === undefined ? 'te costó' : `le costó a ${name}`} ni siquiera una de cada ${games} partidas.`,
  moment: (number) => `Momento ${number}`,
  repeated: (title, time) => `${title}, ${time === 2 ? 'otra vez' : 'por tercera vez'}`,
  rest: (name, share) =>
    `${name === undefined ? 'Todas tus demás decisiones' : `Todas las demás decisiones de ${name}`} juntas: ${share}.`,
  youDid: (name) => (name === undefined ? 'Jugaste' : `${name} jugó`),
  better: 'Mejor',
  yourMove: (name) => (name === undefined ? 'tu jugada' : `jugada de ${name}`),
  betterMove: 'jugada mejor',
  cost: (name, games, better, played) =>
    `${name === undefined ? 'Te costó' : `A ${name} le costó`} ${games === 1 ? 'casi toda la partida' : `cerca de una de cada ${games} partidas`}: la probabilidad era del ${better} y, después de esta jugada, del ${played}.`,
  why: 'Por qué',
  tip: (name) => `Consejo para ${name}`,
  noReason: 'Nada en particular: en muchas partidas, simplemente gana más a menudo.',
  how: 'Cómo',
  showMe: 'Muéstramelo',
  showMeWhy: 'La jugada mejor y, después, cómo podrían haber seguido jugadores fuertes.',
  line: 'Cómo podría haber seguido',
  lineStep: (step, steps) => `${step} de ${steps}`,
  lineBack: 'Volver al momento',
  playOn: 'Seguir jugando desde aquí',
  playOnWhy: 'Una partida nueva desde esta posición, contra bots. Esta se queda como está.',
  wouldPlay: '¿Qué habría jugado…?',
  wouldPlayOf: (bot) => `${bot} habría jugado:`,
  thinking: 'Un momento…',
  practise: (count) =>
    count === 1
      ? 'Este momento vuelve mañana como ejercicio.'
      : `Estos ${count} momentos vuelven mañana como ejercicios.`,
  toMistakes: 'Ver tus ejercicios',

  best: 'Bien encontrada',
  found: (times) =>
    times === 0
      ? 'Quien juega de vez en cuando casi nunca la encuentra.'
      : times === 1
        ? 'También la encuentra la mayoría de quienes juegan de vez en cuando.'
        : `Quien juega de vez en cuando la encuentra una de cada ${times} veces, más o menos.`,
  missed: (other) => (other === undefined ? 'Lo que se te escapó' : `Lo que se le escapó a ${other}`),
  missedCost: (games) =>
    games === 1 ? 'Le costó casi toda la partida.' : `Le costó cerca de una de cada ${games} partidas.`,

  level: (name) => (name === undefined ? 'Cómo jugaste' : `Cómo jugó ${name}`),
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'En esta partida decidiste' : `En esta partida ${name} decidió`;
    return from === to
      ? `${who} como un bot de nivel «${levels(from)}».`
      : `${who} a un nivel entre «${levels(from)}» y «${levels(to)}».`;
  },
  levelBelow: (name, lowest) =>
    `${name === undefined ? 'En esta partida decidiste' : `En esta partida ${name} decidió`} a un nivel por debajo de «${lowest}».`,
  levelAtMost: (name, highest) =>
    `${name === undefined ? 'En esta partida decidiste' : `En esta partida ${name} decidió`}, como mucho, al nivel «${highest}».`,
  meanLoss: (decisions, loss) =>
    decisions === 1
      ? `Una decisión no era obvia; costó cerca de ${loss}.`
      : `${decisions} decisiones no eran obvias; cada una costó de media cerca de ${loss}.`,
};
