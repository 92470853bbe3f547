// The sections of the rules, with the pictures their board draws.
import './rules.css';
import type { AnyRulesPage, RulesSection } from '../../../boards/contract/rules-page.ts';
import type { AnyTranslations } from '../../../boards/translations.ts';

interface RulesTextProps {
  readonly page: AnyRulesPage;
  readonly translations: AnyTranslations;
  readonly sections: readonly RulesSection[];
}

const Section = ({
  section,
  page: { Diagram },
  translations,
}: Omit<RulesTextProps, 'sections'> & { readonly section: RulesSection }) => {
  const { id, title, text, diagram, caption } = section;
  return (
    <section class="rule grid gap-16 leaf" id={id} aria-labelledby={`title-${id}`} tabIndex={-1}>
      <div class="rule-words">
        <h2 id={`title-${id}`}>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {diagram && (
        <figure>
          <Diagram name={diagram} translations={translations} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </section>
  );
};

export const RulesText = ({ sections, ...rest }: RulesTextProps) => (
  <div class="rules-text grid gap-16 min-0">
    {sections.map((section) => (
      <Section key={section.id} section={section} {...rest} />
    ))}
  </div>
);
