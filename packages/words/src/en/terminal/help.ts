import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import { list } from '../../grammar/list.ts';

const GAMES = list('en-GB', GAME_IDS, 'or');
const TITLES = list('en-GB', GAME_IDS.map(titleOf));
const OPTIONS = `  --options "…"     the game's options, e.g. "preset=lucky-numbers highest=15"`;
const LANG = '  --lang xx         de, fr, it, nl, es or en (default: your system language)';
const SEED = '  --seed S          the same seed gives the same games (default: 1)';
const DATA = '  --data DIR        where the server keeps its database (default: data)';
const SERIES = '  --series          several rounds with a running score, as in the rule book';

/** The output of `--help`: lines of at most 80 columns. */
export const help = {
  program: `Crescendo: ${TITLES}, in your terminal.

Usage: crescendo <command> [options]

  play [game]      play against bots, or with friends at one keyboard
  simulate         let bots play many games and count the wins
  arena            let every bot play every other, and rate them
  solve rummikub   find the best play in a Rummikub position
  top [DAY]        the same tiles for everyone, and the best play of each round
  replay FILE      step through a recorded game
  review FILE      luck, skill and the moments that mattered in a recorded game
  verify FILE      replay a record and check it
  verify --game G  play random games and check every state against the laws
  export           games and puzzles as JSON Lines, without names
  open             the games in your browser
  serve            run a server for tables with friends
  join URL         play at a table on a server
  backup FILE      copy a server's data while it runs
  restore FILE     put a backup in the place of a server's data
  admin            list, export and delete a server's tables

Games: ${GAMES}.

  crescendo play 5vor12
  crescendo simulate --game qwinto --bots random,random --games 1000 --seed 1
  crescendo <command> --help      shows the options of a command

Every command speaks the language of your system, or the one given with --lang:
de, fr, it, nl, es or en.

Exit status: 0 success; 1 a record or game failed its check, or the server could
not start; 2 invalid arguments.
`,
  commands: {
    play: `crescendo play [game]: play against bots, or with friends at one keyboard.

Games: ${GAMES}. You will be asked for anything you
leave out.

  --seats N         how many players
  --humans N        how many of them are people (default: 1); the rest are bots
  --bot B           random, greedy, beginner, casual, strong or expert
  --first S         the seat that begins, e.g. B (default: A), in a game whose
                    rules leave that to you
${LANG}
  --seed S          the same seed gives the same tiles and dice
${OPTIONS}
${SERIES}
  --rounds N        so many rounds
  --target N        rounds until someone has N points
  --names A,B       what the people at this keyboard are called
  --record FILE     save the game to FILE, for replay and verify

In the game: ? shows the keys and how to play, : lets you type a move, q quits.
Without a terminal, moves are read line by line from standard input.
`,
    simulate: `crescendo simulate: let bots play many games and count the wins.

  --game G          ${GAMES}
  --bots a,b        one bot per seat, e.g. expert,casual
  --games N         how many games (default: 100)
${SEED}
${OPTIONS}
  --limit N         abandon a game after N events (default: 20000)
  --stable          each seat draws the same, whatever is chosen
  --json            print one JSON object: games, wins, meanScores, events,
                    eventsPerSecond, decisionMs (p50, p99, max for each seat)

A shared win is split between the winners. Random bots hardly ever finish a game
of Finito: use --options roundLimit=40.
`,
    arena: `crescendo arena: let every bot play every other from every seat, and rate them.

  --game G          ${GAMES}
  --bots a,b,…      expert,strong,casual,beginner,greedy,random; expert@10000
                    sets a budget in nodes, expert:bold plays boldly
                    and expert:careful carefully
  --games N         how many games per pair (default: 100)
  --seats N         one bot against the other on N - 1 seats (default: 2)
${SEED}
${OPTIONS}
  --threads N       how many games at once (default: one per core)
  --save FILE       save results to FILE; the same command resumes from it
  --adjusted        also subtract luck: the same mean, a narrower interval
  --stable          each seat draws the same, whatever is chosen
  --json            print one JSON object: pairings and standings

Consecutive games share their dice, once from each seat. Win rates come with a
95% interval. Ratings count wins per seat held: of N seats the fair share is
1/N, and a bot that wins w of its games alone against N - 1 others has a rating
400 * log10(w (N - 1) / (1 - w)) above theirs. With two seats, 400 points mean
ten wins out of eleven.
`,
    solve: `crescendo solve rummikub: find the best play in positions, read as JSON lines.

  --objective O     tiles (most tiles, then points), points, or empty (the whole
                    rack or nothing)
  --preset P        which rules, e.g. carlit-fr-2007 (default: carlit-de-2007)
  --json            answer with one JSON object per line, in the same order:
                    tiles, points, table, played, steps, ms; or error

  echo '{"table":["B4 B5 B6"],"rack":["B3","J"],"opened":true}' | crescendo solve rummikub

Tiles are K R B Y (black, red, blue, yellow) with 1 to 13, and J. Points are
what the played tiles would cost on the rack; for an opening, what it scores.
`,
    top: `crescendo top [DAY]: the same table and rack for everyone, 15 rounds.

Lay what is worth most; then the best play is shown and stays on the table.
A way of our own to play with Rummikub’s tiles, not a game of the booklet.

  DAY               2026-11-19 (default: today)
  --seed S          a game of its own
${LANG}

Type the new and changed sets, e.g. K4 K5 K6 | R1 B1 Y1. An empty line ends the
round, q leaves.
`,
    replay: `crescendo replay FILE: step through a recorded game.

  --seat A          show what seat A sees (default: what a spectator sees)
${LANG}
  --json            print one JSON object: each event, whose turn it is, news

Right and left step forward and back, Home and End jump to the ends, q quits.
Without a terminal the whole game is listed.
`,
    review: `crescendo review FILE: luck, skill and the moments that mattered.

${LANG}
  --json            print one JSON object: seats (start, result, luck, skill,
                    others, gift, adjusted, decisions, meanLoss, level), curve,
                    curves, moments, highlights;
                    for a series, one of these for each round in rounds

Chances are those of experts, judged by what each seat could see. For each seat
start + luck + skill + others = result. A game that is not over has no review.
`,
    verify: `crescendo verify FILE: replay a record and check it.
crescendo verify --game G --seeds N: play N random games and check the laws.

  --game G          ${GAMES}, or all
  --seeds N         how many random games of each (default: 200)
  --seed S          the first seed (default: 1)
  --out DIR         where to save the record of a failure (default: .)
  --share FILE      what a device wrote down about the dice, to compare with
  --fair            fail where the record does not say how its dice came about
  --json            print the verdict as one JSON object

Exit status: 0 if everything is correct, 1 if not. A failure saves a record that
replays up to the error.
`,
    export: `crescendo export: games and puzzles as JSON Lines, without names.

  crescendo export FILE …                 recorded games
  crescendo export puzzles                all puzzles
  crescendo export puzzles --game G       those of one game

The format is described in docs/data.md.
`,
    open: `crescendo open: the games in your browser.

  --data DIR        where tables with friends are kept (default: in your
                    home folder)

Starts a server on this computer, at port 8080 or the next free one, and prints
its address for friends on the same network. Ctrl-C stops it; games resume when
it restarts.
`,
    serve: `crescendo serve: run a server for tables with friends.

  --port P          the port to listen on (default: 5112)
${DATA}

Environment variables set the rest: DATABASE_URL for PostgreSQL, and those
listed in the README. Ctrl-C stops the server; games resume when it restarts.
`,
    join: `crescendo join URL: play at a table on a server.

  crescendo join http://example.org:5112                  choose a table
  crescendo join http://example.org:5112/t/TABLE          join a table, or watch
  crescendo join http://example.org:5112 --game qwinto    create a table

  --game G          ${GAMES}
  --seats N         how many players at the new table (default: 2)
  --bots B          fill its other seats with bots of this level
${OPTIONS}
${SERIES}
  --first S         the seat that begins, e.g. B, or random (default: A), in a
                    game whose rules leave that to you
  --public          list the new table in the lobby
  --watch           watch, even if a seat is free
  --name NAME       the name the others see
${LANG}

The keys are the same as in play. If the connection or the server fails, the
game resumes where it was. Without a terminal the open tables are listed.
`,
    backup: `crescendo backup FILE: make a consistent copy of a server's data while it runs.

${DATA}

A name with the ending .jsonl or .jsonl.gz gets all rows as JSON lines, which
SQLite and PostgreSQL both can restore; any other gets a copy of the SQLite
file. PostgreSQL, set by DATABASE_URL, always writes JSON lines.
`,
    restore: `crescendo restore FILE: put a backup in the place of a server's data.

${DATA}

There must be no data yet. Backups with the ending .jsonl or .jsonl.gz can be
restored to SQLite and, with DATABASE_URL, to PostgreSQL; a copy of a SQLite
file only to SQLite. An older backup is migrated. If anything fails, nothing
changes.
`,
    admin: `crescendo admin: manage a server's tables.

  crescendo admin tables           list the tables, newest first
  crescendo admin export TABLE     print the record of a table so far
  crescendo admin delete TABLE     delete a table with its events and chat
  crescendo admin top              show who and what takes most space

${DATA}
  --json            print the list as one JSON object
`,
  },
};
