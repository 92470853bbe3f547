import type { OptionError, OptionKind } from '@crescendo/rules';
import type { common as en } from '../../en/table/common.ts';
import { list } from '../../grammar/list.ts';
import { sentenceFor } from '../../grammar/sentence-for.ts';
import type { Words } from '../../words.ts';
import { grammar } from './grammar.ts';

const { does, objects, start } = grammar;

const possible = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true oder false';
  if (kind.kind === 'choice') return list('de', kind.of, 'or');
  return `eine ganze Zahl von ${kind.min} bis ${kind.max}`;
};

export const common: Words<typeof en> = {
  language: 'Deutsch',
  player: (letter) => `Spieler ${letter}`,
  refusals: {
    over: () => 'Das Spiel ist zu Ende.',
    'not-your-turn': () => 'Du bist nicht dran.',
    'not-chance': () => 'Hier entscheidet nicht der Zufall.',
    'impossible-outcome': () => 'Das kann hier nicht passieren.',
    'clocks-own': () => 'Diesen Zug macht nur die Uhr.',
  },
  roundOver: ({ round, winners }, who) => `Runde ${round} geht an ${objects(who, winners)}.`,
  timeUp: (name, isTold) => {
    const isUp = name === undefined ? 'Deine Zeit ist um.' : `Die Zeit von ${name} ist um.`;
    return isTold ? isUp : `${isUp} Die Uhr hat gewählt.`;
  },
  clock: 'Die Uhr',
  seatEvent: ({ change, seat, standIn, by }, who) => {
    const decided = start(who, by, { one: 'hat', you: 'hast', many: 'haben', manyWithYou: 'habt' });
    if (change === 'took-back')
      return `${does(who, seat, 'nimmt', 'nimmst')} den letzten Zug zurück.${by.length > 0 ? ` ${decided} zugestimmt.` : ''}`;
    if (change === 'declined') return `Der Zug bleibt stehen. ${decided} abgelehnt.`;
    if (change === 'back') return `${does(who, seat, 'ist', 'bist')} wieder da.`;
    if (change === 'left')
      return `${does(who, seat, 'hat', 'hast')} das Spiel verlassen. ${standIn} spielt weiter.`;
    if (change === 'absent') return `${does(who, seat, 'ist', 'bist')} nicht da. Solange spielt ${standIn}.`;
    if (change === 'removed')
      return `${does(who, seat, 'wurde', 'wurdest')} vom Tisch entfernt. ${standIn} spielt bis zum Ende.`;
    const until = change === 'replaced' ? 'bis zum Ende' : 'vorläufig';
    return `${standIn} spielt ${until} für ${objects(who, [seat])}. ${decided} es so entschieden.`;
  },
  because: {
    onlyMove: 'Es ist der einzige mögliche Zug.',
    chance: 'Dieser Zug gewinnt im Schnitt etwas öfter.',
    muchChance: 'Dieser Zug gewinnt im Schnitt öfter.',
    score: (points, instead) =>
      `Dieser Zug bringt im Schnitt etwas mehr: ${points} ${points === 1 ? 'Punkt' : 'Punkte'} statt ${instead}.`,
    seems: 'Nach der Rechnung des Computers ist es der bessere Zug.',
  },
  place: (line, column, what) => `Zeile ${line}, Spalte ${column}: ${what}`,
  record: {
    'not-a-record': () => 'Das ist keine Crescendo-Aufzeichnung: Sie muss mit „crescendo 1“ beginnen.',
    'unknown-version': ({ version }) => `Aufzeichnungen der Version ${version} sind hier nicht bekannt.`,
    'too-long': () => 'Der Text ist länger, als eine Aufzeichnung sein kann.',
    'too-many-lines': ({ limit }) =>
      `Mehr als ${limit} Zeilen dieser Art kann eine Aufzeichnung nicht haben.`,
    'unknown-line': ({ word }) => `„${word}“ ist keine Zeile einer Aufzeichnung.`,
    'repeated-line': ({ word }) => `„${word}“ steht hier ein zweites Mal.`,
    'missing-line': ({ word }) => `Die Zeile „${word}“ fehlt.`,
    'misplaced-line': ({ word }) => `„${word}“ gehört über die leere Zeile.`,
    'unknown-game': ({ game }) => `Ein Spiel namens „${game}“ gibt es nicht.`,
    'bad-seats': ({ min, max }) => `Dieses Spiel hat ${min} bis ${max} Plätze.`,
    'bad-options': ({ error }) => optionText(error),
    'bad-value': ({ word }) => `Der Wert von „${word}“ ist nicht lesbar.`,
    'unknown-seat': ({ seat }) => `Den Platz „${seat}“ gibt es in diesem Spiel nicht.`,
    'bad-event': ({ text }) => `„${text}“ ist weder ein Zug noch ein Ergebnis dieses Spiels.`,
  },
  options: {
    'unknown-option': ({ option, known }) =>
      `Die Option „${option}“ gibt es nicht. Optionen: ${known.join(', ')}.`,
    'bad-value': ({ option, value, kind }) =>
      `„${value}“ geht für ${option} nicht: Möglich ist ${possible(kind)}.`,
    'unknown-preset': ({ preset, known }) =>
      `Die Vorlage „${preset}“ gibt es nicht. Vorlagen: ${known.join(', ')}.`,
  },
  turn: ({ unit, number }) =>
    number === 0 ? 'Vor dem ersten Zug' : `${unit === 'roll' ? 'Wurf' : 'Zug'} ${number}`,
  replay: {
    refused: (event, why) => `Ereignis ${event} ist nicht möglich: ${why}`,
    wrongResult: 'Das Ergebnis in der Aufzeichnung ist nicht das Ergebnis der Partie.',
    clean: (events) => `${events} ${events === 1 ? 'Ereignis' : 'Ereignisse'}: alles regelgerecht.`,
  },
};

const optionText = (error: OptionError): string => sentenceFor(common.options, error);
