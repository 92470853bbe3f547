import type { RulesSection } from '../../../boards/contract/rules-page.ts';
import type { RulesPageWords } from './words.ts';

interface Contained {
  readonly sections: readonly RulesSection[];
  readonly words: RulesPageWords;
  readonly show: (id: string) => void;
}

export const Contents = ({ sections, words, show }: Contained) => (
  <nav class="contents" aria-label={words.contents}>
    <ol class="cluster gap-6">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            class="row touch-high pill paper text-15"
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
