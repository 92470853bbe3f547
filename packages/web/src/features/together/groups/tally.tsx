// Shows the results of the members: over all evenings and games, and by game.
import type { Group } from '@crescendo/protocol';
import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import type { GroupWords } from './words.ts';

type Inside = NonNullable<Group['inside']>;

const nameIn = ({ members }: Inside, id: string, words: GroupWords): string =>
  members.find((member) => member.id === id)?.name || words.somebody;

const isMe = ({ members }: Inside, id: string): boolean =>
  members.some((member) => member.id === id && member.you);

export const Tally = ({ inside, words }: { readonly inside: Inside; readonly words: GroupWords }) => {
  const { tally, played, evenings } = inside;
  const games = GAME_IDS.filter((game) =>
    tally.some(({ byGame }) => byGame.some((one) => one.game === game)),
  );
  return (
    <section class="leaf group-tally" aria-labelledby="group-tally">
      <h2 id="group-tally">
        {words.tally} {played > 0 && <small>{words.tallyFacts(played, evenings)}</small>}
      </h2>
      {played === 0 ? (
        <p class="quiet">{words.tallyNone}</p>
      ) : (
        <>
          <table class="group-table full-width">
            <thead class="text-13 soft">
              <tr>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.won}</th>
                <th scope="col">{words.games}</th>
                <th scope="col">{words.evenings}</th>
              </tr>
            </thead>
            <tbody>
              {tally.map((line) => (
                <tr key={line.member} class={isMe(inside, line.member) ? 'me' : ''}>
                  <th scope="row">{nameIn(inside, line.member, words)}</th>
                  <td class="number">{line.won}</td>
                  <td class="number">{line.games}</td>
                  <td class="number">{line.evenings}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {games.length > 1 && (
            <details>
              <summary class="fold-head">{words.byGame}</summary>
              <div class="group-wide">
                <table class="group-table full-width">
                  <thead class="text-13 soft">
                    <tr>
                      <th scope="col">{words.player}</th>
                      {games.map((game) => (
                        <th key={game} scope="col">
                          {titleOf(game)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {tally.map((line) => (
                      <tr key={line.member} class={isMe(inside, line.member) ? 'me' : ''}>
                        <th scope="row">{nameIn(inside, line.member, words)}</th>
                        {games.map((game) => {
                          const count = line.byGame.find((one) => one.game === game);
                          return (
                            <td key={game} class="number">
                              {count ? words.wonOf(count.won, count.games) : '–'}
                            </td>
                          );
                        })}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </details>
          )}
        </>
      )}
    </section>
  );
};
