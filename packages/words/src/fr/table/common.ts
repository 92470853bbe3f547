import type { OptionError, OptionKind } from '@crescendo/rules';
import type { common as en } from '../../en/table/common.ts';
import { list } from '../../grammar/list.ts';
import { sentenceFor } from '../../grammar/sentence-for.ts';
import type { Words } from '../../words.ts';
import { grammar } from './grammar.ts';

const { does, objects, start } = grammar;
const AGREED = { one: 'a accepté', you: 'as accepté', many: 'ont accepté', manyWithYou: 'avez accepté' };
const DECLINED = { one: 'a refusé', you: 'as refusé', many: 'ont refusé', manyWithYou: 'avez refusé' };

const possible = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true ou false';
  if (kind.kind === 'choice') return list('fr', kind.of, 'or');
  return `un nombre entier de ${kind.min} à ${kind.max}`;
};

export const common: Words<typeof en> = {
  language: 'Français',
  player: (letter) => `Joueur ${letter}`,
  refusals: {
    over: () => 'La partie est terminée.',
    'not-your-turn': () => 'Ce n’est pas ton tour.',
    'not-chance': () => 'Ici, ce n’est pas le hasard qui décide.',
    'impossible-outcome': () => 'Cela ne peut pas arriver ici.',
    'clocks-own': () => 'Seul le chrono joue ce coup.',
  },
  roundOver: ({ round, winners }, who) => `La manche ${round} est pour ${objects(who, winners)}.`,
  timeUp: (name, isTold) => {
    const isUp = name === undefined ? 'Ton temps est écoulé.' : `Temps écoulé pour ${name}.`;
    return isTold ? isUp : `${isUp} Le chrono a choisi.`;
  },
  clock: 'Le chrono',
  seatEvent: ({ change, seat, standIn, by }, who) => {
    if (change === 'took-back')
      return `${does(who, seat, 'annule', 'annules')} le dernier coup.${by.length > 0 ? ` ${start(who, by, AGREED)}.` : ''}`;
    if (change === 'declined') return `Le coup reste joué. ${start(who, by, DECLINED)}.`;
    if (change === 'back') return `${does(who, seat, 'est', 'es')} de retour.`;
    if (change === 'left') return `${does(who, seat, 'a', 'as')} quitté la partie. ${standIn} continue.`;
    if (change === 'absent')
      return `${does(who, seat, 'n’est', 'n’es')} pas là. ${standIn} joue en attendant.`;
    if (change === 'removed')
      return `${does(who, seat, 'ne fait', 'ne fais')} plus partie de la table. ${standIn} joue jusqu’à la fin.`;
    const until = change === 'replaced' ? 'jusqu’à la fin' : 'en attendant';
    return `${standIn} joue pour ${objects(who, [seat])} ${until}. Décidé par ${objects(who, by)}.`;
  },
  because: {
    onlyMove: 'C’est le seul coup possible.',
    chance: 'En moyenne, ce coup gagne un peu plus souvent.',
    muchChance: 'En moyenne, ce coup gagne plus souvent.',
    score: (points, instead) =>
      `En moyenne, ce coup rapporte un peu plus : ${points} ${points === 1 ? 'point' : 'points'} au lieu de ${instead}.`,
    seems: 'Selon les calculs de l’ordinateur, c’est le meilleur coup.',
  },
  place: (line, column, what) => `Ligne ${line}, colonne ${column} : ${what}`,
  record: {
    'not-a-record': () =>
      'Ce n’est pas une partie enregistrée de Crescendo : elle doit commencer par « crescendo 1 ».',
    'unknown-version': ({ version }) => `Les parties enregistrées de version ${version} sont inconnues ici.`,
    'too-long': () => 'Ce texte est trop long pour une partie enregistrée.',
    'too-many-lines': ({ limit }) =>
      `Une partie enregistrée ne peut pas avoir plus de ${limit} lignes de ce genre.`,
    'unknown-line': ({ word }) => `« ${word} » n’est pas une ligne de partie enregistrée.`,
    'repeated-line': ({ word }) => `« ${word} » figure ici une deuxième fois.`,
    'missing-line': ({ word }) => `La ligne « ${word} » manque.`,
    'misplaced-line': ({ word }) => `« ${word} » doit se trouver au-dessus de la ligne vide.`,
    'unknown-game': ({ game }) => `Aucun jeu ne s’appelle « ${game} ».`,
    'bad-seats': ({ min, max }) => `Ce jeu compte de ${min} à ${max} places.`,
    'bad-options': ({ error }) => optionText(error),
    'bad-value': ({ word }) => `La valeur de « ${word} » est illisible.`,
    'unknown-seat': ({ seat }) => `Il n’y a pas de place « ${seat} » dans cette partie.`,
    'bad-event': ({ text }) => `« ${text} » n’est ni un coup ni un tirage de ce jeu.`,
  },
  options: {
    'unknown-option': ({ option, known }) =>
      `L’option « ${option} » n’existe pas. Options : ${known.join(', ')}.`,
    'bad-value': ({ option, value, kind }) =>
      `« ${value} » n’est pas possible pour ${option} : il faut ${possible(kind)}.`,
    'unknown-preset': ({ preset, known }) =>
      `La variante « ${preset} » n’existe pas. Variantes : ${known.join(', ')}.`,
  },
  turn: ({ unit, number }) =>
    number === 0 ? 'Avant le premier tour' : `${unit === 'roll' ? 'Lancer' : 'Tour'} ${number}`,
  replay: {
    refused: (event, why) => `L’événement ${event} est impossible : ${why}`,
    wrongResult: 'Le résultat enregistré n’est pas celui de la partie.',
    clean: (events) => `${events} ${events < 2 ? 'événement' : 'événements'} : tout est conforme aux règles.`,
  },
};

const optionText = (error: OptionError): string => sentenceFor(common.options, error);
