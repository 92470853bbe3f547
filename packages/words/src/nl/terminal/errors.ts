import type { OptionKind } from '@crescendo/rules';
import type { errors as en } from '../../en/terminal/errors.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (known: readonly (string | number)[]): string => list('nl', known, 'or');
const and = (known: readonly (string | number)[]): string => list('nl', known);
const values = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true of false';
  return kind.kind === 'choice' ? or(kind.of) : `een geheel getal van ${kind.min} tot en met ${kind.max}`;
};

export const errors: Words<typeof en> = {
  unknownCommand: (name) => `Onbekende opdracht “${name}”: zie crescendo --help.`,
  unexpected: (argument) => `“${argument}” wordt hier niet verwacht.`,
  unknownFlag: (flag) => `De optie ${flag} bestaat hier niet: zie --help.`,
  flagNeedsValue: (flag) => `${flag} heeft een waarde nodig.`,
  flagTakesNoValue: (flag) => `Bij ${flag} hoort geen waarde.`,
  takesOneOf: (flag, known, text) => `${flag} verwacht ${or(known)}, niet “${text}”.`,
  takesNumber: (flag, min, max, text) =>
    `${flag} verwacht een geheel getal van ${min} tot en met ${max}, niet “${text}”.`,
  whichGame: (known) => `Welk spel? Kies ${or(known)}.`,
  noGame: (id, known) => `Er is geen spel “${id}”: kies ${or(known)}.`,
  seatCount: (game, min, max, count) => `${game} heeft ${min} tot en met ${max} plaatsen, niet ${count}.`,
  tooManyPeople: (people, seats) => `${people} mensen passen niet op ${seats} plaatsen.`,
  noSeries: (game) => `${game} wordt niet in meerdere ronden gespeeld.`,
  firstByRules: (game) => `--first geldt niet voor dit spel: de regels van ${game} bepalen wie begint.`,
  firstTakesSeat: (seats, text) => `--first verwacht een plaats (${or(seats)}), niet “${text}”.`,
  noOption: (game, option, known) => `${game} heeft geen optie “${option}”: wel ${and(known)}.`,
  noPreset: (game, preset, known) => `${game} heeft geen variant “${preset}”: wel ${and(known)}.`,
  optionTakes: (game, option, kind, value) =>
    `De optie ${option} van ${game} verwacht ${values(kind)}, niet “${value}”.`,
  optionsNeedGame: '--options heeft een spel nodig: noem er een.',
  noBot: (id, game, known) => `Er is geen bot “${id}” voor ${game}: kies ${or(known)}.`,
  cannotRead: (file, why) => `${file} kan niet gelezen worden: ${why}.`,
  cannotWrite: (file, why) => `${file} kan niet geschreven worden: ${why}.`,
  fileWhy: {
    ENOENT: 'het bestand of de map bestaat niet',
    EISDIR: 'het is een map',
    EACCES: 'geen toegang',
    EROFS: 'het bestandssysteem is alleen-lezen',
    ENOTDIR: 'de map bestaat niet',
  },
  exists: (file) => `${file} bestaat al: kies een andere naam.`,
  whichRecord: 'Welke partij? Geef de naam van het bestand.',
  noSeat: (seat, seats) => `In dit spel voor ${seats} is er geen plaats “${seat}”.`,
  exportWhat: 'Wat uitvoeren? Geef bestanden van partijen, of puzzles.',
  verifyWhat: 'Wat nakijken? Geef het bestand van een partij, of --game met een spel of all.',
  notAShare: (file) => `${file} is niet wat een apparaat over dobbelstenen heeft genoteerd.`,
  fairNeedsFile: '--fair kijkt de worpen van een partij na: geef de naam van het bestand.',
  onlySolves: (games) =>
    `Alleen dit kan opgelost worden: ${games.map((game) => `crescendo solve ${game}`).join(', ')}.`,
  givenUp: (givenUp, games, limit, canEnd) =>
    `Na ${limit} gebeurtenissen nog niet afgelopen: ${givenUp} van ${games} spellen. Afgebroken spellen tellen voor niemand.${canEnd ? ' Probeer --options roundLimit=40.' : ''}`,
  noReview: {
    notOver: 'Het spel is nog niet afgelopen: er is geen terugblik.',
    alone: 'Alleen wint of verliest niemand: er is geen terugblik.',
    notLearnt: (game) => `Over ${game} is niets geleerd: geen terugblik, en geen geluk om af te trekken.`,
  },
  twoBots: 'Een arena heeft minstens twee bots nodig, bv. --bots expert,strong.',
  notFromArena: (file) => `${file} is niet door arena opgeslagen.`,
  otherSettings: (file) => `${file} is met andere instellingen opgeslagen.`,
  budget: (bot, text) => `Een budget is een aantal knopen, bv. ${bot}@10000, niet “${text}”.`,
  noData: (folder) => `In ${folder} staan geen gegevens: noem de map met --data.`,
  dataUnreadable: (why) => `De gegevens kunnen niet gelezen worden: ${why}.`,
  whichFile: 'In welk bestand moet de kopie komen?',
  whichBackup: 'Welke back-up moet worden teruggezet?',
  notRestored: {
    occupied: 'Er zijn al gegevens: kies met --data een andere map, of een lege database.',
    incomplete: (file) => `${file} is niet volledig: het einde ontbreekt.`,
    notABackup: (file) => `${file} is geen back-up die deze versie kan lezen.`,
    rowsNeeded: 'PostgreSQL heeft een back-up met .jsonl of .jsonl.gz nodig.',
    damaged: (file) => `${file} is beschadigd.`,
  },
  adminWhat: (known) => `Wat moet admin doen? Kies ${or(known)}.`,
  whichTable: 'Welke tafel? Een lijst geeft: crescendo admin tables.',
  noTable: (id) => `Er is geen tafel “${id}”.`,
  notStarted: 'Het spel aan deze tafel is nog niet begonnen: er valt niets te exporteren.',
  whichServer: 'Welke server? Geef het adres.',
  notAnAddress: (text) => `“${text}” is geen adres van een server.`,
  noAnswer: (address) => `Op ${address} antwoordt geen server.`,
  notCrescendo: (address) => `De server op ${address} is geen Crescendo-server.`,
  serverSays: (message) => `De server zegt: ${message}.`,
  unknownGame: (game) => `De server speelt ${game}, dat deze versie niet kent.`,
};
