import type { RulesSection } from '../../../boards/contract/rules-page.ts';
import type { RulesPageWords } from './words.ts';

interface Contained {
  readonly sections: readonly RulesSection[];
  readonly words: RulesPageWords;
  readonly show: (id: string) => void;
}

export const Contents = ({ sections, words, show }: Contained) => (
  <nav class="contents" aria-label={words.contents}>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              show(id);
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
