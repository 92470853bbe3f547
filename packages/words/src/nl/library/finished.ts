import type { finished as en } from '../../en/library/finished.ts';
import type { Words } from '../../words.ts';

export const finished: Words<typeof en> = {
  title: (game) => `Een partij ${game}`,
  played: (date) => `Gespeeld op ${date}`,
  daily: (date) => `Spel van de dag, ${date}`,
  steps: 'Stap voor stap',
  viewAs: 'Gezien door',
  everybody: 'Wat iedereen ziet',
  link: 'De link naar deze partij',
  copyLink: 'Link kopiëren',
  lost: 'Hier is geen partij',
  going: 'Deze partij is nog bezig',
  toTable: 'Naar de tafel gaan',
  fair: {
    title: 'Ging het eerlijk?',
    about:
      'Vóór de eerste zet koos de server een geheim getal en stuurde iedereen de vingerafdruk ervan. Elk apparaat aan tafel voegde een eigen toevalsgetal toe: dat werd eerst vastgelegd met een vingerafdruk, en pas onthuld toen alle vaststonden. Elke worp en elke gepakte steen volgt uit al die getallen samen: niemand bepaalt hem alleen.',
    aboutServer:
      'Vóór de eerste zet koos de server een geheim getal en liet de vingerafdruk zien; elke worp en elke gepakte steen volgt daaruit. Niemand anders droeg iets bij: zo krijgt iedereen dezelfde worpen en stenen.',
    check: 'Nu nakijken',
    checking: 'Elke worp wordt nagerekend…',
    yes: 'Ja, het ging eerlijk.',
    proven: (throws) =>
      `Het getal van dit apparaat zit erbij. De getallen van de server en van alle anderen, en alles wat er worpen van maakt, stonden vast voordat het werd onthuld; en ${throws === 1 ? 'de ene worp volgt' : `alle ${throws} worpen en gepakte stenen volgen`} daaruit. Niemand kon ze dus kiezen.`,
    unless: (names) => `Eerlijk, tenzij ${names} en de server samenspanden.`,
    unlessWhy: (names, seats, outcomes) =>
      seats === 1
        ? `${names} heeft een getal vastgelegd en niet onthuld. Wie alle getallen kende, had zo tussen ${outcomes} verlopen kunnen kiezen. Verder kon niemand iets kiezen.`
        : `${names} hebben getallen vastgelegd en niet onthuld. Wie alle getallen kende, had zo uit ${outcomes} verlopen kunnen kiezen. Verder kon niemand iets kiezen.`,
    unproven: 'Er is niets mis, maar niet alles is bewezen.',
    follows: (throws) =>
      `${throws === 1 ? 'De ene worp volgt' : `Alle ${throws} worpen en gepakte stenen volgen`} uit de getallen in de partij.`,
    because: {
      'cut-off': 'De opgeslagen partij houdt op voordat het spel uit is.',
      late: 'Het getal van dit apparaat zit er niet bij: het was niet op tijd bij de server. Dat gebeurt bij een trage verbinding, maar de server kan het ook hebben weggelaten.',
      'old-version':
        'Deze tafel komt uit een eerdere versie van Crescendo: een server had ongemerkt nieuwe getallen kunnen vragen, of kunnen veranderen wie begint.',
      'server-alone':
        'Hier heeft alleen de server een getal. Dit apparaat had de vingerafdruk niet eerder gezien; vergelijk hem bij een spel van de dag met anderen: hij moet voor iedereen dezelfde zijn.',
      'server-beforehand':
        'Hier heeft alleen de server een getal. Maar dit apparaat had de vingerafdruk de dag ervoor al gezien: het is niet voor jou uitgekozen.',
      'no-memory':
        'Dit apparaat heeft geen getal in deze worpen: of alle getallen vóór het spel vaststonden, weet alleen een apparaat dat er een heeft.',
    },
    agreedAnew: (times) =>
      `Je hebt ${times === 1 ? 'één keer' : `${times} keer`} met nieuwe worpen ingestemd nadat dit apparaat al een getal had onthuld: wie met de server samenspant, kan andere hebben gewild.`,
    ownShareMissing: 'Het getal van dit apparaat ontbreekt: het is weggelaten of vervangen.',
    shareExchanged: (name) => `Het getal van ${name} is verwisseld nadat dit apparaat het zijne had onthuld.`,
    shareChanged: (name) => `Het getal van ${name} past niet bij wat vóór het spel is vastgelegd.`,
    changedTerms:
      'Wat van de getallen worpen maakt, is iets anders dan dit apparaat vóór het spel heeft genoteerd.',
    otherTerms: 'De opgeslagen partij is niet die waarvoor de getallen zijn vastgelegd.',
    linesRemoved:
      'Dit apparaat herinnert zich de worpen van deze tafel, maar in de partij staat er niets over.',
    wrongResult: 'De uitslag in de partij volgt niet uit de zetten.',
    no: 'Nee.',
    otherCommitment: 'De vingerafdruk is een andere dan die dit apparaat aan tafel heeft onthouden.',
    otherSeed: 'Het geheime getal past niet bij de vingerafdruk: een van beide is veranderd.',
    bent: (event, found, thrown) =>
      `Gebeurtenis ${event} was “${found}”. Volgens de getallen had het “${thrown}” moeten zijn.`,
    notAGame: (event) => `Volgens de regels kan gebeurtenis ${event} niet.`,
    unreadable: 'Wat er over de dobbelstenen staat, is niet te lezen.',
    notYet:
      'Dat kan morgen worden nagekeken: vandaag spelen anderen nog met dezelfde worpen, dus blijft het geheime getal tot dan geheim.',
    noSeed:
      'In deze partij staat niets over de dobbelstenen, zoals bij spellen op één apparaat. Er valt dus niets na te kijken.',
    numbers: 'De getallen',
    commitment: 'Vingerafdruk, vóór het spel getoond',
    seed: 'Geheim getal van de server',
    shareOf: (name) => `Getal van ${name}`,
    noShare: 'geen',
    fromHere: 'van dit apparaat',
    terms: 'Vastgelegd vóór het spel',
    memory: 'Wat dit apparaat heeft genoteerd',
    limits: 'Wat geen bewijs dekt',
    limitList: [
      'Tafels die worden opgegeven: wie met de server samenspant, kent de worpen een ogenblik voor het spel begint, en kan een tafel verlaten als ze niet bevallen.',
      'Vooruitkijken: de server kent tijdens het spel alle getallen. Niemand kan iets kiezen, maar een oneerlijke server zou iemand kunnen vertellen wat er komt.',
      'Bots: die draaien op de server.',
      'Mensen die op elkaars scherm kijken.',
    ],
    how: 'De vingerafdruk is SHA-256 van het geheime getal; elke worp is HMAC-SHA-256 over alle getallen, wat vóór het spel is vastgelegd en zijn plaats in het spel. Het getal van elk apparaat wordt op dezelfde manier vastgelegd voordat er een wordt onthuld. Het document “Fair dice” van Crescendo beschrijft elke stap. Het nakijken gebeurt hier in je browser, zonder de server iets te vragen.',
  },
};
