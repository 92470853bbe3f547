import type { OptionKind } from '@crescendo/rules';
import type { errors as en } from '../../en/terminal/errors.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const or = (known: readonly (string | number)[]): string => list('it', known, 'or');
const and = (known: readonly (string | number)[]): string => list('it', known);
const values = (kind: OptionKind): string => {
  if (kind.kind === 'flag') return 'true o false';
  return kind.kind === 'choice' ? or(kind.of) : `un numero intero da ${kind.min} a ${kind.max}`;
};

export const errors: Words<typeof en> = {
  unknownCommand: (name) => `Comando «${name}» sconosciuto: vedi crescendo --help.`,
  unexpected: (argument) => `«${argument}» non è previsto qui.`,
  unknownFlag: (flag) => `Qui l’opzione ${flag} non esiste: vedi --help.`,
  flagNeedsValue: (flag) => `${flag} richiede un valore.`,
  flagTakesNoValue: (flag) => `${flag} non vuole un valore.`,
  takesOneOf: (flag, known, text) => `${flag} accetta ${or(known)}, non «${text}».`,
  takesNumber: (flag, min, max, text) =>
    `${flag} accetta un numero intero da ${min} a ${max}, non «${text}».`,
  whichGame: (known) => `Quale gioco? Scegli ${or(known)}.`,
  noGame: (id, known) => `Il gioco «${id}» non esiste: scegli ${or(known)}.`,
  seatCount: (game, min, max, count) => `${game} ha da ${min} a ${max} posti, non ${count}.`,
  tooManyPeople: (people, seats) => `${people} persone non stanno in ${seats} posti.`,
  noSeries: (game) => `${game} non si gioca in più round.`,
  firstByRules: (game) => `--first non vale per questo gioco: chi comincia lo decidono le regole di ${game}.`,
  firstTakesSeat: (seats, text) => `--first accetta un posto, ${or(seats)}, non «${text}».`,
  noOption: (game, option, known) => `${game} non ha l’opzione «${option}»: ci sono ${and(known)}.`,
  noPreset: (game, preset, known) => `${game} non ha la variante «${preset}»: ci sono ${and(known)}.`,
  optionTakes: (game, option, kind, value) =>
    `L’opzione ${option} di ${game} accetta ${values(kind)}, non «${value}».`,
  optionsNeedGame: '--options richiede un gioco: indicane uno.',
  noBot: (id, game, known) => `Per ${game} non c’è il bot «${id}»: scegli ${or(known)}.`,
  cannotRead: (file, why) => `Impossibile leggere ${file}: ${why}.`,
  cannotWrite: (file, why) => `Impossibile scrivere ${file}: ${why}.`,
  fileWhy: {
    ENOENT: 'il file o la cartella non esiste',
    EISDIR: 'è una cartella',
    EACCES: 'permesso negato',
    EROFS: 'il file system è di sola lettura',
    ENOTDIR: 'la cartella non esiste',
  },
  exists: (file) => `${file} esiste già: scegli un altro nome.`,
  whichRecord: 'Quale partita? Indica il nome del file.',
  noSeat: (seat, seats) => `In questa partita per ${seats} non c’è il posto «${seat}».`,
  exportWhat: 'Che cosa esportare? Indica i file di alcune partite, o puzzles.',
  verifyWhat: 'Che cosa verificare? Indica il file di una partita, o --game con un gioco o all.',
  notAShare: (file) => `${file} non è ciò che un dispositivo ha annotato sui dadi.`,
  fairNeedsFile: '--fair verifica i dadi di una partita: indica il nome del file.',
  onlySolves: (games) =>
    `Si può risolvere solo: ${games.map((game) => `crescendo solve ${game}`).join(', ')}.`,
  givenUp: (givenUp, games, limit, canEnd) =>
    `Partite non finite dopo ${limit} eventi: ${givenUp} su ${games}. Sono state interrotte e non contano per nessuno.${canEnd ? ' Prova --options roundLimit=40.' : ''}`,
  noReview: {
    notOver: 'La partita non è finita: non c’è un’analisi.',
    alone: 'Da soli non si vince e non si perde: non c’è un’analisi.',
    notLearnt: (game) => `Su ${game} non è stato imparato nulla: né analisi, né fortuna da togliere.`,
  },
  twoBots: 'Un’arena richiede almeno due bot, p. es. --bots expert,strong.',
  notFromArena: (file) => `${file} non è stato salvato da arena.`,
  otherSettings: (file) => `${file} è stato salvato con altre impostazioni.`,
  budget: (bot, text) => `Un budget è un numero di nodi, p. es. ${bot}@10000, non «${text}».`,
  noData: (folder) => `In ${folder} non ci sono dati: indica la cartella con --data.`,
  dataUnreadable: (why) => `Impossibile leggere i dati: ${why}.`,
  whichFile: 'In quale file scrivere la copia?',
  whichBackup: 'Quale backup va ripristinato?',
  notRestored: {
    occupied: 'Ci sono già dei dati: scegli un’altra cartella con --data, o un database vuoto.',
    incomplete: (file) => `${file} non è completo: manca la fine.`,
    notABackup: (file) => `${file} non è un backup che questa versione sa leggere.`,
    rowsNeeded: 'PostgreSQL vuole un backup in .jsonl o .jsonl.gz.',
    damaged: (file) => `${file} è danneggiato.`,
  },
  adminWhat: (known) => `Che cosa deve fare admin? Scegli ${or(known)}.`,
  whichTable: 'Quale tavolo? L’elenco: crescendo admin tables.',
  noTable: (id) => `Il tavolo «${id}» non esiste.`,
  notStarted: 'La partita a questo tavolo non è cominciata: non c’è niente da esportare.',
  whichServer: 'Quale server? Indica il suo indirizzo.',
  notAnAddress: (text) => `«${text}» non è l’indirizzo di un server.`,
  noAnswer: (address) => `Nessun server risponde a ${address}.`,
  notCrescendo: (address) => `Il server ${address} non è un server Crescendo.`,
  serverSays: (message) => `Il server dice: ${message}.`,
  unknownGame: (game) => `Il server gioca a ${game}, che questa versione non conosce.`,
};
