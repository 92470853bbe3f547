import type { OptionError, OptionKind } from '@crescendo/rules';
import type { common as en } from '../../en/table/common.ts';
import { list } from '../../grammar/list.ts';
import { sentenceFor } from '../../grammar/sentence-for.ts';
import type { Words } from '../../words.ts';
import { grammar } from './grammar.ts';

const { does, objects, start } = grammar;
const AGREED = {
  one: 'ha aceptado',
  you: 'has aceptado',
  many: 'han aceptado',
  manyWithYou: 'habéis aceptado',
};
const DECLINED = {
  one: 'ha rechazado la petición',
  you: 'has rechazado la petición',
  many: 'han rechazado la petición',
  manyWithYou: 'habéis rechazado la petición',
};

const possible = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true o false';
  if (kind.kind === 'choice') return list('es', kind.of, 'or');
  return `un número entero de ${kind.min} a ${kind.max}`;
};

export const common: Words<typeof en> = {
  language: 'Español',
  player: (letter) => `Jugador ${letter}`,
  refusals: {
    over: () => 'La partida ha terminado.',
    'not-your-turn': () => 'No es tu turno.',
    'not-chance': () => 'Aquí no decide el azar.',
    'impossible-outcome': () => 'Eso no puede ocurrir aquí.',
    'clocks-own': () => 'Solo el reloj hace esta jugada.',
  },
  roundOver: ({ round, winners }, who) => `La ronda ${round} es para ${objects(who, winners)}.`,
  timeUp: (name, isTold) => {
    const isUp = name === undefined ? 'Se acabó tu tiempo.' : `Se acabó el tiempo de ${name}.`;
    return isTold ? isUp : `${isUp} El reloj ha elegido.`;
  },
  clock: 'El reloj',
  seatEvent: ({ change, seat, standIn, by }, who) => {
    if (change === 'took-back')
      return `${does(who, seat, 'deshace', 'deshaces')} la última jugada.${by.length > 0 ? ` ${start(who, by, AGREED)}.` : ''}`;
    if (change === 'declined') return `La jugada se queda. ${start(who, by, DECLINED)}.`;
    if (change === 'back') return `${does(who, seat, 'ha', 'has')} vuelto.`;
    if (change === 'left') return `${does(who, seat, 'ha', 'has')} dejado la partida. Sigue ${standIn}.`;
    if (change === 'absent')
      return `${does(who, seat, 'no está', 'no estás')}. Mientras tanto juega ${standIn}.`;
    if (change === 'removed')
      return `${does(who, seat, 'ya no forma', 'ya no formas')} parte de la mesa. ${standIn} juega hasta el final.`;
    const until = change === 'replaced' ? 'hasta el final' : 'por ahora';
    return `${standIn} juega por ${objects(who, [seat])} ${until}. Decidido por ${objects(who, by)}.`;
  },
  because: {
    onlyMove: 'Es la única jugada posible.',
    chance: 'De media esta jugada gana un poco más a menudo.',
    muchChance: 'De media esta jugada gana más a menudo.',
    score: (points, instead) =>
      `De media esta jugada da un poco más: ${points} ${points === 1 ? 'punto' : 'puntos'} en vez de ${instead}.`,
    seems: 'Según los cálculos del ordenador, es la mejor jugada.',
  },
  place: (line, column, what) => `Línea ${line}, columna ${column}: ${what}`,
  record: {
    'not-a-record': () => 'Esto no es una partida registrada de Crescendo: debe empezar por «crescendo 1».',
    'unknown-version': ({ version }) =>
      `Aquí no se conocen las partidas registradas de la versión ${version}.`,
    'too-long': () => 'El texto es demasiado largo para una partida registrada.',
    'too-many-lines': ({ limit }) =>
      `Una partida registrada no puede tener más de ${limit} líneas de este tipo.`,
    'unknown-line': ({ word }) => `«${word}» no es una línea de una partida registrada.`,
    'repeated-line': ({ word }) => `«${word}» aparece aquí por segunda vez.`,
    'missing-line': ({ word }) => `Falta la línea «${word}».`,
    'misplaced-line': ({ word }) => `«${word}» debe estar encima de la línea vacía.`,
    'unknown-game': ({ game }) => `No hay ningún juego llamado «${game}».`,
    'bad-seats': ({ min, max }) => `Este juego tiene de ${min} a ${max} sitios.`,
    'bad-options': ({ error }) => optionText(error),
    'bad-value': ({ word }) => `El valor de «${word}» no se puede leer.`,
    'unknown-seat': ({ seat }) => `En esta partida no hay sitio «${seat}».`,
    'bad-event': ({ text }) => `«${text}» no es una jugada ni un resultado de este juego.`,
  },
  options: {
    'unknown-option': ({ option, known }) =>
      `No existe la opción «${option}». Opciones: ${known.join(', ')}.`,
    'bad-value': ({ option, value, kind }) =>
      `«${value}» no es posible para ${option}: debe ser ${possible(kind)}.`,
    'unknown-preset': ({ preset, known }) =>
      `No existe la variante «${preset}». Variantes: ${known.join(', ')}.`,
  },
  turn: ({ unit, number }) =>
    number === 0 ? 'Antes del primer turno' : `${unit === 'roll' ? 'Tirada' : 'Turno'} ${number}`,
  replay: {
    refused: (event, why) => `El suceso ${event} no es posible: ${why}`,
    wrongResult: 'El resultado registrado no es el de la partida.',
    clean: (events) => `${events} ${events === 1 ? 'suceso' : 'sucesos'}: todo conforme a las reglas.`,
  },
};

const optionText = (error: OptionError): string => sentenceFor(common.options, error);
