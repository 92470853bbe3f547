// The games of a group by evenings, and the results of each member.
import type { GroupGame, GroupTally } from '@crescendo/protocol';

/** Games that lie further apart belong to two evenings, in every time zone. */
const PAUSE_MS = 6 * 3_600_000;

/** The number of its evening for each of these moments, which are in order, the latest first. */
export const eveningsOf = (times: readonly number[]): readonly number[] => {
  const evenings: number[] = [];
  let evening = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (const at of times.toReversed()) {
    if (at - before >= PAUSE_MS) evening++;
    before = at;
    evenings.push(evening);
  }
  return evenings.toReversed();
};

type Played = Pick<GroupGame, 'game' | 'evening' | 'players' | 'winners'>;

const byGame = (own: readonly { readonly game: string; readonly isWon: boolean }[]): GroupTally['byGame'] =>
  [...new Set(own.map(({ game }) => game))].toSorted().map((game) => {
    const games = own.filter((one) => one.game === game);
    return { game, games: games.length, won: games.filter(({ isWon }) => isWon).length };
  });

/** Of members with as many wins: fewer games first, none at all last. */
const rank = ({ games }: GroupTally): number => (games === 0 ? Number.POSITIVE_INFINITY : games);

/** One line for each member, also for those who have not played yet; most wins first. */
export const tallyOf = (members: readonly string[], games: readonly Played[]): GroupTally[] =>
  members
    .map((member) => {
      const own = games.flatMap(({ game, evening, players, winners }) => {
        const seat = players.findIndex((player) => player.member === member);
        return seat < 0 ? [] : [{ game, evening, isWon: winners.includes(seat) }];
      });
      return {
        member,
        evenings: new Set(own.map(({ evening }) => evening)).size,
        games: own.length,
        won: own.filter(({ isWon }) => isWon).length,
        byGame: byGame(own),
      };
    })
    .toSorted((a, b) => b.won - a.won || (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
