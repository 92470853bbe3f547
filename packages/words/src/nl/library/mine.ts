import type { mine as en } from '../../en/library/mine.ts';
import type { Words } from '../../words.ts';

export const mine: Words<typeof en> = {
  title: 'Mijn spellen',
  games: 'Spellen',
  statistics: 'Statistieken',
  data: 'Mijn gegevens',

  forMe: 'Jij bent aan de beurt',
  forOthers: 'Anderen zijn aan de beurt',
  notBegun: 'Nog niet begonnen',
  over: 'Uitgespeeld',
  here: 'alleen op dit apparaat',
  daily: 'Spel van de dag',
  freeSeats: (n) => (n === 0 ? 'geen plaats vrij' : n === 1 ? 'één plaats vrij' : `${n} plaatsen vrij`),
  somebody: 'iemand',
  won: 'Gewonnen',
  wonBy: (winners, count) => `${winners} ${count === 1 ? 'heeft' : 'hebben'} gewonnen`,
  lost: 'Verloren',
  tied: 'Gelijk',
  none: 'Nog geen spel',
  noneWhy: 'Wat je speelt, vind je hier terug: wat bezig is, wat op je wacht en wat afgelopen is.',
  begin: 'Kies een spel',
  toDaily: 'Spellen van de dag',
  onlyHere: 'Tot dan zie je alleen wat op dit apparaat staat.',
  again: 'Opnieuw proberen',

  review: 'Terugblik',
  exercises: (n) =>
    n === 1
      ? 'Eén moment uit je spellen wacht als oefening.'
      : `${n} momenten uit je spellen wachten als oefening.`,
  toExercises: 'Oefenen',

  stats: {
    none: 'Nog niets te tellen',
    noneWhy: 'Na je eerste spel tegen een bot of met anderen zie je hier je resultaten.',
    played: 'Gespeeld',
    won: 'Gewonnen',
    wonOf: (won, of) => `${won} van ${of}`,
    mean: 'Gemiddeld',
    best: 'Beste score',
    streak: 'Gewonnen op rij',
    longest: 'Langste winstreeks',
    takenBack: 'Met teruggenomen zetten',
    last: 'Je laatste spellen',
    picture: (count, least, most) =>
      `De laatste ${count} spellen, het oudste eerst: tussen ${least} en ${most} punten.`,
    meanLine: 'je gemiddelde',
    asTable: 'Als tabel',
    date: 'Dag',
    points: 'Punten',
    outcome: 'Uitslag',
    notWon: 'Verloren',
    against: 'Tegen wie',
    opponent: 'Tegenstander',
    winsLosses: 'Gewonnen : verloren',
    together: 'Spellen',
    note: 'Meerdere ronden achter elkaar tellen als één spel; hun punten tellen hier niet mee. Spellen waarbij jullie één apparaat delen, tellen niet mee.',
  },

  strength: {
    title: 'Hoe sterk je bent',
    like: (lower, upper) =>
      lower === upper ? `Je bent ongeveer zo sterk als ${lower}.` : `Je zit tussen ${lower} en ${upper}.`,
    below: (upper) => `Je bent nog niet zo sterk als ${upper}.`,
    sure: (games, range) =>
      `Na ${games === 1 ? 'één spel' : `${games} spellen`} is dat ${range === undefined ? 'vrij zeker' : `een schatting: ${range[0] === undefined ? `hoogstens ${range[1]}` : `van ${range[0]} tot ${range[1]}`}`}.`,
    rating: (mean, error, casual, base) => `Rating ${mean} ± ${error}; ${casual} heeft ${base}.`,
    note: 'Spellen met tips of teruggenomen zetten zeggen niets over hoe sterk je bent.',
  },

  overTime: {
    title: 'Geluk en vaardigheid in spellen met terugblik',
    luck: 'Geluk',
    skill: 'Jij',
    usual: 'gemiddeld geluk',
    picture: (games, luck, skill) =>
      `Geluk en vaardigheid in de laatste ${games} spellen met terugblik, het oudste eerst. Gemiddeld: geluk ${luck}, jij ${skill}.`,
    line: (games, luck, skill) => `Gemiddeld over ${games} spellen: geluk ${luck}, jij ${skill}.`,
    recurring: 'Fouten die steeds terugkomen',
    times: (n) => `${n} keer`,
    toExercises: 'Naar je oefeningen',
    trend: {
      less: 'de laatste tijd minder vaak',
      more: 'de laatste tijd vaker',
      same: 'ongeveer even vaak als eerst',
    },
  },

  month: {
    title: 'Jouw maand als afbeelding',
    which: 'Maand',
    make: 'Afbeelding maken',
    games: (n) => (n === 1 ? '1 spel' : `${n} spellen`),
    won: (won, of) => `${won} van de ${of} gewonnen`,
    luck: 'Geluk',
    you: 'Mijn zetten',
    alt: (month) => `${month} in één oogopslag: spellen, gewonnen, geluk en wat je beslissingen kostten.`,
    share: 'Afbeelding delen',
    save: 'Afbeelding opslaan',
    saved: (file) => `Opgeslagen als ${file}. Je vindt het bij je downloads.`,
  },

  mine: {
    about:
      'Er is geen account. De server herkent deze browser aan een willekeurige sleutel en weet van jou alleen dit.',
    kept: ({ tables, talk, people }) =>
      [
        tables > 0 ? `Tafels waaraan nooit is gespeeld, worden na ${tables} dagen gewist.` : '',
        talk > 0 ? `Berichten worden na ${talk} dagen gewist.` : '',
        people > 0 ? `Ben je ${people} dagen niet hier, dan wordt alles over jou gewist.` : '',
        'Afgelopen partijen blijven bewaard.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    unknown: 'Tot nu toe weet de server niets van je. Pas als je met anderen speelt, onthoudt hij iets.',
    known: 'Wat de server weet',
    since: 'Bekend sinds',
    devices: 'Apparaten',
    tables: 'Tafels',
    talk: 'Berichten',
    push: 'Apparaten met meldingen',
    groups: 'Groepen',
    exercises: 'Oefeningen',
    nameTitle: 'Je naam',
    name: 'Naam die anderen zien',
    nameHint: 'Hoogstens 24 tekens. Geldt ook aan tafels waar je al zit.',
    nameSave: 'Naam veranderen',
    nameSaved: (name) => `Je heet nu ${name}.`,
    second: 'Een tweede apparaat',
    secondHint:
      'Speel verder op je telefoon: met dezelfde naam, aan dezelfde tafels en met dezelfde oefeningen.',
    getCode: 'Code tonen',
    codeHow: (address) =>
      `Scan de QR-code met het andere apparaat, of open daar ${address} en typ deze code:`,
    code: 'Je code',
    codeQr: 'QR-code voor je tweede apparaat',
    codeLeft: (minutes) =>
      minutes === 1
        ? 'Geldt nog één minuut, voor één apparaat.'
        : `Geldt nog ${minutes} minuten, voor één apparaat.`,
    codeOver: 'Deze code is verlopen.',
    newCode: 'Nieuwe code tonen',
    haveCode: 'Ik heb een code van een ander apparaat',
    export: 'Je gegevens downloaden',
    exportHint: 'Alles wat de server van je weet en deze browser heeft opgeslagen, in één bestand.',
    exportDo: 'Bestand opslaan',
    exported: 'Het bestand is opgeslagen.',
    delete: 'Van de server wissen',
    deleteHint: 'Je naam, je apparaten en al je berichten verdwijnen van de server.',
    deleteDo: 'Mijn gegevens wissen',
    deleteAsk: 'Alles van de server wissen?',
    deleteWhat: [
      'In lopende spellen speelt een bot voor je verder; je kunt niet terug naar je plaats.',
      'Tafels die je hebt geopend en die nog niet begonnen zijn, worden gesloten.',
      'Je resultaten en je plaatsen bij de spellen van de dag zijn weg. Uitgespeelde partijen blijven voor de anderen, zonder je naam.',
      'Je wordt uit je groepen verwijderd. Een groep zonder andere leden wordt gewist.',
      'Je andere apparaten zijn dan ook niet meer bekend. Dat kun je niet ongedaan maken.',
    ],
    deleteYes: 'Ja, alles wissen',
    deleteNo: 'Bewaren',
    deleted: 'De server is je vergeten.',
    hereToo: 'Wat deze browser zelf heeft opgeslagen, wis je bij de',
    settings: 'instellingen',
  },
};
