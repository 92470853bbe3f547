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
    asPromised: 'Alles is gegaan zoals beloofd.',
    proof: {
      fixed:
        'Het getal van dit apparaat zit erbij, en alle andere stonden vast voordat het werd onthuld: niemand kon de worpen kiezen.',
      own: 'Het getal van dit apparaat zit erbij. Maar niet alle andere stonden van tevoren vast: wie met de server samenspant, had het zijne als laatste kunnen kiezen.',
      follows:
        'Dit apparaat heeft geen getal toegevoegd: of de getallen vrij zijn gekozen, weten alleen de apparaten aan tafel.',
    },
    unrevealed: (name) =>
      `${name} heeft een getal vastgelegd en niet onthuld: wie met de server samenspant, had zo tussen twee verlopen kunnen kiezen.`,
    ownShareMissing: 'Het getal van dit apparaat ontbreekt: het is weggelaten of vervangen.',
    shareExchanged: (name) => `Het getal van ${name} is verwisseld nadat dit apparaat het zijne had onthuld.`,
    shareChanged: (name) => `Het getal van ${name} past niet bij wat vóór het spel is vastgelegd.`,
    yesWhy: (throws) =>
      `Het geheime getal past bij de vingerafdruk, en ${throws === 1 ? 'de ene worp is' : `alle ${throws} worpen en gepakte stenen zijn`} precies wat uit die getallen volgt.`,
    no: 'Nee.',
    seenHere: 'Dit apparaat had de vingerafdruk aan tafel al onthouden: het is dezelfde.',
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
    how: 'De vingerafdruk is SHA-256 van het geheime getal; elke worp is HMAC-SHA-256 over alle getallen en zijn plaats in het spel. Het getal van elk apparaat wordt op dezelfde manier vastgelegd voordat er een wordt onthuld. Het nakijken gebeurt hier in je browser, zonder de server iets te vragen.',
  },
};
