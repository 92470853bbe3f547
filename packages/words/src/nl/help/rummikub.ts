import type { rummikub as en } from '../../en/help/rummikub.ts';
import type { Words } from '../../words.ts';

const timeOf = (seconds: number): string => {
  if (seconds % 60 > 0) return `${seconds} seconden`;
  return seconds === 60 ? 'één minuut' : `${seconds / 60} minuten`;
};

export const rummikub: Words<typeof en> = {
  aim: {
    title: 'Waar het om gaat',
    text: () => ['Leg als eerste al je stenen op tafel.'],
  },
  tiles: {
    title: 'Het materiaal',
    text: ({ values, colours, copies, jokers, handSize, deal }) => [
      deal !== 'jokerEach' && 'Voor twee tot vier spelers.',
      `De getallen 1 tot en met ${values} in ${colours === 4 ? 'zwart, rood, blauw en geel' : `${colours} kleuren`}, elk ${copies === 2 ? 'twee keer' : 'één keer'}, en ${jokers === 0 ? 'geen joker' : jokers === 1 ? 'één joker' : `${jokers} jokers`}.`,
      `Iedereen heeft ${handSize} stenen op een plankje dat niemand anders ziet. De rest ligt gesloten in de pot.`,
    ],
  },
  sets: {
    title: 'Combinaties',
    text: ({ colours }) => [
      'Een rij: drie of meer getallen achter elkaar, allemaal in één kleur.',
      `Een groep: hetzelfde getal drie${colours > 3 ? ' of vier' : ''} keer, telkens in een andere kleur.`,
    ],
    caption: 'Een rij en een groep.',
  },
  wrong: {
    title: 'Wat geen combinatie is',
    text: ({ values }) => [
      `Na de ${values} komt niets: de 1 is altijd de laagste.`,
      'Een groep heeft nooit twee keer dezelfde kleur.',
      'Een rij mengt geen kleuren, en twee stenen zijn nooit genoeg.',
    ],
    caption: 'Geen van deze is een combinatie.',
  },
  start: {
    title: 'Het begin',
    text: ({ startDraw, deal, threePairsRedeal, handSize }) => [
      startDraw === 'beforeDeal' &&
        'Iedereen pakt een steen; het hoogste getal begint. Daarna wordt er gedeeld.',
      startDraw === 'afterDeal' && 'Na het delen pakt iedereen een steen; het hoogste getal begint.',
      startDraw !== 'none' && 'Bij gelijke getallen nog een keer; een joker telt niet.',
      deal === 'jokerEach' && `Iedereen krijgt een joker en dan nog ${handSize - 1} stenen.`,
      deal === 'twoStacks' && 'Iedereen krijgt twee stapels stenen.',
      threePairsRedeal &&
        'Heb je drie paren van precies dezelfde stenen gekregen? Dan mag je ze laten zien, en wordt alles opnieuw geschud en gedeeld.',
    ],
  },
  turn: {
    title: 'Jouw beurt',
    text: ({ mustLay }) => [
      'Leg zoveel stenen als je wilt, minstens één: als nieuwe combinatie, of bij combinaties die er al liggen.',
      'Kun of wil je niet? Pak dan een steen. Je beurt is dan afgelopen; die steen mag je pas in je volgende beurt leggen.',
      'Daarna is de volgende aan de beurt, met de klok mee.',
      mustLay &&
        'Huisregel: ben je uitgekomen en kun je leggen, dan moet het. Pakken mag alleen als er niets past.',
    ],
    caption: 'Gemarkeerde stenen komen van het plankje.',
  },
  opening: {
    title: 'Uitkomen',
    text: ({ openMin, openTableLocked, mayDelayOpening }) => [
      `De eerste keer dat je legt, moeten je eigen combinaties samen minstens ${openMin} punten waard zijn. Getallen tellen hun waarde, een joker die van de steen waarvoor hij staat.`,
      openTableLocked
        ? 'In die beurt blijft de tafel zoals hij is: niets verbouwen, niets aanleggen.'
        : `De ${openMin} punten moeten alleen van je plankje komen; daarna mag je in dezelfde beurt verder en de tafel gebruiken.`,
      !mayDelayOpening && 'Kun je uitkomen, dan moet het.',
    ],
    caption: '27 en 12 punten: dat is genoeg.',
  },
  rebuild: {
    title: 'Verbouwen',
    text: () => [
      'Als je bent uitgekomen, mag je alles op tafel uit elkaar halen en opnieuw bouwen.',
      'Aan het eind van je beurt moet elke combinatie kloppen, mag er niets van tafel verdwenen zijn en moet minstens één steen van je plankje gekomen zijn.',
    ],
    caption: 'Een tweede 6 splitst de rij 4 5 6 7 8 in tweeën.',
  },
  borrow: {
    title: 'Een steen lenen',
    text: () => ['Je mag een steen uit een combinatie halen zolang de rest klopt, of weer wordt aangevuld.'],
    caption: 'De 11 komt erbij, zo is de 8 vrij voor een nieuwe groep.',
  },
  jokers: {
    title: 'Jokers',
    text: ({ jokerSets, jokerFreeByRebuild }) => [
      'Een joker staat voor elke steen. In een rij is hij het getal van zijn plaats, in een groep een kleur die ontbreekt.',
      jokerSets === 'free' && 'Een combinatie met een joker mag je verbouwen zoals elke andere.',
      jokerSets === 'extendOnly' && 'Een combinatie met een joker mag groeien, maar niet gesplitst worden.',
      jokerSets === 'locked' && 'Een combinatie met een joker blijft precies zo tot de joker vervangen is.',
      jokerSets === 'free' &&
        (jokerFreeByRebuild
          ? 'Je mag de joker pakken als de rest klopt.'
          : 'Je krijgt de joker alleen door de steen te leggen waarvoor hij staat.'),
    ],
    caption: 'Het kleine getal zegt wat de joker is.',
  },
  replace: {
    title: 'Een joker vervangen',
    text: ({ jokerSwapFrom, jokerReuse, jokerNotBeforeOpening }) => [
      `Leg de steen waarvoor hij staat op zijn plaats${jokerSwapFrom === 'rack' ? ', van je plankje' : ', van je plankje of van tafel'}; in een groep mag elke kleur die ontbreekt.`,
      jokerReuse === 'sameTurn'
        ? 'De joker moet in dezelfde beurt weer op tafel liggen. Op je plankje komt hij nooit.'
        : 'De joker moet in dezelfde beurt in een nieuwe combinatie. Op je plankje komt hij nooit.',
      jokerReuse === 'sameTurnNewSet' &&
        'Een combinatie is nieuw als ze niet meer alle getallen bevat van een rij of groep die er al lag. Een combinatie die een getal kwijt is, telt dus als nieuw.',
      jokerNotBeforeOpening && 'In de beurt waarin je uitkomt, mag je geen joker vrijmaken.',
    ],
    caption: 'De 6 neemt de plaats van de joker in, en die helpt elders.',
  },
  time: {
    title: 'De tijd',
    text: ({ seconds, bank, increment, timeout, penaltyTiles }) => [
      seconds > 0 && `Met een klok heb je ${timeOf(seconds)} per beurt.`,
      bank > 0 &&
        `Met een klok heb je ${Math.round(bank / 60)} minuten in totaal, en ${increment} seconden erbij per beurt.`,
      timeout === 'keepOrThree' &&
        `Tijd om? Een tafel die klopt, telt als je beurt. Anders blijft liggen wat al klopt en gaat de rest terug: je pakt één steen, of ${penaltyTiles} als je al iets had verplaatst.`,
      timeout === 'drawOrThree' &&
        `Tijd om? Een tafel die klopt, telt als je beurt. Anders gaat alles terug en pak je één steen, of ${penaltyTiles} als je al iets had verplaatst.`,
      timeout === 'revertAndThree' &&
        `Tijd om? Alles gaat terug naar zijn plaats en je pakt ${penaltyTiles === 1 ? 'één steen' : `${penaltyTiles} stenen`}.`,
    ],
  },
  empty: {
    title: 'Als de pot leeg is',
    text: ({ emptyPool }) => [
      emptyPool === 'mustPlay' &&
        'Wie een steen kan leggen, moet dat doen; wie niet kan, past. Heeft iedereen na elkaar gepast, dan is de ronde afgelopen.',
      emptyPool === 'playOn' && 'Leg of pas. Heeft iedereen na elkaar gepast, dan is de ronde afgelopen.',
      emptyPool === 'lastTurns' &&
        'Iedereen heeft nog één beurt, te beginnen met wie de laatste steen pakte. Dan is de ronde afgelopen.',
    ],
  },
  score: {
    title: 'Einde en punten',
    text: ({ jokerPenalty, neverOpened, couldHaveOpened }) => [
      'Wie de laatste steen legt, wint. De anderen verliezen wat er op hun plankje staat; de winnaar krijgt alles samen.',
      `Een joker op het plankje kost ${jokerPenalty} punten.`,
      'Raakt niemand al zijn stenen kwijt, dan wint wie de minste punten op zijn plankje heeft en verliezen de anderen het verschil.',
      'Hebben meerderen even weinig, dan winnen ze samen en delen ze wat de anderen verliezen.',
      neverOpened > 0 &&
        `Wie nooit is uitgekomen, verliest ${neverOpened} extra${couldHaveOpened > neverOpened ? `, en ${couldHaveOpened} als het had gekund` : ''}.`,
      'Over meerdere ronden worden alle punten opgeteld en wint het hoogste totaal; bij gelijke stand zijn er meerdere winnaars. Volgens de internationale regels van 2019 wint wie de meeste ronden heeft gewonnen; de punten beslissen alleen bij gelijke stand.',
    ],
  },
};
