// Whose games these are. The same in every language, except for the sentences.
import { GAME_CARDS } from '../../boards/boards.ts';
import type { HomeWords } from './words.ts';

const PUBLISHED: { readonly [game: string]: string } = {
  '5vor12': 'Ravensburger 2012; Lucky Numbers, Tiki Editions 2020',
  rummikub: 'Edition Carlit 2007, Jumbo, Sabra',
  finito: 'Schmidt Spiele 2008',
  qwinto: 'Nürnberger-Spielkarten-Verlag 2015; White Goblin Games',
};

export const Credits = ({ words }: { readonly words: HomeWords }) => (
  <footer class="makers">
    <h2>{words.makers}</h2>
    <dl>
      {GAME_CARDS.map(({ id, title, credits }) => (
        <div key={id}>
          <dt class="number">{title}</dt>
          <dd>
            {credits}
            <small>{PUBLISHED[id]}</small>
          </dd>
        </div>
      ))}
    </dl>
    <p>{words.buy}</p>
    <p class="makers-small">{words.affiliation}</p>
    <p class="makers-small">{words.licence}</p>
  </footer>
);
