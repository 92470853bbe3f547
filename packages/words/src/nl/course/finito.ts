import type { finito as en } from '../../en/course/finito.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  winning: {
    idea: [
      'Je wint zodra je twaalf stenen oplopend liggen, ook met vrije vakjes ertussen.',
      'De worp is voor iedereen gelijk: zoek de zet die je laatste steen op zijn plek brengt.',
    ],
    steps: [
      'Elf stenen liggen goed. Alleen de 12 ligt vooraan, en er valt 19.',
      'De 12 gaat naar de 19, achter alle andere. Finito!',
    ],
  },
  chain: {
    idea: [
      'Lees je stenen van het eerste vakje tot het laatste: zolang elke steen hoger is dan de vorige, vormen ze een ketting.',
      'Hoe langer die is, hoe minder zetten je later nodig hebt.',
    ],
    steps: [
      'Je 2, 5 en 9 liggen oplopend. Er valt 6, en de 4 ligt open.',
      'De 4 past tussen de 2 en de 5: nu heeft de ketting vier stenen.',
      'Er valt 18, en de 11 volgt achter de 9. Vijf.',
    ],
  },
  'first-counters': {
    idea: [
      'Lage stenen horen aan het begin van het bord, hoge aan het eind.',
      'Kies de steen waarvan de plek het dichtst bij de worp ligt.',
    ],
    steps: [
      'De eerste worp is 10, het midden van het bord. 3, 6 en 11 liggen open.',
      'De 6 hoort in het midden: er komen vijf stenen voor en zes na.',
      'Er valt 4. Daar komt de 3, met ruimte voor 1 en 2 ervoor.',
    ],
  },
  ends: {
    idea: [
      'De getallen 1, 2, 19 en 20 hebben één vakje, alle andere twee.',
      'Een steen die aan het eind hoort, ligt daar veilig: er hoeft niets meer na te komen.',
    ],
    steps: [
      'Er valt 20, het laatste vakje, en de 12 ligt open.',
      'De 12 gaat helemaal naar het eind en hoeft nooit meer weg.',
      'Er valt 1: de 1 gaat helemaal naar het begin.',
    ],
  },
  'which-square': {
    idea: [
      'Is het gegooide getal bezet, dan kies je het eerstvolgende vrije vakje, lager of hoger.',
      'Neem het vakje waarbij de volgorde klopt en er genoeg vakjes blijven voor de stenen ertussen.',
    ],
    steps: [
      'Weer valt 10, en beide 10’en zijn bezet. Je kiest tussen de volgende vrije 9 en de volgende vrije 11.',
      'De 8 gaat naar de 11, achter de 5 en de 6. Op de 9 zou die ervoor liggen.',
    ],
  },
  gaps: {
    idea: [
      'Tussen twee stenen moet minstens één vakje vrij zijn voor elke steen die er nog tussen hoort.',
      'Tel voor je plaatst: te weinig ruimte kost later een zet.',
    ],
    steps: [
      'Je 4 ligt op een 5, en er valt 6. De 8 zou te weinig vakjes laten voor 5, 6 en 7.',
      'De 6 heeft er maar één nodig, voor de 5, en dat is vrij.',
      'Er valt 10. Nu past de 8: tussen 6 en 8 is ruimte voor de 7.',
    ],
  },
  'which-counter': {
    idea: [
      'Er liggen meer stenen open, en één past het best bij de worp.',
      'Tel hoeveel stenen ervoor moeten liggen en hoeveel erna.',
    ],
    steps: [
      'Je 3 en 10 liggen ver uit elkaar. Er valt 12, dicht bij de 10; 5, 7 en 8 liggen open.',
      'De 8 past het best: tussen de 8 en de 10 hoort één steen, tussen de 3 en de 8 vier.',
    ],
  },
  'what-to-move': {
    idea: [
      'Liggen al je stenen, dan verplaats je er bij elke worp een.',
      'Neem een steen die niet op volgorde ligt en spaar je langste reeks.',
    ],
    steps: [
      'Twee stenen liggen verkeerd: de 12 aan het begin en de 1 aan het eind. Er valt 17.',
      'De 12 gaat achter de 11. Van de tien goede is er geen verplaatst.',
      'Er valt 1, en de 1 gaat naar het begin. Finito!',
    ],
  },
  'last-steps': {
    idea: [
      'Tegen het eind wacht je op bepaalde worpen.',
      'Laat gaten die zo breed zijn dat er veel getallen in passen.',
    ],
    steps: [
      'Alleen de 6 ligt verkeerd, en er valt 20, die niet helpt. Verplaatsen moet je toch.',
      'Je verplaatst de 6, die toch weg moet. De ruimte tussen 5 en 7 blijft groot.',
      'Er valt 8, midden in die ruimte. Finito!',
    ],
  },
  'finishing-rolls': {
    idea: [
      'Ontbreekt er nog één steen, tel dan de getallen van de dobbelsteen die het spel beëindigen.',
      'Verplaats zo dat het er meer worden: vijf van de twintig getallen is vijf keer zoveel als één.',
    ],
    steps: [
      'Tussen 5 en 7 ontbreekt de 6. Alleen de getallen 6 en 7 zouden het spel beëindigen. Er valt 11.',
      'Je schuift de 7 naar achteren. Nu beëindigen 6, 7, 8, 9 en 10 het spel.',
      'Er valt 9, die eerst niet had geholpen. Finito!',
    ],
  },
};
