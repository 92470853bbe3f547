const GAMES = '5vor12, rummikub, finito or qwinto';

export const HELP = `Crescendo: 5 vor 12, Rummikub, Finito! and Qwinto, in your terminal.

Usage: crescendo <command> [options]

  play [game]      play against bots, or with friends round one keyboard
  simulate         let bots play many games and count who wins
  arena            let every bot play every other, and rate them
  solve rummikub   the best play of a Rummikub position
  replay FILE      look at a recorded game, step by step
  verify FILE      play a record again and say whether it is right
  verify --game G  play random games and hold every state against the laws
  serve            a server for tables with friends anywhere
  join URL         play at a table on a server
  backup FILE      a copy of the server's data, while it runs
  admin            list, export and delete the tables of a server

Games: ${GAMES}.

  crescendo play 5vor12
  crescendo simulate --game qwinto --bots random,random --games 1000 --seed 1
  crescendo <command> --help      tells all about one command

Exit status: 0 all is well, 1 a record or a game is wrong, or a server cannot
start, 2 wrongly asked.
`;

const OPTIONS_HELP = `  --options "…"     the game's options, say "preset=lucky-numbers highest=15"`;

const COMMAND_HELP: { readonly [command: string]: string } = {
  play: `crescendo play [game]: play against bots, or with friends round one keyboard.

Games: ${GAMES}. What is not said is asked.

  --seats N         how many sit at the table
  --humans N        how many of them at this keyboard (1); the others are bots
  --bot B           how well the bots play: random, or what the game has
  --lang xx         de, fr, it, nl, es or en; else the language of your system
  --seed S          the same seed, the same tiles and dice
${OPTIONS_HELP}
  --series          several rounds with a options score, as in the booklet
  --record FILE     write the game to FILE, for replay and verify

In the game: ? shows the keys and how to play, : lets you type a move, q leaves.
Without a terminal, moves are read line by line from the standard input.
`,
  simulate: `crescendo simulate: let bots play many games and count who wins.

  --game G          ${GAMES}
  --bots a,b        one bot for each seat, such as expert,casual
  --games N         how many games (100)
  --seed S          the same seed, the same games (1)
${OPTIONS_HELP}
  --limit N         give a game up after N events (20000)
  --json            one JSON object: games, wins, meanScores, events,
                    eventsPerSecond, decisionMs (p50, p99, max for each seat)

A shared win counts its part to each winner. Random bots hardly ever end Finito:
give it --options roundLimit=40.
`,
  arena: `crescendo arena: let every bot play every other from every seat, and rate them.

  --game G          ${GAMES}
  --bots a,b,…      expert,strong,casual,beginner,greedy,random; a budget of
                    its own in nodes for one of them: expert@10000
  --games N         how many games for each pair (100)
  --seats N         the one bot alone against the other on N - 1 seats (2)
  --seed S          the same seed, the same games (1)
${OPTIONS_HELP}
  --threads N       how many at once; else one for each core
  --save FILE       keep what has been played; the same command goes on there
  --json            one JSON object: pairings and standings

Games in a row share their dice, once from each seat. Wins come with their 95 %
interval; 400 points of rating win ten games out of eleven.
`,
  solve: `crescendo solve rummikub: the best play of positions, read line by line as JSON.

  --objective O     tiles (most tiles, then points), points, or empty (the whole
                    rack or nothing)
  --preset P        whose rules, say carlit-fr-2007 (carlit-de-2007)
  --json            answer with a JSON object a line, in the same order: tiles,
                    points, table, played, steps, ms; or error

  echo '{"table":["B4 B5 B6"],"rack":["B3","J"],"opened":true}' | crescendo solve rummikub

Tiles are K R B Y (black, red, blue, yellow) with 1 to 13, and J. Points are what
the played tiles would cost on the rack; for an opening, what it counts.
`,
  replay: `crescendo replay FILE: look at a recorded game, step by step.

  --seat A          look through the eyes of seat A; else as a spectator
  --lang xx         de, fr, it, nl, es or en; else the language of your system
  --json            one JSON object: each event, whose turn it is, what is told

Right and left step forward and back, Home and End go to the ends, q leaves.
Without a terminal the whole game is listed.
`,
  verify: `crescendo verify FILE: play a record again and say whether it is right.
crescendo verify --game G --seeds N: play N random games under the laws.

  --game G          ${GAMES}, or all
  --seeds N         how many random games of each (200)
  --seed S          where the random games begin (1)
  --out DIR         where to write the record of a failure (here)
  --fair            also throw the dice of the record again: none was bent
  --json            the verdict as one JSON object

Exit status 0 when all is right, 1 when not. A failure writes a record that
replays to the fault.
`,
  serve: `crescendo serve: a server for tables with friends anywhere.

  --port P          where it listens (5112)
  --data DIR        where it keeps its one file (data)

More is set by environment variables: DATABASE_URL for PostgreSQL, and what
the README lists. Ctrl-C ends it; everybody's game goes on afterwards.
`,
  join: `crescendo join URL: play at a table on a server.

  crescendo join http://example.org:5112                  which tables are open
  crescendo join http://example.org:5112/t/TABLE          sit down, or look on
  crescendo join http://example.org:5112 --game qwinto    set up a table

  --game G          ${GAMES}
  --seats N         how many sit at the new table (2)
  --bots B          give its other seats to bots of this level
${OPTIONS_HELP}
  --series          several rounds with a options score, as in the booklet
  --public          everybody finds the new table in the lobby
  --watch           look on, even where a seat is free
  --name NAME       what the others call you
  --lang xx         de, fr, it, nl, es or en; else the language of your system

The keys are those of play. Whatever happens to the line or the server: the game
goes on where it was.
`,
  backup: `crescendo backup FILE: a copy of the server's data, consistent, while it runs.

  --data DIR        where the server keeps its file (data)

With DATABASE_URL set, the rows of PostgreSQL as one JSON object a line.
`,
  admin: `crescendo admin: look after the tables of a server.

  crescendo admin tables           list them, the newest first
  crescendo admin export TABLE     the record of a table, as far as it went
  crescendo admin delete TABLE     remove it with everything said at it

  --data DIR        where the server keeps its file (data)
  --json            the list as one JSON object
`,
};

export const helpFor = (command: string): string | undefined =>
  Object.hasOwn(COMMAND_HELP, command) ? COMMAND_HELP[command] : undefined;
