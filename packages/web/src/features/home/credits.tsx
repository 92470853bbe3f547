// Names the authors of the games. The same in every language, except for the sentences.
import { GAME_CARDS } from '../../boards/boards.ts';
import type { HomeWords } from './words.ts';

export const Credits = ({ words }: { readonly words: HomeWords }) => (
  <footer class="credits">
    <h2>{words.creditsTitle}</h2>
    <dl>
      {GAME_CARDS.map(({ id, title, authors, publishers }) => (
        <div key={id}>
          <dt class="number">{title}</dt>
          <dd class="text-15">
            {authors}
            <small class="block soft">{publishers}</small>
          </dd>
        </div>
      ))}
    </dl>
    <p>{words.buy}</p>
    <p class="credits-small soft text-14">{words.affiliation}</p>
    <p class="credits-small soft text-14">{words.licence}</p>
  </footer>
);
