import type { FinishedWords } from '../words.ts';

export const nl: FinishedWords = {
  title: (game) => `Een partij ${game}`,
  played: (date) => `Gespeeld op ${date}`,
  daily: (date) => `Spel van de dag, ${date}`,
  steps: 'Stap voor stap',
  eyes: 'Door wiens ogen',
  everybody: 'Wat iedereen ziet',
  link: 'De link naar deze partij',
  copyLink: 'Link kopiëren',
  lost: 'Hier is geen partij',
  going: 'Deze partij is nog bezig',
  toTable: 'Naar de tafel',
  fair: {
    title: 'Ging het eerlijk?',
    about:
      'Vóór de eerste zet koos de server een geheim getal en stuurde iedereen de vingerafdruk ervan. De apparaten aan tafel deden er eigen toevalsgetallen bij: elk wordt eerst vastgelegd met zijn vingerafdruk, en pas onthuld als alle vaststaan. Elke worp en elke gepakte steen volgt uit alles samen: niemand bepaalt hem alleen.',
    aboutServer:
      'Vóór de eerste zet koos de server een geheim getal en liet de vingerafdruk zien; elke worp en elke gepakte steen volgt daaruit. Niemand anders had een aandeel: zo valt het voor iedereen gelijk.',
    check: 'Nu nakijken',
    checking: 'Elke worp wordt nog eens gedaan …',
    yes: 'Ja, het ging eerlijk.',
    asPromised: 'Alles viel zoals beloofd.',
    proof: {
      fixed:
        'Het aandeel van dit apparaat zit erbij, en alle andere stonden vast voordat het werd onthuld: niemand kon de worpen kiezen.',
      own: 'Het aandeel van dit apparaat zit erbij. Maar niet alle andere stonden van tevoren vast: wie met de server samenspant, had het zijne als laatste kunnen kiezen.',
      follows:
        'Dit apparaat heeft er geen aandeel in: of de aandelen vrij zijn gekozen, weten alleen de apparaten aan tafel.',
    },
    unrevealed: (name) =>
      `${name} heeft een aandeel vastgelegd en niet onthuld: wie met de server samenspant, had zo tussen twee verlopen kunnen kiezen.`,
    ownShareMissing: 'Het aandeel van dit apparaat ontbreekt: het is weggelaten of vervangen.',
    shareExchanged: (name) =>
      `Het aandeel van ${name} is verwisseld nadat dit apparaat het zijne had onthuld.`,
    shareChanged: (name) => `Het aandeel van ${name} past niet bij wat vóór het spel is vastgelegd.`,
    yesWhy: (throws) =>
      `Het geheime getal past bij de vingerafdruk, en ${throws === 1 ? 'de ene worp viel' : `alle ${throws} worpen en gepakte stenen vielen`} precies zoals de aandelen het willen.`,
    no: 'Nee.',
    seenHere: 'Dit apparaat had de vingerafdruk aan tafel al onthouden: het is dezelfde.',
    otherCommitment: 'De vingerafdruk is niet die welke dit apparaat aan tafel heeft onthouden.',
    otherSeed: 'Het geheime getal past niet bij de vingerafdruk: een van beide is veranderd.',
    bent: (event, found, thrown) =>
      `Gebeurtenis ${event} was „${found}”. Volgens de aandelen had het „${thrown}” moeten zijn.`,
    notAGame: (event) => `Volgens de regels kan gebeurtenis ${event} niet.`,
    unreadable: 'Wat er over de dobbelstenen staat is niet te lezen.',
    notYet:
      'Dat kan morgen worden nagekeken: vandaag spelen anderen nog met dezelfde worpen, dus blijft het geheime getal tot dan geheim.',
    noSeed:
      'In deze partij staat niets over de dobbelstenen, zoals bij spellen op één apparaat. Er valt dus niets na te kijken.',
    numbers: 'De getallen',
    commitment: 'Vingerafdruk, vóór het spel getoond',
    seed: 'Geheim getal van de server',
    shareOf: (name) => `Aandeel van ${name}`,
    noShare: 'geen',
    fromHere: 'van dit apparaat',
    how: 'De vingerafdruk is SHA-256 van het geheime getal; elke worp is HMAC-SHA-256 over alle aandelen en zijn nummer. Elk aandeel wordt op dezelfde manier vastgelegd voordat er een wordt onthuld. Het nakijken gebeurt hier in je browser, zonder de server iets te vragen.',
  },
};
