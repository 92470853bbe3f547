import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import type { help as en } from '../../en/terminal/help.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const GAMES = list('it', GAME_IDS, 'or');
const TITLES = list('it', GAME_IDS.map(titleOf));
const OPTIONS = `  --options "…"     opzioni del gioco, p. es. "preset=lucky-numbers highest=15"`;
const LANG = '  --lang xx         de, fr, it, nl, es o en (altrimenti: lingua di sistema)';
const SEED = '  --seed S          stesso seme, stesse partite (altrimenti: 1)';
const DATA = '  --data CARTELLA   dove il server ha il suo database (altrimenti: data)';
const SERIES = '  --series          più round con punteggio, come nel regolamento';

export const help: Words<typeof en> = {
  program: `Crescendo: ${TITLES}, nel tuo terminale.

Uso: crescendo <comando> [opzioni]

  play [gioco]      giocare contro i bot, o con amici alla stessa tastiera
  simulate          far giocare molte partite ai bot e contare le vittorie
  arena             far giocare ogni bot contro ogni altro e valutarli
  solve rummikub    trovare la mossa migliore in una posizione di Rummikub
  top [GIORNO]      le stesse tessere per tutti e la mossa migliore
  replay FILE       rivedere passo per passo una partita registrata
  review FILE       fortuna, abilità e momenti decisivi di una partita
  verify FILE       rigiocare una partita registrata e verificarla
  verify --game G   giocare partite a caso e verificare ogni stato
  export            partite e problemi come JSON Lines, senza nomi
  open              i giochi nel browser
  serve             avviare un server per giocare con gli amici
  join URL          giocare a un tavolo su un server
  backup FILE       copiare i dati di un server in funzione
  restore FILE      ripristinare i dati di un server da un backup
  admin             elencare, esportare e cancellare i tavoli di un server

Giochi: ${GAMES}.

  crescendo play 5vor12
  crescendo simulate --game qwinto --bots random,random --games 1000 --seed 1
  crescendo <comando> --help      mostra le opzioni di un comando

Ogni comando parla la lingua del sistema, o quella di --lang: de, fr, it, nl, es
o en.

Codice di uscita: 0 tutto bene; 1 una partita non ha superato la verifica, o il
server non è partito; 2 argomenti non validi.
`,
  commands: {
    play: `crescendo play [gioco]: giocare contro i bot, o con amici alla stessa tastiera.

Giochi: ${GAMES}. Quello che manca ti viene chiesto.

  --seats N         quanti giocatori
  --humans N        quanti sono persone (altrimenti: 1); gli altri sono bot
  --bot B           random, greedy, beginner, casual, strong o expert
  --first S         il posto che comincia, p. es. B (altrimenti: A), nei giochi
                    le cui regole lo lasciano libero
${LANG}
  --seed S          stesso seme, stesse tessere e stessi dadi
${OPTIONS}
${SERIES}
  --rounds N        tanti round
  --target N        round finché qualcuno ha N punti
  --names A,B       come si chiamano le persone a questa tastiera
  --record FILE     salvare la partita in FILE, per replay e verify

Nel gioco: ? mostra i tasti e le regole, : permette di scrivere una mossa, q
esce. Senza terminale, le mosse si leggono riga per riga dallo standard input.
`,
    simulate: `crescendo simulate: far giocare molte partite ai bot e contare le vittorie.

  --game G          ${GAMES}
  --bots a,b        un bot per posto, p. es. expert,casual
  --games N         quante partite (altrimenti: 100)
${SEED}
${OPTIONS}
  --limit N         interrompere una partita dopo N eventi (altrimenti: 20000)
  --stable          ogni posto pesca lo stesso, qualunque scelta si faccia
  --json            scrivere un oggetto JSON: games, wins, meanScores, events,
                    eventsPerSecond, decisionMs (p50, p99, max per posto)

Una vittoria comune si divide. I bot random non finiscono quasi mai una partita
a Finito: usa --options roundLimit=40.
`,
    arena: `crescendo arena: ogni bot contro ogni altro, da ogni posto.

  --game G          ${GAMES}
  --bots a,b,…      expert,strong,casual,beginner,greedy,random; expert@10000 dà
                    un budget in nodi, expert:bold gioca con audacia
                    ed expert:careful con prudenza
  --games N         quante partite per coppia (altrimenti: 100)
  --seats N         un bot contro l’altro su N - 1 posti (altrimenti: 2)
${SEED}
${OPTIONS}
  --threads N       quante partite insieme (altrimenti: una per core)
  --save FILE       salvare i risultati; lo stesso comando riprende da lì
  --adjusted        togliere anche la fortuna: stessa media, intervallo minore
  --stable          ogni posto pesca lo stesso, qualunque scelta si faccia
  --json            scrivere un oggetto JSON: pairings e standings

Le partite consecutive hanno gli stessi dadi, una volta da ogni posto. Le quote
di vittoria hanno un intervallo al 95%. La valutazione conta le vittorie per
posto: su N posti la quota equa è 1/N, e un bot che vince la quota w delle sue
partite da solo contro N - 1 altri sta 400 * log10(w (N - 1) / (1 - w)) sopra di
loro. Con due posti, 400 punti sono dieci vittorie su undici.
`,
    solve: `crescendo solve rummikub: la mossa migliore in posizioni lette come righe JSON.

  --objective O     tiles (più tessere, poi punti), points, o empty (tutto il
                    supporto o niente)
  --preset P        quali regole, p. es. carlit-fr-2007 (altrimenti:
                    carlit-de-2007)
  --json            rispondere con un oggetto JSON per riga, nello stesso
                    ordine: tiles, points, table, played, steps, ms; oppure
                    error

  echo '{"table":["B4 B5 B6"],"rack":["B3","J"],"opened":true}' | crescendo solve rummikub

Le tessere sono K R B Y (nero, rosso, blu, giallo) da 1 a 13, e J. I punti sono
quanto le tessere calate costerebbero sul supporto; per un’apertura, quanto
vale.
`,
    top: `crescendo top [GIORNO]: lo stesso tavolo e le stesse tessere, 15 round.

Cala quello che vale di più; poi la mossa migliore viene mostrata e resta sul
tavolo. Un modo nostro di giocare con le tessere di Rummikub.

  GIORNO            2026-11-19 (altrimenti: oggi)
  --seed S          una partita a sé
${LANG}

Scrivi le combinazioni nuove e cambiate, p. es. K4 K5 K6 | R1 B1 Y1. Una riga
vuota finisce il round, q esce.
`,
    replay: `crescendo replay FILE: rivedere passo per passo una partita registrata.

  --seat A          mostrare ciò che vede il posto A (altrimenti: chi guarda)
${LANG}
  --json            scrivere un oggetto JSON: ogni evento, a chi tocca, novità

Destra e sinistra vanno avanti e indietro, Home e Fine all’inizio e alla fine, q
esce. Senza terminale, tutta la partita viene elencata.
`,
    review: `crescendo review FILE: fortuna, abilità e momenti decisivi.

${LANG}
  --json            scrivere un oggetto JSON: seats (start, result, luck, skill,
                    others, gift, adjusted, decisions, meanLoss, level), curve,
                    curves, moments, highlights;
                    con più round, uno per ogni round in rounds

Le probabilità sono quelle di esperti, giudicate da ciò che ogni posto poteva
vedere. Per ogni posto start + luck + skill + others = result. Una partita in
corso non ha analisi.
`,
    verify: `crescendo verify FILE: rigiocare una partita registrata e verificarla.
crescendo verify --game G --seeds N: giocare N partite a caso e verificarle.

  --game G          ${GAMES}, o all
  --seeds N         quante partite a caso di ogni gioco (altrimenti: 200)
  --seed S          il primo seme (altrimenti: 1)
  --out CARTELLA    dove salvare la partita di un errore (altrimenti: .)
  --share FILE      ciò che un dispositivo ha annotato sui dadi, per confronto
  --fair            fallire se la partita non dice nulla dei suoi dadi
  --json            scrivere il verdetto come un oggetto JSON

Codice di uscita: 0 se tutto è giusto, altrimenti 1. Un errore salva una partita
che si rigioca fino a quel punto.
`,
    export: `crescendo export: partite e problemi come JSON Lines, senza nomi.

  crescendo export FILE …                 partite registrate
  crescendo export puzzles                tutti i problemi
  crescendo export puzzles --game G       quelli di un gioco

docs/data.md descrive il formato.
`,
    open: `crescendo open: i giochi nel browser.

  --data CARTELLA   dove restano i tavoli con gli amici (altrimenti: nella
                    cartella personale)

Avvia un server su questo computer, alla porta 8080 o alla prima libera, e
mostra l’indirizzo per gli amici sulla stessa rete. Ctrl-C lo ferma; al riavvio
le partite riprendono.
`,
    serve: `crescendo serve: avviare un server per giocare con gli amici.

  --port P          la porta del server (altrimenti: 5112)
${DATA}

Il resto si regola con variabili d’ambiente: DATABASE_URL per PostgreSQL, e
quelle del README. Ctrl-C ferma il server; al riavvio le partite riprendono.
`,
    join: `crescendo join URL: giocare a un tavolo su un server.

  crescendo join http://example.org:5112                  scegliere un tavolo
  crescendo join http://example.org:5112/t/TAVOLO         giocare, o guardare
  crescendo join http://example.org:5112 --game qwinto    aprire un tavolo

  --game G          ${GAMES}
  --seats N         quanti giocatori al nuovo tavolo (altrimenti: 2)
  --bots B          dare gli altri posti a bot di questo livello
${OPTIONS}
${SERIES}
  --first S         il posto che comincia, p. es. B, o random (altrimenti: A),
                    nei giochi le cui regole lo lasciano libero
  --public          mostrare il nuovo tavolo tra i tavoli aperti
  --watch           guardare, anche se un posto è libero
  --name NOME       il nome che vedono gli altri
${LANG}

I tasti sono quelli di play. Se cade la connessione o il server, la partita
riprende da dov’era. Senza un terminale i tavoli aperti vengono elencati.
`,
    backup: `crescendo backup FILE: copiare i dati di un server in funzione.

${DATA}

Se il nome finisce con .jsonl o .jsonl.gz, tutte le righe vengono scritte come
JSON, che SQLite e PostgreSQL sanno ripristinare; altrimenti è una copia del
file SQLite. PostgreSQL, scelto con DATABASE_URL, scrive sempre JSON.
`,
    restore: `crescendo restore FILE: ripristinare i dati di un server da un backup.

${DATA}

Non devono esserci ancora dati. Un backup in .jsonl o .jsonl.gz va bene per
SQLite e, con DATABASE_URL, per PostgreSQL; la copia di un file SQLite solo per
SQLite. Un backup più vecchio viene aggiornato. Se qualcosa va storto, non
cambia nulla.
`,
    admin: `crescendo admin: gestire i tavoli di un server.

  crescendo admin tables           elencare i tavoli, i più recenti per primi
  crescendo admin export TAVOLO    scrivere la partita di un tavolo fin qui
  crescendo admin delete TAVOLO    cancellare un tavolo con eventi e messaggi
  crescendo admin top              mostrare chi e che cosa occupa più spazio

${DATA}
  --json            scrivere l’elenco come un oggetto JSON
`,
  },
};
