import type { OptionError, OptionKind } from '@crescendo/rules';
import type { common as en } from '../../en/table/common.ts';
import { list } from '../../grammar/list.ts';
import { sentenceFor } from '../../grammar/sentence-for.ts';
import type { Words } from '../../words.ts';
import { grammar } from './grammar.ts';

const { does, objects, start } = grammar;
const AGREED = {
  one: 'is akkoord gegaan',
  you: 'bent akkoord gegaan',
  many: 'zijn akkoord gegaan',
  manyWithYou: 'zijn akkoord gegaan',
};
const DECLINED = {
  one: 'heeft geweigerd',
  you: 'hebt geweigerd',
  many: 'hebben geweigerd',
  manyWithYou: 'hebben geweigerd',
};

const possible = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true of false';
  if (kind.kind === 'choice') return list('nl', kind.of, 'or');
  return `een geheel getal van ${kind.min} tot en met ${kind.max}`;
};

export const common: Words<typeof en> = {
  language: 'Nederlands',
  player: (letter) => `Speler ${letter}`,
  refusals: {
    over: () => 'Het spel is afgelopen.',
    'not-your-turn': () => 'Je bent niet aan de beurt.',
    'not-chance': () => 'Hier beslist niet het toeval.',
    'impossible-outcome': () => 'Dat kan hier niet gebeuren.',
    'clocks-own': () => 'Deze zet doet alleen de klok.',
  },
  roundOver: ({ round, winners }, who) => `Ronde ${round} gaat naar ${objects(who, winners)}.`,
  timeUp: (name, isTold) => {
    const isUp = name === undefined ? 'Je tijd is om.' : `De tijd van ${name} is om.`;
    return isTold ? isUp : `${isUp} De klok heeft gekozen.`;
  },
  clock: 'De klok',
  seatEvent: ({ change, seat, standIn, by }, who) => {
    if (change === 'took-back')
      return `${does(who, seat, 'neemt', 'neemt')} de laatste zet terug.${by.length > 0 ? ` ${start(who, by, AGREED)}.` : ''}`;
    if (change === 'declined') return `De zet blijft staan. ${start(who, by, DECLINED)}.`;
    if (change === 'back') return `${does(who, seat, 'is', 'bent')} terug.`;
    if (change === 'left')
      return `${does(who, seat, 'heeft', 'hebt')} het spel verlaten. ${standIn} speelt verder.`;
    if (change === 'absent') return `${does(who, seat, 'is', 'bent')} er niet. Intussen speelt ${standIn}.`;
    if (change === 'removed')
      return `${does(who, seat, 'is', 'bent')} van de tafel verwijderd. ${standIn} speelt tot het einde.`;
    const until = change === 'replaced' ? 'tot het einde' : 'voorlopig';
    return `${standIn} speelt ${until} voor ${objects(who, [seat])}. Besloten door ${objects(who, by)}.`;
  },
  because: {
    onlyMove: 'Het is de enige mogelijke zet.',
    chance: 'Gemiddeld wint deze zet iets vaker.',
    muchChance: 'Gemiddeld wint deze zet vaker.',
    score: (points, instead) =>
      `Gemiddeld levert deze zet iets meer op: ${points} ${points === 1 ? 'punt' : 'punten'} in plaats van ${instead}.`,
    seems: 'Volgens de berekening van de computer is het de betere zet.',
  },
  place: (line, column, what) => `Regel ${line}, kolom ${column}: ${what}`,
  record: {
    'not-a-record': () => 'Dit is geen opgeslagen partij van Crescendo: die begint met “crescendo 1”.',
    'unknown-version': ({ version }) => `Partijen van versie ${version} zijn hier niet bekend.`,
    'too-long': () => 'De tekst is te lang voor een opgeslagen partij.',
    'too-many-lines': ({ limit }) =>
      `Een opgeslagen partij kan niet meer dan ${limit} regels van deze soort hebben.`,
    'unknown-line': ({ word }) => `“${word}” is geen regel van een opgeslagen partij.`,
    'repeated-line': ({ word }) => `“${word}” staat hier een tweede keer.`,
    'missing-line': ({ word }) => `De regel “${word}” ontbreekt.`,
    'misplaced-line': ({ word }) => `“${word}” hoort boven de lege regel.`,
    'unknown-game': ({ game }) => `Er is geen spel dat “${game}” heet.`,
    'bad-seats': ({ min, max }) => `Dit spel heeft ${min} tot en met ${max} plaatsen.`,
    'bad-options': ({ error }) => optionText(error),
    'bad-value': ({ word }) => `De waarde van “${word}” is niet te lezen.`,
    'unknown-seat': ({ seat }) => `Er is geen plaats “${seat}” in dit spel.`,
    'bad-event': ({ text }) => `“${text}” is geen zet en geen uitkomst van dit spel.`,
  },
  options: {
    'unknown-option': ({ option, known }) =>
      `De optie “${option}” bestaat niet. Opties: ${known.join(', ')}.`,
    'bad-value': ({ option, value, kind }) =>
      `“${value}” kan niet voor ${option}: mogelijk is ${possible(kind)}.`,
    'unknown-preset': ({ preset, known }) =>
      `De variant “${preset}” bestaat niet. Varianten: ${known.join(', ')}.`,
  },
  turn: ({ unit, number }) =>
    number === 0 ? 'Vóór de eerste beurt' : `${unit === 'roll' ? 'Worp' : 'Beurt'} ${number}`,
  replay: {
    refused: (event, why) => `Gebeurtenis ${event} is niet mogelijk: ${why}`,
    wrongResult: 'De opgeslagen uitslag is niet de uitslag van het spel.',
    clean: (events) =>
      `${events} ${events === 1 ? 'gebeurtenis' : 'gebeurtenissen'}: alles volgens de regels.`,
  },
};

const optionText = (error: OptionError): string => sentenceFor(common.options, error);
