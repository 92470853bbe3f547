// The puzzles: all games, or those of one.
import './puzzles.css';
import { lazy } from '../../../shell/lazy.tsx';
import { Overview } from './overview.tsx';

/** With a board and its rules, which the list of all games can do without. */
const GamePage = lazy<{ id: string; rest: readonly string[] }>(
  async () => (await import('./game-page.tsx')).GamePage,
);

export const PuzzlesPage = ({ at }: { readonly at: string }) => {
  const [id = '', ...rest] = at.split('/');
  return id === '' ? <Overview /> : <GamePage key={at} id={id} rest={rest} />;
};
