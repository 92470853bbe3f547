import type { finito as en } from '../../en/help/finito.ts';
import { sentences } from '../../grammar/finito/sentences.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  aim: ({ counters, goal }) => ({
    title: 'Waar het om gaat',
    text: sentences(
      goal > 0
        ? `Wie heeft het eerst ${goal} stenen in oplopende volgorde op zijn speelbord, zonder een lagere ertussen?`
        : `Wie heeft het eerst alle ${counters} stenen in oplopende volgorde op zijn speelbord?`,
      'Je leest het speelbord als een bladzijde: rij voor rij, van links naar rechts. Vrije vakjes ertussen maken niet uit.',
    ),
    caption: 'Klaar: de stenen lopen op van de eerste tot de laatste. De lijn is nergens onderbroken.',
  }),
  things: ({ counters, numbers, squares, open, roundLimit }) => ({
    title: 'Het materiaal',
    text: sentences(
      roundLimit === 0 && 'Voor twee tot vier spelers.',
      `Iedereen heeft hetzelfde speelbord met ${squares} vakjes. De getallen lopen op van 1 tot en met ${numbers}: de eerste twee en de laatste twee staan er één keer${numbers > 4 ? ', alle andere twee keer' : ''}.`,
      `Iedereen heeft stenen van 1 tot en met ${counters}. Ze liggen omgekeerd; ${open === 1 ? 'één wordt' : `${open} worden`} omgedraaid.`,
      `Eén dobbelsteen met de getallen 1 tot en met ${numbers} geldt voor iedereen.`,
    ),
    caption: 'De dobbelsteen, je open stenen en hoeveel er nog omgekeerd liggen.',
  }),
  roll: () => ({
    title: 'Een worp',
    text: sentences(
      'Er wordt één keer gegooid, en het getal geldt voor iedereen. Iedereen kiest tegelijk.',
      'Zodra iedereen gekozen heeft, worden alle stenen tegelijk gelegd. Tot dan ziet niemand wat de anderen kiezen.',
    ),
  }),
  placing: ({ open, counters }) => ({
    title: 'Neerleggen',
    text: sentences(
      'Leg een van je open stenen op een vakje met het gegooide getal. Welke, bepaal je zelf, maar je moet er een leggen.',
      'Zijn beide vakjes met dat getal vrij, dan kies je er een.',
      `Daarna draai je een nieuwe steen om${open > 1 ? `, zodat er weer ${open} te kiezen zijn` : ''}, tot alle ${counters} op het speelbord liggen.`,
    ),
    caption: 'Er is 15 gegooid: beide vakjes 15 zijn vrij.',
  }),
  squares: ({ nearest }) => ({
    title: 'Als het getal bezet is',
    text: sentences(
      nearest
        ? 'Is geen enkel vakje met het gegooide getal vrij, dan gaat de steen op het eerstvolgende vrije vakje ervoor of erna, wat je maar wilt.'
        : 'Is geen enkel vakje met het gegooide getal vrij, dan gaat de steen op het eerstvolgende lagere of hogere getal dat nog een vrij vakje heeft. Zijn daar beide vakjes vrij, dan kies je zelf.',
      'Het eind van een rij maakt niet uit: daarna komt het eerste vakje van de volgende rij.',
      'Is er aan één kant niets vrij, dan blijft de andere kant over.',
    ),
    caption: nearest
      ? 'Er is 8 gegooid, maar beide vakjes 8 zijn bezet: de dichtstbijzijnde vrije vakjes zijn 7 en 10.'
      : 'Er is 8 gegooid, maar beide vakjes 8 zijn bezet: elk vrij vakje 7 of 10 mag.',
  }),
  moving: ({ passing, counters }) => ({
    title: 'Verplaatsen',
    text: sentences(
      `Liggen alle ${counters} stenen op het speelbord, dan verplaatst elke worp er één: pak een steen naar keuze en leg hem op het gegooide getal, met dezelfde regels als bij het neerleggen.`,
      'Wat vrij is, staat vast voordat je de steen optilt. Hij komt dus altijd op een ander vakje. Ook een steen op het gegooide getal mag verplaatst worden.',
      passing ? 'Wil je alles laten liggen? Dan mag je passen.' : 'Verplaatsen moet, ook als het pijn doet.',
    ),
    caption: 'Er is 17 gegooid: de 9 gaat erheen, en de volgorde klopt.',
  }),
  end: ({ goal, roundLimit }) => ({
    title: 'Het einde',
    text: sentences(
      'Na elke worp, als iedereen gespeeld heeft, worden de borden vergeleken.',
      goal > 0
        ? `Wie een oplopende reeks van minstens ${goal} stenen heeft, wint, ook terwijl er nog stenen worden neergelegd. Hebben meerdere spelers die, dan wint de langste reeks; bij gelijke lengte winnen ze samen.`
        : 'Wie alle stenen op volgorde heeft, roept “Finito!” en wint. Lukt het meerdere spelers bij dezelfde worp, dan winnen ze samen.',
      roundLimit > 0 &&
        `Na ${roundLimit} worpen is het in elk geval afgelopen: de langste oplopende reeks wint; bij gelijke lengte winnen ze samen.`,
    ),
  }),
  points: ({ counters }) => ({
    title: 'Punten',
    text: sentences(
      'Lees je stenen op volgorde en sla vrije vakjes over. Elke steen van je langste ononderbroken oplopende reeks is één punt waard.',
      `De getallen hoeven niet direct op elkaar te volgen. Alles op volgorde is ${counters} punten waard.`,
    ),
    caption: '2 · 5 · 6 · 9 · 11 is de langste oplopende reeks: vijf punten.',
  }),
  rounds: () => ({
    title: 'Meerdere ronden',
    text: sentences(
      'Jullie kunnen meerdere ronden spelen en de punten optellen. Spreek vooraf een totaal af dat je moet halen, of een aantal ronden.',
      'Halen meerdere spelers het totaal in dezelfde ronde, dan wint het hoogste; bij gelijke stand winnen ze samen.',
    ),
  }),
};
