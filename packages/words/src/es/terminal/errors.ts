import type { OptionKind } from '@crescendo/rules';
import type { errors as en } from '../../en/terminal/errors.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (known: readonly (string | number)[]): string => list('es', known, 'or');
const and = (known: readonly (string | number)[]): string => list('es', known);
const values = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true o false';
  return kind.kind === 'choice' ? or(kind.of) : `un número entero de ${kind.min} a ${kind.max}`;
};

export const errors: Words<typeof en> = {
  unknownCommand: (name) => `Comando «${name}» desconocido: consulta crescendo --help.`,
  unexpected: (argument) => `«${argument}» no se espera aquí.`,
  unknownFlag: (flag) => `La opción ${flag} no existe aquí: consulta --help.`,
  flagNeedsValue: (flag) => `${flag} necesita un valor.`,
  flagTakesNoValue: (flag) => `${flag} no lleva valor.`,
  takesOneOf: (flag, known, text) => `${flag} admite ${or(known)}, no «${text}».`,
  takesNumber: (flag, min, max, text) => `${flag} admite un número entero de ${min} a ${max}, no «${text}».`,
  whichGame: (known) => `¿Qué juego? Elige ${or(known)}.`,
  noGame: (id, known) => `No hay ningún juego «${id}»: elige ${or(known)}.`,
  seatCount: (game, min, max, count) => `${game} tiene de ${min} a ${max} sitios, no ${count}.`,
  tooManyPeople: (people, seats) => `${people} personas no caben en ${seats} sitios.`,
  noSeries: (game) => `${game} no se juega a varias rondas.`,
  firstByRules: (game) => `--first no vale para este juego: las reglas de ${game} deciden quién empieza.`,
  firstTakesSeat: (seats, text) => `--first admite un sitio, ${or(seats)}, no «${text}».`,
  noOption: (game, option, known) => `${game} no tiene la opción «${option}»: tiene ${and(known)}.`,
  noPreset: (game, preset, known) => `${game} no tiene la variante «${preset}»: tiene ${and(known)}.`,
  optionTakes: (game, option, kind, value) =>
    `La opción ${option} de ${game} admite ${values(kind)}, no «${value}».`,
  optionsNeedGame: '--options necesita un juego: indica uno.',
  noBot: (id, game, known) => `No hay ningún bot «${id}» para ${game}: elige ${or(known)}.`,
  cannotRead: (file, why) => `No se puede leer ${file}: ${why}.`,
  cannotWrite: (file, why) => `No se puede escribir ${file}: ${why}.`,
  fileWhy: {
    ENOENT: 'el archivo o la carpeta no existe',
    EISDIR: 'es una carpeta',
    EACCES: 'permiso denegado',
    EROFS: 'el sistema de archivos es de solo lectura',
    ENOTDIR: 'la carpeta no existe',
  },
  exists: (file) => `${file} ya existe: elige otro nombre.`,
  whichRecord: '¿Qué partida? Indica el nombre del archivo.',
  noSeat: (seat, seats) => `En esta partida para ${seats} no hay ningún sitio «${seat}».`,
  exportWhat: '¿Qué exportar? Indica archivos de partidas, o puzzles.',
  verifyWhat: '¿Qué comprobar? Indica el archivo de una partida, o --game con un juego o all.',
  notAShare: (file) => `${file} no es lo que un dispositivo anotó sobre los dados.`,
  fairNeedsFile: '--fair comprueba los dados de una partida: indica el nombre del archivo.',
  onlySolves: (games) =>
    `Solo se puede resolver: ${games.map((game) => `crescendo solve ${game}`).join(', ')}.`,
  givenUp: (givenUp, games, limit, canEnd) =>
    `${givenUp} de ${games} partidas ${givenUp === 1 ? 'no había' : 'no habían'} terminado tras ${limit} sucesos: ${givenUp === 1 ? 'se abandonó y no cuenta' : 'se abandonaron y no cuentan'} para nadie.${canEnd ? ' Prueba --options roundLimit=40.' : ''}`,
  noReview: {
    notOver: 'La partida no ha terminado: no hay análisis.',
    alone: 'En solitario nadie gana ni pierde: no hay análisis.',
    notLearnt: (game) => `No se ha aprendido nada sobre ${game}: ni análisis ni suerte que restar.`,
  },
  twoBots: 'Una arena necesita al menos dos bots, p. ej. --bots expert,strong.',
  notFromArena: (file) => `${file} no lo ha guardado arena.`,
  otherSettings: (file) => `${file} se guardó con otros ajustes.`,
  budget: (bot, text) => `Un presupuesto es un número de nodos, p. ej. ${bot}@10000, no «${text}».`,
  noData: (folder) => `No hay datos en ${folder}: indica la carpeta con --data.`,
  dataUnreadable: (why) => `No se pueden leer los datos: ${why}.`,
  whichFile: '¿En qué archivo se escribe la copia?',
  whichBackup: '¿Qué copia hay que restaurar?',
  notRestored: {
    occupied: 'Ya hay datos: elige otra carpeta con --data, o una base de datos vacía.',
    incomplete: (file) => `${file} no está completo: falta el final.`,
    notABackup: (file) => `${file} no es una copia que esta versión sepa leer.`,
    rowsNeeded: 'PostgreSQL necesita una copia en .jsonl o .jsonl.gz.',
    damaged: (file) => `${file} está dañado.`,
  },
  adminWhat: (known) => `¿Qué debe hacer admin? Elige ${or(known)}.`,
  whichTable: '¿Qué mesa? La lista: crescendo admin tables.',
  noTable: (id) => `No hay ninguna mesa «${id}».`,
  notStarted: 'La partida de esta mesa no ha empezado: no hay nada que exportar.',
  whichServer: '¿Qué servidor? Indica su dirección.',
  notAnAddress: (text) => `«${text}» no es la dirección de un servidor.`,
  noAnswer: (address) => `Ningún servidor responde en ${address}.`,
  notCrescendo: (address) => `En ${address} no hay un servidor de Crescendo.`,
  serverSays: (message) => `El servidor dice: ${message}.`,
  unknownGame: (game) => `El servidor juega a ${game}, que esta versión no conoce.`,
};
