import type { OptionError, OptionKind } from '@crescendo/rules';
import type { common as en } from '../../en/table/common.ts';
import { list } from '../../grammar/list.ts';
import { aName } from '../../grammar/names.ts';
import { sentenceFor } from '../../grammar/sentence-for.ts';
import type { Words } from '../../words.ts';
import { grammar } from './grammar.ts';

const { does, objects, start } = grammar;
const AGREED = {
  one: 'ha accettato',
  you: 'hai accettato',
  many: 'hanno accettato',
  manyWithYou: 'avete accettato',
};
const DECLINED = {
  one: 'ha rifiutato',
  you: 'hai rifiutato',
  many: 'hanno rifiutato',
  manyWithYou: 'avete rifiutato',
};

const possible = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true o false';
  if (kind.kind === 'choice') return list('it', kind.of, 'or');
  return `un numero intero da ${kind.min} a ${kind.max}`;
};

export const common: Words<typeof en> = {
  language: 'Italiano',
  player: (letter) => `Giocatore ${letter}`,
  refusals: {
    over: () => 'La partita è finita.',
    'not-your-turn': () => 'Non è il tuo turno.',
    'not-chance': () => 'Qui non decide il caso.',
    'impossible-outcome': () => 'Qui non può succedere.',
    'clocks-own': () => 'Questa mossa la fa solo l’orologio.',
  },
  roundOver: ({ round, winners }, who) => `Il round ${round} va ${aName(objects(who, winners))}.`,
  timeUp: (name, isTold) => {
    const isUp = name === undefined ? 'Il tuo tempo è scaduto.' : `Tempo scaduto per ${name}.`;
    return isTold ? isUp : `${isUp} L’orologio ha scelto.`;
  },
  clock: 'L’orologio',
  seatEvent: ({ change, seat, standIn, by }, who) => {
    if (change === 'took-back')
      return `${does(who, seat, 'annulla', 'annulli')} l’ultima mossa.${by.length > 0 ? ` ${start(who, by, AGREED)}.` : ''}`;
    if (change === 'declined') return `La mossa resta. ${start(who, by, DECLINED)}.`;
    if (change === 'back') return `${does(who, seat, 'è', 'sei')} di nuovo qui.`;
    if (change === 'left') return `${does(who, seat, 'ha', 'hai')} lasciato la partita. Continua ${standIn}.`;
    if (change === 'absent')
      return `${does(who, seat, 'non c’è', 'non ci sei')}. Nel frattempo gioca ${standIn}.`;
    if (change === 'removed')
      return `${does(who, seat, 'non fa', 'non fai')} più parte del tavolo. ${standIn} gioca fino alla fine.`;
    const until = change === 'replaced' ? 'fino alla fine' : 'per il momento';
    return `${standIn} gioca per ${objects(who, [seat])} ${until}. Deciso da ${objects(who, by)}.`;
  },
  because: {
    onlyMove: 'È l’unica mossa possibile.',
    chance: 'In media questa mossa vince un po’ più spesso.',
    muchChance: 'In media questa mossa vince più spesso.',
    score: (points, instead) =>
      `In media questa mossa rende un po’ di più: ${points} ${points === 1 ? 'punto' : 'punti'} invece di ${instead}.`,
    seems: 'Secondo i calcoli del computer è la mossa migliore.',
  },
  place: (line, column, what) => `Riga ${line}, colonna ${column}: ${what}`,
  record: {
    'not-a-record': () =>
      'Questa non è una partita registrata di Crescendo: deve cominciare con «crescendo 1».',
    'unknown-version': ({ version }) =>
      `Le partite registrate della versione ${version} qui non si possono leggere.`,
    'too-long': () => 'Il testo è troppo lungo per una partita registrata.',
    'too-many-lines': ({ limit }) =>
      `Una partita registrata non può avere più di ${limit} righe di questo tipo.`,
    'unknown-line': ({ word }) => `«${word}» non è una riga di una partita registrata.`,
    'repeated-line': ({ word }) => `«${word}» compare qui per la seconda volta.`,
    'missing-line': ({ word }) => `Manca la riga «${word}».`,
    'misplaced-line': ({ word }) => `«${word}» deve stare sopra la riga vuota.`,
    'unknown-game': ({ game }) => `Non esiste un gioco chiamato «${game}».`,
    'bad-seats': ({ min, max }) => `Questo gioco ha da ${min} a ${max} posti.`,
    'bad-options': ({ error }) => optionText(error),
    'bad-value': ({ word }) => `Il valore di «${word}» non è leggibile.`,
    'unknown-seat': ({ seat }) => `In questa partita non c’è il posto «${seat}».`,
    'bad-event': ({ text }) => `«${text}» non è né una mossa né un esito di questo gioco.`,
  },
  options: {
    'unknown-option': ({ option, known }) =>
      `L’opzione «${option}» non esiste. Opzioni: ${known.join(', ')}.`,
    'bad-value': ({ option, value, kind }) =>
      `«${value}» non è possibile per ${option}: ci vuole ${possible(kind)}.`,
    'unknown-preset': ({ preset, known }) =>
      `La variante «${preset}» non esiste. Varianti: ${known.join(', ')}.`,
  },
  turn: ({ unit, number }) =>
    number === 0 ? 'Prima del primo turno' : `${unit === 'roll' ? 'Lancio' : 'Turno'} ${number}`,
  replay: {
    refused: (event, why) => `L’evento ${event} non è possibile: ${why}`,
    wrongResult: 'Il risultato registrato non è quello della partita.',
    clean: (events) => `${events} ${events === 1 ? 'evento' : 'eventi'}: tutto secondo le regole.`,
  },
};

const optionText = (error: OptionError): string => sentenceFor(common.options, error);
