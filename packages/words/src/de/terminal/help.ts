import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import type { help as en } from '../../en/terminal/help.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const GAMES = list('de', GAME_IDS, 'or');
const TITLES = list('de', GAME_IDS.map(titleOf));
const OPTIONS = `  --options "…"     Optionen des Spiels, z. B. "preset=lucky-numbers highest=15"`;
const LANG = '  --lang xx         de, fr, it, nl, es oder en (sonst: Sprache des Systems)';
const SEED = '  --seed S          gleicher Startwert, gleiche Spiele (sonst: 1)';
const DATA = '  --data ORDNER     wo der Server seine Datenbank hat (sonst: data)';
const SERIES = '  --series          mehrere Runden mit Punkten, wie in der Anleitung';

export const help: Words<typeof en> = {
  program: `Crescendo: ${TITLES} im Terminal.

Aufruf: crescendo <Befehl> [Optionen]

  play [Spiel]      gegen Bots spielen, oder mit Freunden an einer Tastatur
  simulate          Bots viele Spiele spielen lassen und die Siege zählen
  arena             jeden Bot gegen jeden spielen lassen und bewerten
  solve rummikub    den besten Zug in einer Rummikub-Stellung finden
  top [TAG]         für alle dieselben Steine und der beste Zug jeder Runde
  replay DATEI      eine aufgezeichnete Partie Schritt für Schritt ansehen
  review DATEI      Glück, Können und was in einer Partie den Ausschlag gab
  verify DATEI      eine Aufzeichnung nachspielen und prüfen
  verify --game G   zufällige Spiele spielen und jeden Zustand prüfen
  export            Spiele und Rätsel als JSON Lines, ohne Namen
  open              die Spiele im Browser
  serve             einen Server für Tische mit Freunden starten
  join URL          an einem Tisch auf einem Server spielen
  backup DATEI      die Daten eines laufenden Servers kopieren
  restore DATEI     eine Sicherung als Daten eines Servers einsetzen
  admin             Tische eines Servers auflisten, exportieren, löschen

Spiele: ${GAMES}.

  crescendo play 5vor12
  crescendo simulate --game qwinto --bots random,random --games 1000 --seed 1
  crescendo <Befehl> --help       zeigt die Optionen eines Befehls

Jeder Befehl spricht die Sprache deines Systems oder die von --lang: de, fr, it,
nl, es oder en.

Rückgabewert: 0 Erfolg; 1 eine Aufzeichnung oder ein Spiel hat die Prüfung nicht
bestanden, oder der Server startet nicht; 2 ungültige Argumente.
`,
  commands: {
    play: `crescendo play [Spiel]: gegen Bots oder mit Freunden an einer Tastatur spielen.

Spiele: ${GAMES}. Was fehlt, wird abgefragt.

  --seats N         wie viele mitspielen
  --humans N        wie viele davon Menschen sind (sonst: 1); der Rest sind Bots
  --bot B           random, greedy, beginner, casual, strong oder expert
  --first S         der Platz, der beginnt, z. B. B (sonst: A), in Spielen,
                    deren Regeln das offenlassen
${LANG}
  --seed S          gleicher Startwert, gleiche Steine und Würfe
${OPTIONS}
${SERIES}
  --rounds N        so viele Runden
  --target N        Runden, bis jemand N Punkte hat
  --names A,B       wie die Leute an dieser Tastatur heißen
  --record DATEI    die Partie in DATEI speichern, für replay und verify

Im Spiel: ? zeigt die Tasten und wie man spielt, mit : tippst du einen Zug, q
beendet. Ohne Terminal werden Züge Zeile für Zeile von der Eingabe gelesen.
`,
    simulate: `crescendo simulate: Bots viele Spiele spielen lassen und die Siege zählen.

  --game G          ${GAMES}
  --bots a,b        ein Bot je Platz, z. B. expert,casual
  --games N         wie viele Spiele (sonst: 100)
${SEED}
${OPTIONS}
  --limit N         ein Spiel nach N Ereignissen abbrechen (sonst: 20000)
  --stable          jeder Platz zieht dasselbe, was auch gewählt wird
  --json            ein JSON-Objekt ausgeben: games, wins, meanScores, events,
                    eventsPerSecond, decisionMs (p50, p99, max je Platz)

Ein gemeinsamer Sieg wird geteilt. Zufällige Bots beenden ein Spiel Finito fast
nie: Nimm --options roundLimit=40.
`,
    arena: `crescendo arena: jeden Bot gegen jeden von jedem Platz spielen lassen.

  --game G          ${GAMES}
  --bots a,b,…      expert,strong,casual,beginner,greedy,random; expert@10000
                    setzt ein Budget in Knoten, expert:bold spielt mutig
                    und expert:careful vorsichtig
  --games N         wie viele Spiele je Paar (sonst: 100)
  --seats N         ein Bot gegen den anderen auf N - 1 Plätzen (sonst: 2)
${SEED}
${OPTIONS}
  --threads N       wie viele Spiele zugleich (sonst: eines je Kern)
  --save DATEI      Ergebnisse in DATEI speichern; derselbe Befehl macht weiter
  --adjusted        auch das Glück abziehen: gleiches Mittel, engeres Intervall
  --stable          jeder Platz zieht dasselbe, was auch gewählt wird
  --json            ein JSON-Objekt ausgeben: pairings und standings

Aufeinanderfolgende Spiele haben dieselben Würfe, einmal von jedem Platz. Zu den
Siegquoten gehört ein 95-%-Intervall. Die Wertung zählt Siege je Platz: Von N
Plätzen ist 1/N der faire Anteil, und ein Bot, der den Anteil w seiner Spiele
allein gegen N - 1 andere gewinnt, liegt 400 * log10(w (N - 1) / (1 - w)) über
ihnen. Bei zwei Plätzen bedeuten 400 Punkte zehn Siege in elf Spielen.
`,
    solve: `crescendo solve rummikub: den besten Zug in Stellungen finden, als JSON-Zeilen.

  --objective O     tiles (die meisten Steine, dann Punkte), points oder empty
                    (das ganze Brett oder nichts)
  --preset P        welche Regeln, z. B. carlit-fr-2007 (sonst: carlit-de-2007)
  --json            mit einem JSON-Objekt je Zeile antworten, in derselben
                    Reihenfolge: tiles, points, table, played, steps, ms; oder
                    error

  echo '{"table":["B4 B5 B6"],"rack":["B3","J"],"opened":true}' | crescendo solve rummikub

Spielsteine sind K R B Y (schwarz, rot, blau, gelb) mit 1 bis 13, und J. Punkte
sind, was die gelegten Steine auf dem Brett kosten würden; beim ersten Auslegen,
was es zählt.
`,
    top: `crescendo top [TAG]: für alle derselbe Tisch und dieselben Steine, 15 Runden.

Leg aus, was am meisten zählt; dann wird der beste Zug gezeigt und bleibt
liegen. Unsere eigene Art, mit den Steinen von Rummikub zu spielen.

  TAG               2026-11-19 (sonst: heute)
  --seed S          eine Partie für sich
${LANG}

Tipp die neuen und geänderten Serien, z. B. K4 K5 K6 | R1 B1 Y1. Eine leere
Zeile beendet die Runde, q hört auf.
`,
    replay: `crescendo replay DATEI: eine aufgezeichnete Partie Schritt für Schritt ansehen.

  --seat A          zeigen, was Platz A sieht (sonst: was Zuschauer sehen)
${LANG}
  --json            ein JSON-Objekt ausgeben: jedes Ereignis, wer dran ist,
                    Neues

Rechts und links: vor und zurück; Pos1 und Ende: Anfang und Schluss; q beendet.
Ohne Terminal wird die ganze Partie aufgelistet.
`,
    review: `crescendo review DATEI: Glück, Können und was den Ausschlag gab.

${LANG}
  --json            ein JSON-Objekt ausgeben: seats (start, result, luck, skill,
                    others, gift, adjusted, decisions, meanLoss, level), curve,
                    curves, moments, highlights;
                    bei mehreren Runden eines für jede Runde in rounds

Die Chancen sind die von Profis, beurteilt nach dem, was jeder Platz sehen
konnte. Für jeden Platz gilt start + luck + skill + others = result. Ein Spiel,
das noch läuft, hat keinen Rückblick.
`,
    verify: `crescendo verify DATEI: eine Aufzeichnung nachspielen und prüfen.
crescendo verify --game G --seeds N: N zufällige Spiele spielen und prüfen.

  --game G          ${GAMES}, oder all
  --seeds N         wie viele zufällige Spiele von jedem (sonst: 200)
  --seed S          der erste Startwert (sonst: 1)
  --out ORDNER      wohin die Aufzeichnung eines Fehlers kommt (sonst: .)
  --share DATEI     vergleicht damit, was ein Gerät über die Würfel weiß
  --fair            scheitern, wo die Aufzeichnung nichts über ihre Würfel sagt
  --json            das Urteil als ein JSON-Objekt ausgeben

Rückgabewert: 0, wenn alles stimmt, sonst 1. Ein Fehler speichert eine
Aufzeichnung, die sich bis zu ihm nachspielen lässt.
`,
    export: `crescendo export: Spiele und Rätsel als JSON Lines, ohne Namen.

  crescendo export DATEI …                aufgezeichnete Spiele
  crescendo export puzzles                alle Rätsel
  crescendo export puzzles --game G       die eines Spiels

docs/data.md beschreibt das Format.
`,
    open: `crescendo open: die Spiele im Browser.

  --data ORDNER     wo Tische mit Freunden liegen (sonst: ein Ordner bei deinen
                    Dateien)

Startet einen Server auf diesem Rechner, an Port 8080 oder dem nächsten freien,
und nennt die Adresse für Freunde im selben Netz. Strg-C beendet ihn; nach dem
Neustart gehen die Spiele weiter.
`,
    serve: `crescendo serve: einen Server für Tische mit Freunden starten.

  --port P          der Port des Servers (sonst: 5112)
${DATA}

Alles Weitere regeln Umgebungsvariablen: DATABASE_URL für PostgreSQL und die,
die im README stehen. Strg-C beendet den Server; nach dem Neustart gehen die
Spiele weiter.
`,
    join: `crescendo join URL: an einem Tisch auf einem Server spielen.

  crescendo join http://example.org:5112                  einen Tisch aussuchen
  crescendo join http://example.org:5112/t/TISCH          mitspielen, zuschauen
  crescendo join http://example.org:5112 --game qwinto    einen Tisch aufmachen

  --game G          ${GAMES}
  --seats N         wie viele am neuen Tisch spielen (sonst: 2)
  --bots B          die anderen Plätze mit Bots dieser Stärke füllen
${OPTIONS}
${SERIES}
  --first S         der Platz, der beginnt, z. B. B, oder random (sonst: A), in
                    Spielen, deren Regeln das offenlassen
  --public          den neuen Tisch in die Liste der offenen Tische setzen
  --watch           zuschauen, auch wenn ein Platz frei ist
  --name NAME       der Name, den die anderen sehen
${LANG}

Die Tasten sind dieselben wie bei play. Fällt die Verbindung oder der Server
aus, geht das Spiel danach weiter, wo es war. Ohne Terminal werden die offenen
Tische aufgelistet.
`,
    backup: `crescendo backup DATEI: die Daten eines laufenden Servers konsistent kopieren.

${DATA}

Endet der Name auf .jsonl oder .jsonl.gz, werden alle Zeilen als JSON
geschrieben, und SQLite wie PostgreSQL können sie wiederherstellen; sonst
entsteht eine Kopie der SQLite-Datei. PostgreSQL, mit DATABASE_URL gewählt,
schreibt immer JSON.
`,
    restore: `crescendo restore DATEI: eine Sicherung als Daten eines Servers einsetzen.

${DATA}

Es dürfen noch keine Daten da sein. Sicherungen mit der Endung .jsonl oder
.jsonl.gz passen zu SQLite und, mit DATABASE_URL, zu PostgreSQL; die Kopie einer
SQLite-Datei nur zu SQLite. Eine ältere Sicherung wird auf den neuen Stand
gebracht. Wenn etwas misslingt, ändert sich nichts.
`,
    admin: `crescendo admin: die Tische eines Servers verwalten.

  crescendo admin tables           die Tische auflisten, die neuesten zuerst
  crescendo admin export TISCH     die bisherige Aufzeichnung eines Tisches
  crescendo admin delete TISCH     einen Tisch mit Ereignissen und Chat löschen
  crescendo admin top              zeigen, wer und was am meisten Platz braucht

${DATA}
  --json            die Liste als ein JSON-Objekt ausgeben
`,
  },
};
