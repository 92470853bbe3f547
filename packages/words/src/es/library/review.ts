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
  whose: 'El juego de',
  round: 'Ronda',

  running: 'Esta partida no ha terminado',
  runningWhy: 'El análisis llega al final: hasta entonces nadie sabe qué sería mejor.',
  toTable: 'Volver a la mesa',
  gone: 'Aquí no hay ninguna partida',
  goneWhy: 'Quizá se borró o se jugó en otro navegador. Puedes abrirla desde un archivo.',
  openRecord: 'Abrir una partida guardada',
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
  curveHow: 'Arrastra por la curva o usa las teclas de flecha.',
  apart:
    'Cada probabilidad se basa en lo que esa persona podía saber en ese momento; por eso no siempre suman el 100 %.',
  asText: 'La partida como texto',
  at: (move, all) => (move === 0 ? `Al principio: ${all}` : `Después de la jugada ${move}: ${all}`),
  share: (name, share) => `${name ?? 'tú'} ${share}`,
  luckThen: (name, share) => (name === undefined ? `Tu suerte: ${share}.` : `Suerte de ${name}: ${share}.`),
  luckMark: 'mucha suerte, buena o mala',
  momentMark: 'momento decisivo',

  figures: 'Suerte y habilidad',
  luck: (share) => `Suerte: ${share}`,
  luckRank: (rank) =>
    rank === undefined
      ? 'más o menos la de siempre'
      : `${rank.isMore ? 'más' : 'menos'} que en ${rank.games} de cada ${rank.of} partidas`,
  skill: (share) => `Habilidad: ${share}`,
  equalLuck: (name, often) => {
    if (often === 'hardly-ever')
      return `Con la misma suerte ${name === undefined ? 'no habrías' : `${name} no habría`} ganado casi nunca.`;
    const who = `Con la misma suerte ${name === undefined ? 'habrías' : `${name} habría`} ganado`;
    return often === 'nearly-always' ? `${who} casi siempre.` : `${who} ${often} veces de cada 100.`;
  },
  sum: 'Cómo se llega al resultado',
  sumStart: 'Probabilidad antes de la primera jugada',
  sumLuck: 'Suerte',
  sumSkill: (name) => (name === undefined ? 'Tus propias decisiones' : `Decisiones de ${name}`),
  sumGift: 'Decisiones de los demás y el resto',
  sumResult: 'El resultado',
  beyond:
    'Es posible superar el 100 %: cuenta todo lo que pasó por el camino, también una probabilidad que se perdió, volvió y se perdió de nuevo.',
  rough:
    'Para estas reglas las probabilidades no se han medido, así que aquí no hay cifras: la curva muestra más o menos cómo fue.',
  ranges: (margin) =>
    `Con estas reglas las probabilidades pueden desviarse hasta un ${margin}, así que se muestran como intervalos. Aquí no se puede separar bastante bien la suerte de la habilidad.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Tu probabilidad' : `Probabilidad de ${name}`} de ganar en el total de las rondas: ${before} antes de esta ronda, ${after} después. Todo lo demás se refiere solo a esta ronda.`,

  moments: 'Los momentos decisivos',
  none: (name) =>
    name === undefined
      ? 'Ninguna de tus decisiones te costó nada importante. ¡Bien jugado!'
      : `Ninguna decisión de ${name} costó nada importante. ¡Bien jugado!`,
  moment: (number, cost) => `Momento ${number}: ${cost}`,
  youDid: (name) => (name === undefined ? 'Jugaste' : `${name} jugó`),
  better: 'Mejor',
  cost: (name, cost, better, played) =>
    `${name === undefined ? 'Te costó' : `A ${name} le costó`} ${cost}: después la probabilidad era del ${played}; con la jugada mejor, del ${better}.`,
  why: 'Por qué',
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

  level: 'Cómo jugaste',
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'En esta partida decidiste' : `En esta partida ${name} decidió`;
    return from === to
      ? `${who} como un bot de nivel «${levels(from)}».`
      : `${who} a un nivel entre «${levels(from)}» y «${levels(to)}».`;
  },
  meanLoss: (decisions, loss, error) =>
    `${decisions} decisiones no eran obvias; cada una costó de media ${loss} (± ${error}).`,
};
