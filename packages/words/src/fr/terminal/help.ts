import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import type { help as en } from '../../en/terminal/help.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const GAMES = list('fr', GAME_IDS, 'or');
const TITLES = list('fr', GAME_IDS.map(titleOf));
const OPTIONS = `  --options "…"     options du jeu, p. ex. "preset=lucky-numbers highest=15"`;
const LANG = '  --lang xx         de, fr, it, nl, es ou en (défaut : langue du système)';
const SEED = '  --seed S          même graine, mêmes parties (défaut : 1)';
const DATA = '  --data DOSSIER    où le serveur a sa base de données (défaut : data)';
const SERIES = '  --series          plusieurs manches avec un score, comme dans le livret';

export const help: Words<typeof en> = {
  program: `Crescendo : ${TITLES}, dans ton terminal.

Usage : crescendo <commande> [options]

  play [jeu]          jouer contre des robots, ou à plusieurs au même clavier
  simulate            faire jouer des robots et compter les victoires
  arena               faire jouer des robots les uns contre les autres et les
                      classer
  solve rummikub      trouver le meilleur coup dans une position de Rummikub
  top [JOUR]          les mêmes plaques pour tous et le meilleur coup
  replay FICHIER      revoir une partie enregistrée pas à pas
  review FICHIER      la chance, l’habileté et les moments décisifs d’une partie
  verify FICHIER      rejouer une partie enregistrée et la vérifier
  verify --game G     jouer des parties au hasard et vérifier chaque état
  export              parties et problèmes en JSON Lines, sans les noms
  open                les jeux dans le navigateur
  serve               lancer un serveur pour jouer entre amis
  join URL            jouer à une table d’un serveur
  backup FICHIER      copier les données d’un serveur en marche
  restore FICHIER     rétablir les données d’un serveur depuis une sauvegarde
  admin               lister, exporter et supprimer les tables d’un serveur

Jeux : ${GAMES}.

  crescendo play 5vor12
  crescendo simulate --game qwinto --bots random,random --games 1000 --seed 1
  crescendo <commande> --help     montre les options d’une commande

Chaque commande parle la langue du système, ou celle de --lang : de, fr, it, nl,
es ou en.

Code de sortie : 0 succès ; 1 une partie n’a pas passé la vérification, ou le
serveur n’a pas pu démarrer ; 2 arguments incorrects.
`,
  commands: {
    play: `crescendo play [jeu] : jouer contre des robots, ou à plusieurs au même clavier.

Jeux : ${GAMES}. Ce qui manque te sera demandé.

  --seats N         combien de joueurs
  --humans N        combien sont des personnes (défaut : 1) ; les autres sont
                    des robots
  --bot B           random, greedy, beginner, casual, strong ou expert
  --first S         la place qui commence, p. ex. B (défaut : A), dans un jeu
                    dont les règles le permettent
${LANG}
  --seed S          même graine, mêmes pièces et mêmes dés
${OPTIONS}
${SERIES}
  --rounds N        autant de manches
  --target N        des manches jusqu’à ce que quelqu’un ait N points
  --names A,B       le nom des personnes à ce clavier
  --record FICHIER  enregistrer la partie, pour replay et verify

En jeu : ? montre les touches et les règles, : permet de taper un coup, q
quitte. Sans terminal, les coups sont lus ligne par ligne sur l’entrée standard.
`,
    simulate: `crescendo simulate : faire jouer des robots et compter les victoires.

  --game G          ${GAMES}
  --bots a,b        un robot par place, p. ex. expert,casual
  --games N         combien de parties (défaut : 100)
${SEED}
${OPTIONS}
  --limit N         abandonner une partie après N événements (défaut : 20000)
  --stable          chaque place pioche de même, quel que soit le choix
  --json            écrire un objet JSON : games, wins, meanScores, events,
                    eventsPerSecond, decisionMs (p50, p99, max par place)

Une victoire à plusieurs est partagée. Des robots au hasard ne finissent presque
jamais une partie de Finito! : ajoute --options roundLimit=40.
`,
    arena: `crescendo arena : des robots les uns contre les autres, à chaque place.

  --game G          ${GAMES}
  --bots a,b,…      expert,strong,casual,beginner,greedy,random ; expert@10000
                    donne un budget en nœuds, expert:bold joue avec audace
                    et expert:careful avec prudence
  --games N         combien de parties par paire (défaut : 100)
  --seats N         un robot contre l’autre sur N - 1 places (défaut : 2)
${SEED}
${OPTIONS}
  --threads N       combien de parties à la fois (défaut : une par cœur)
  --save FICHIER    enregistrer les résultats ; la même commande reprend ensuite
  --adjusted        déduire aussi la chance : même moyenne, intervalle réduit
  --stable          chaque place pioche de même, quel que soit le choix
  --json            écrire un objet JSON : pairings et standings

Les parties qui se suivent ont les mêmes dés, une fois à chaque place. Les taux
de victoire ont un intervalle à 95 %. Le classement compte les victoires par
place : sur N places la part juste est 1/N, et un robot qui gagne la part w de
ses parties seul contre N - 1 autres est à 400 * log10(w (N - 1) / (1 - w))
au-dessus d’eux. À deux places, 400 points sont dix victoires sur onze.
`,
    solve: `crescendo solve rummikub : le meilleur coup dans des positions, en lignes JSON.

  --objective O     tiles (le plus de plaques, puis de points), points, ou empty
                    (tout le support ou rien)
  --preset P        quelles règles, p. ex. carlit-fr-2007 (défaut :
                    carlit-de-2007)
  --json            répondre par un objet JSON par ligne, dans le même ordre :
                    tiles, points, table, played, steps, ms ; ou error

  echo '{"table":["B4 B5 B6"],"rack":["B3","J"],"opened":true}' | crescendo solve rummikub

Les plaques sont K R B Y (noir, rouge, bleu, jaune) de 1 à 13, et J. Les points
sont ce que les plaques posées coûteraient sur le support ; à l’ouverture, ce
qu’elle vaut.
`,
    top: `crescendo top [JOUR] : la même table et les mêmes plaques, 15 manches.

Posez ce qui vaut le plus ; ensuite le meilleur coup est montré et reste sur la
table. Notre propre façon de jouer avec les plaques de Rummikub.

  JOUR              2026-11-19 (sinon : aujourd’hui)
  --seed S          une partie à part
${LANG}

Tapez les combinaisons nouvelles ou changées, p. ex. K4 K5 K6 | R1 B1 Y1.
Une ligne vide finit la manche, q quitte.
`,
    replay: `crescendo replay FICHIER : revoir une partie enregistrée pas à pas.

  --seat A          montrer ce que voit la place A (défaut : un spectateur)
${LANG}
  --json            écrire un objet JSON : chaque événement, à qui de jouer

Droite et gauche avancent et reculent, Début et Fin vont aux bouts, q quitte.
Sans terminal, toute la partie est listée.
`,
    review: `crescendo review FICHIER : la chance, l’habileté et les moments décisifs.

${LANG}
  --json            écrire un objet JSON : seats (start, result, luck, skill,
                    others, gift, adjusted, decisions, meanLoss, level), curve,
                    curves, moments, highlights,
                    et pour plusieurs manches un par manche dans rounds

Les probabilités sont celles d’experts, jugées d’après ce que chaque place
pouvait voir. Pour chaque place, start + luck + skill + others = result. Une
partie en cours n’a pas d’analyse.
`,
    verify: `crescendo verify FICHIER : rejouer une partie enregistrée et la vérifier.
crescendo verify --game G --seeds N : jouer N parties au hasard et les vérifier.

  --game G          ${GAMES}, ou all
  --seeds N         combien de parties au hasard de chaque jeu (défaut : 200)
  --seed S          la première graine (défaut : 1)
  --out DOSSIER     où enregistrer une partie fautive (défaut : .)
  --share FICHIER   ce qu’un appareil a noté sur les dés, pour comparer
  --fair            échouer si la partie ne dit rien de ses dés
  --json            écrire le verdict sous forme d’objet JSON

Code de sortie : 0 si tout est juste, sinon 1. En cas d’erreur, la partie est
enregistrée et se rejoue jusque-là.
`,
    export: `crescendo export : parties et problèmes en JSON Lines, sans les noms.

  crescendo export FICHIER …              des parties enregistrées
  crescendo export puzzles                tous les problèmes
  crescendo export puzzles --game G       ceux d’un jeu

docs/data.md décrit le format.
`,
    open: `crescendo open : les jeux dans le navigateur.

  --data DOSSIER    où sont gardées les tables entre amis (défaut : un dossier
                    personnel)

Lance un serveur sur cet ordinateur, au port 8080 ou au premier libre ensuite,
et affiche son adresse pour les amis du même réseau. Ctrl-C l’arrête ; les
parties reprennent au redémarrage.
`,
    serve: `crescendo serve : lancer un serveur pour jouer entre amis.

  --port P          le port du serveur (défaut : 5112)
${DATA}

Des variables d’environnement règlent le reste : DATABASE_URL pour PostgreSQL,
et celles du README. Ctrl-C arrête le serveur ; les parties reprennent au
redémarrage.
`,
    join: `crescendo join URL : jouer à une table d’un serveur.

  crescendo join http://example.org:5112                  choisir une table
  crescendo join http://example.org:5112/t/TABLE          jouer, ou regarder
  crescendo join http://example.org:5112 --game qwinto    ouvrir une table

  --game G          ${GAMES}
  --seats N         combien de joueurs à la nouvelle table (défaut : 2)
  --bots B          donner les autres places à des robots de ce niveau
${OPTIONS}
${SERIES}
  --first S         la place qui commence, p. ex. B, ou random (défaut : A),
                    dans un jeu dont les règles le permettent
  --public          montrer la nouvelle table parmi les tables ouvertes
  --watch           regarder, même si une place est libre
  --name NOM        le nom que les autres voient
${LANG}

Les touches sont celles de play. Si le réseau ou le serveur tombe, la partie
reprend là où elle était. Sans terminal, les tables ouvertes sont listées.
`,
    backup: `crescendo backup FICHIER : copier les données d’un serveur en marche.

${DATA}

Si le nom finit par .jsonl ou .jsonl.gz, toutes les lignes sont écrites en JSON,
que SQLite et PostgreSQL savent rétablir ; sinon, c’est une copie du fichier
SQLite. PostgreSQL, choisi par DATABASE_URL, écrit toujours du JSON.
`,
    restore: `crescendo restore FICHIER : rétablir les données d’un serveur.

${DATA}

Il ne doit pas encore y avoir de données. Une sauvegarde en .jsonl ou .jsonl.gz
convient à SQLite et, avec DATABASE_URL, à PostgreSQL ; la copie d’un fichier
SQLite à SQLite seulement. Une sauvegarde plus ancienne est mise à jour. En cas
d’échec, rien ne change.
`,
    admin: `crescendo admin : gérer les tables d’un serveur.

  crescendo admin tables           lister les tables, les plus récentes d’abord
  crescendo admin export TABLE     écrire la partie d’une table jusqu’ici
  crescendo admin delete TABLE     supprimer une table, ses coups et messages
  crescendo admin top              montrer qui et quoi prend le plus de place

${DATA}
  --json            écrire la liste sous forme d’objet JSON
`,
  },
};
