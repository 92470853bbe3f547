// Ways to other people: today's deals, open tables, my games.
import { Icon } from '../../look/icons.tsx';
import type { HomeWords } from './words.ts';

const WAYS = [
  ['daily', 'calendar'],
  ['lobby', 'friends'],
  ['mine', 'log'],
] as const;

export const Links = ({ words }: { readonly words: HomeWords }) => (
  <nav class="ways" aria-label={words.ways}>
    {WAYS.map(([way, icon]) => (
      <a key={way} href={`/${way}`}>
        <Icon name={icon} size={20} />
        <span>{words[way]}</span>
      </a>
    ))}
  </nav>
);
