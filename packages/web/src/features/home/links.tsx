// Ways to more than a game against bots: today's deals, puzzles, Top, open tables, my games.
import { Icon } from '../../ui/icons.tsx';
import type { HomeWords } from './words.ts';

const WAYS = [
  ['daily', 'calendar'],
  ['puzzles', 'hint'],
  ['top', 'star'],
  ['lobby', 'friends'],
  ['mine', 'log'],
] as const;

export const Links = ({ words }: { readonly words: HomeWords }) => (
  <nav class="ways flex justify-center gap-10" aria-label={words.ways}>
    {WAYS.map(([way, icon]) => (
      <a key={way} class="row justify-center pill semibold text-center" href={`/${way}`}>
        <Icon name={icon} size={20} />
        <span>{words[way]}</span>
      </a>
    ))}
  </nav>
);
