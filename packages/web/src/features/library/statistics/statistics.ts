// Statistics of a player's finished games. Pure: results in, figures out.
import { hasPoints } from '@crescendo/rules/manifests';
import type { FinishedGame, PlayerEntry } from '../../../session/saved/finished-games.ts';
import { botKind } from '../../../session/setup/bot-names.ts';

export interface Opponent {
  readonly player: PlayerEntry;
  readonly games: number;
  /** I won and they did not. */
  readonly wins: number;
  /** They won and I did not. */
  readonly losses: number;
}

export interface Scored {
  readonly id: string;
  readonly at: number;
  readonly score: number;
  readonly won: boolean;
}

export interface Statistics {
  readonly game: string;
  readonly played: number;
  /** Games against somebody: alone nobody wins or loses. */
  readonly contests: number;
  readonly won: number;
  /** The mean of single games: the sum of a series says nothing beside them. None where they are only won or lost. */
  readonly mean: number | undefined;
  readonly best: number | undefined;
  /** Games won in a row. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Games in which something was taken back. */
  readonly takenBack: number;
  /** The most frequent first. */
  readonly opponents: readonly Opponent[];
  /** The scores of single games, the oldest first. */
  readonly lastScores: readonly Scored[];
}

const SHOWN = 30;

const isWon = ({ seat, winners }: FinishedGame): boolean => winners.includes(seat);

const streaks = (contests: readonly FinishedGame[]): Pick<Statistics, 'streak' | 'longestStreak'> => {
  let streak = 0;
  let longestStreak = 0;
  for (const played of contests) {
    streak = isWon(played) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
};

/** A person may be called like a level: that is another opponent. */
const keyOf = ({ kind, name, level }: PlayerEntry): string =>
  `${kind} ${level === null ? name : botKind(level)}`;

/** Two of the same name at one table, as two bots may be, are one opponent. */
const opponentsIn = (contests: readonly FinishedGame[]): readonly Opponent[] => {
  const found = new Map<string, Opponent>();
  for (const { seat, players, winners } of contests) {
    const own = winners.includes(seat);
    const others = players.flatMap((player, other) =>
      other === seat ? [] : [{ player, won: winners.includes(other) }],
    );
    for (const [key, player] of new Map(others.map((other) => [keyOf(other.player), other.player]))) {
      const theirs = others.some((other) => keyOf(other.player) === key && other.won);
      const { games, wins, losses } = found.get(key) ?? { games: 0, wins: 0, losses: 0 };
      found.set(key, {
        player,
        games: games + 1,
        wins: wins + (own && !theirs ? 1 : 0),
        losses: losses + (theirs && !own ? 1 : 0),
      });
    }
  }
  return [...found.values()].sort(
    (a, b) => b.games - a.games || keyOf(a.player).localeCompare(keyOf(b.player)),
  );
};

const statisticsOfGame = (game: string, games: readonly FinishedGame[]): Statistics => {
  const contests = games.filter(({ players }) => players.length > 1);
  const isScored = hasPoints(game);
  const scored = games
    .filter(({ isSeries, players }) => !isSeries && (isScored || players.length > 1))
    .map((played) => ({
      id: played.id,
      at: played.at,
      score: played.scores[played.seat] ?? 0,
      won: played.players.length > 1 && isWon(played),
    }));
  const scores = isScored ? scored.map(({ score }) => score) : [];
  return {
    game,
    played: games.length,
    contests: contests.length,
    won: contests.filter(isWon).length,
    mean: scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    best: scores.length === 0 ? undefined : Math.max(...scores),
    ...streaks(contests),
    takenBack: games.filter(({ takenBack = 0 }) => takenBack > 0).length,
    opponents: opponentsIn(contests),
    lastScores: scored.slice(-SHOWN),
  };
};

/** For each game that was played: the most played first. A game that is listed twice counts once. */
export const statisticsOf = (results: readonly FinishedGame[]): readonly Statistics[] => {
  const once = [...new Map(results.map((played) => [played.id, played])).values()];
  const inOrder = once.sort((a, b) => a.at - b.at);
  return [...new Set(inOrder.map(({ game }) => game))]
    .map((game) =>
      statisticsOfGame(
        game,
        inOrder.filter((played) => played.game === game),
      ),
    )
    .sort((a, b) => b.played - a.played);
};
