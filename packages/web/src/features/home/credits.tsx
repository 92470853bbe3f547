// Names the authors of the games. The same in every language, except for the sentences.
import { GAME_CARDS } from '../../boards/boards.ts';
import type { HomeWords } from './words.ts';

export const Credits = ({ words }: { readonly words: HomeWords }) => (
  <footer class="makers">
    <h2>{words.makers}</h2>
    <dl>
      {GAME_CARDS.map(({ id, title, authors, publishers }) => (
        <div key={id}>
          <dt class="number">{title}</dt>
          <dd>
            {authors}
            <small>{publishers}</small>
          </dd>
        </div>
      ))}
    </dl>
    <p>{words.buy}</p>
    <p class="makers-small soft text-14">{words.affiliation}</p>
    <p class="makers-small soft text-14">{words.licence}</p>
  </footer>
);
