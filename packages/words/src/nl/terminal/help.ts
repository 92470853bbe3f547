import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import type { help as en } from '../../en/terminal/help.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const GAMES = list('nl', GAME_IDS, 'or');
const TITLES = list('nl', GAME_IDS.map(titleOf));
const OPTIONS = `  --options "…"     opties van het spel, bv. "preset=lucky-numbers highest=15"`;
const LANG = '  --lang xx         de, fr, it, nl, es of en (anders: taal van het systeem)';
const SEED = '  --seed S          dezelfde startwaarde, dezelfde spellen (anders: 1)';
const DATA = '  --data MAP        waar de server zijn database heeft (anders: data)';
const SERIES = '  --series          meerdere ronden met een score, zoals in het boekje';

export const help: Words<typeof en> = {
  program: `Crescendo: ${TITLES}, in je terminal.

Gebruik: crescendo <opdracht> [opties]

  play [spel]       tegen bots spelen, of met vrienden aan één toetsenbord
  simulate          bots veel spellen laten spelen en de zeges tellen
  arena             elke bot tegen elke andere laten spelen en ze rangschikken
  solve rummikub    de beste zet in een Rummikub-stelling vinden
  top [DAG]         dezelfde stenen voor iedereen en de beste zet
  replay BESTAND    een opgeslagen partij stap voor stap bekijken
  review BESTAND    geluk, vaardigheid en de momenten die een partij beslisten
  verify BESTAND    een opgeslagen partij naspelen en nakijken
  verify --game G   willekeurige spellen spelen en elke toestand nakijken
  export            partijen en puzzels als JSON Lines, zonder namen
  open              de spellen in je browser
  serve             een server starten om met vrienden te spelen
  join URL          aan een tafel op een server spelen
  backup BESTAND    de gegevens van een draaiende server kopiëren
  restore BESTAND   een back-up terugzetten als gegevens van een server
  admin             tafels van een server tonen, exporteren en wissen

Spellen: ${GAMES}.

  crescendo play 5vor12
  crescendo simulate --game qwinto --bots random,random --games 1000 --seed 1
  crescendo <opdracht> --help     toont de opties van een opdracht

Elke opdracht spreekt de taal van je systeem, of die van --lang: de, fr, it, nl,
es of en.

Afsluitcode: 0 gelukt; 1 een partij of spel is niet goedgekeurd, of de server
kon niet starten; 2 ongeldige argumenten.
`,
  commands: {
    play: `crescendo play [spel]: tegen bots spelen, of met vrienden aan één toetsenbord.

Spellen: ${GAMES}. Wat je weglaat, wordt gevraagd.

  --seats N         hoeveel spelers
  --humans N        hoeveel daarvan mensen zijn (anders: 1); de rest zijn bots
  --bot B           random, greedy, beginner, casual, strong of expert
  --first S         de plaats die begint, bv. B (anders: A), in spellen waarvan
                    de regels dat vrijlaten
${LANG}
  --seed S          dezelfde startwaarde, dezelfde stenen en worpen
${OPTIONS}
${SERIES}
  --rounds N        zoveel rondes
  --target N        rondes tot iemand N punten heeft
  --names A,B       hoe de mensen aan dit toetsenbord heten
  --record BESTAND  de partij opslaan, voor replay en verify

In het spel: ? toont de toetsen en de regels, met : typ je een zet, q stopt.
Zonder terminal worden zetten regel voor regel van de invoer gelezen.
`,
    simulate: `crescendo simulate: bots veel spellen laten spelen en de zeges tellen.

  --game G          ${GAMES}
  --bots a,b        één bot per plaats, bv. expert,casual
  --games N         hoeveel spellen (anders: 100)
${SEED}
${OPTIONS}
  --limit N         een spel na N gebeurtenissen afbreken (anders: 20000)
  --stable          elke plaats trekt hetzelfde, wat er ook gekozen wordt
  --json            één JSON-object geven: games, wins, meanScores, events,
                    eventsPerSecond, decisionMs (p50, p99, max per plaats)

Een gedeelde zege wordt verdeeld onder de winnaars. Willekeurige bots maken een
spel Finito bijna nooit af: gebruik --options roundLimit=40.
`,
    arena: `crescendo arena: elke bot tegen elke andere, vanaf elke plaats.

  --game G          ${GAMES}
  --bots a,b,…      expert,strong,casual,beginner,greedy,random; expert@10000
                    geeft een budget in knopen, expert:bold speelt gedurfd
                    en expert:careful voorzichtig
  --games N         hoeveel spellen per paar (anders: 100)
  --seats N         één bot tegen de andere op N - 1 plaatsen (anders: 2)
${SEED}
${OPTIONS}
  --threads N       hoeveel spellen tegelijk (anders: één per kern)
  --save BESTAND    resultaten opslaan; dezelfde opdracht gaat daar verder
  --adjusted        ook het geluk aftrekken: zelfde gemiddelde, kleiner interval
  --stable          elke plaats trekt hetzelfde, wat er ook gekozen wordt
  --json            één JSON-object geven: pairings en standings

Opeenvolgende spellen hebben dezelfde worpen, één keer vanaf elke plaats. Bij de
winstkansen hoort een interval van 95%. De rangschikking telt zeges per plaats:
van N plaatsen is 1/N eerlijk, en een bot die het deel w van zijn spellen alleen
tegen N - 1 andere wint, staat 400 * log10(w (N - 1) / (1 - w)) boven hen. Met
twee plaatsen zijn 400 punten tien zeges op elf.
`,
    solve: `crescendo solve rummikub: de beste zet in stellingen, gelezen als JSON-regels.

  --objective O     tiles (de meeste stenen, dan punten), points, of empty (het
                    hele plankje of niets)
  --preset P        welke regels, bv. carlit-fr-2007 (anders: carlit-de-2007)
  --json            met één JSON-object per regel antwoorden, in dezelfde
                    volgorde: tiles, points, table, played, steps, ms; of error

  echo '{"table":["B4 B5 B6"],"rack":["B3","J"],"opened":true}' | crescendo solve rummikub

Stenen zijn K R B Y (zwart, rood, blauw, geel) met 1 tot en met 13, en J. Punten
zijn wat de gelegde stenen op het plankje zouden kosten; bij het uitkomen, wat
ze tellen.
`,
    top: `crescendo top [DAG]: dezelfde tafel en dezelfde stenen, 15 rondes.

Leg wat het meeste telt; dan wordt de beste zet getoond en die blijft liggen.
Onze eigen manier om met de stenen van Rummikub te spelen.

  DAG               2026-11-19 (anders: vandaag)
  --seed S          een spel op zich
${LANG}

Typ de nieuwe en veranderde combinaties, bijv. K4 K5 K6 | R1 B1 Y1. Een lege
regel sluit de ronde af, q stopt.
`,
    replay: `crescendo replay BESTAND: een opgeslagen partij stap voor stap bekijken.

  --seat A          tonen wat plaats A ziet (anders: wat een kijker ziet)
${LANG}
  --json            één JSON-object geven: elke gebeurtenis, wie aan de beurt is

Rechts en links gaan vooruit en terug, Home en End naar het begin en het einde,
q stopt. Zonder terminal wordt de hele partij getoond.
`,
    review: `crescendo review BESTAND: geluk, vaardigheid en de momenten die telden.

${LANG}
  --json            één JSON-object geven: seats (start, result, luck, skill,
                    others, gift, adjusted, decisions, meanLoss, level), curve,
                    curves, moments, highlights;
                    bij meerdere ronden één per ronde in rounds

De kansen zijn die van experts, beoordeeld naar wat elke plaats kon zien. Voor
elke plaats geldt start + luck + skill + others = result. Een spel dat nog
loopt, heeft geen terugblik.
`,
    verify: `crescendo verify BESTAND: een opgeslagen partij naspelen en nakijken.
crescendo verify --game G --seeds N: N willekeurige spellen spelen en nakijken.

  --game G          ${GAMES}, of all
  --seeds N         hoeveel willekeurige spellen van elk (anders: 200)
  --seed S          de eerste startwaarde (anders: 1)
  --out MAP         waar de partij van een fout wordt opgeslagen (anders: .)
  --share BESTAND   vergelijkt met wat een apparaat over de worpen weet
  --fair            mislukken als de partij niets over haar worpen zegt
  --json            het oordeel als één JSON-object geven

Afsluitcode: 0 als alles klopt, anders 1. Een fout slaat een partij op die tot
daar is na te spelen.
`,
    export: `crescendo export: partijen en puzzels als JSON Lines, zonder namen.

  crescendo export BESTAND …              opgenomen partijen
  crescendo export puzzles                alle puzzels
  crescendo export puzzles --game G       die van één spel

docs/data.md beschrijft het formaat.
`,
    open: `crescendo open: de spellen in je browser.

  --data MAP        waar tafels met vrienden bewaard worden (anders: een map bij
                    je eigen bestanden)

Start een server op deze computer, op poort 8080 of de eerstvolgende vrije, en
toont het adres voor vrienden op hetzelfde netwerk. Ctrl-C stopt hem; na de
herstart gaan de spellen verder.
`,
    serve: `crescendo serve: een server starten om met vrienden te spelen.

  --port P          de poort van de server (anders: 5112)
${DATA}

De rest regelen omgevingsvariabelen: DATABASE_URL voor PostgreSQL, en die in de
README. Ctrl-C stopt de server; na de herstart gaan de spellen verder.
`,
    join: `crescendo join URL: aan een tafel op een server spelen.

  crescendo join http://example.org:5112                  een tafel kiezen
  crescendo join http://example.org:5112/t/TAFEL          meedoen, of meekijken
  crescendo join http://example.org:5112 --game qwinto    een tafel openen

  --game G          ${GAMES}
  --seats N         hoeveel spelers aan de nieuwe tafel (anders: 2)
  --bots B          de andere plaatsen aan bots van dit niveau geven
${OPTIONS}
${SERIES}
  --first S         de plaats die begint, bv. B, of random (anders: A), in
                    spellen waarvan de regels dat vrijlaten
  --public          de nieuwe tafel bij de open tafels zetten
  --watch           meekijken, ook als er een plaats vrij is
  --name NAAM       de naam die de anderen zien
${LANG}

De toetsen zijn die van play. Valt de verbinding of de server weg, dan gaat het
spel verder waar het was. Zonder terminal worden de open tafels opgesomd.
`,
    backup: `crescendo backup BESTAND: de gegevens van een draaiende server kopiëren.

${DATA}

Eindigt de naam op .jsonl of .jsonl.gz, dan worden alle rijen als JSON-regels
geschreven, die SQLite en PostgreSQL kunnen terugzetten; anders is het een kopie
van het SQLite-bestand. PostgreSQL (DATABASE_URL) schrijft altijd JSON.
`,
    restore: `crescendo restore BESTAND: een back-up terugzetten als gegevens van een server.

${DATA}

Er mogen nog geen gegevens zijn. Een back-up met .jsonl of .jsonl.gz past bij
SQLite en, met DATABASE_URL, bij PostgreSQL; de kopie van een SQLite-bestand
alleen bij SQLite. Een oudere back-up wordt bijgewerkt. Als er iets misgaat,
verandert er niets.
`,
    admin: `crescendo admin: de tafels van een server beheren.

  crescendo admin tables           de tafels tonen, de nieuwste eerst
  crescendo admin export TAFEL     de partij van een tafel tot nu toe geven
  crescendo admin delete TAFEL     een tafel met zetten en berichten wissen
  crescendo admin top              tonen wie en wat de meeste ruimte inneemt

${DATA}
  --json            de lijst als één JSON-object geven
`,
  },
};
