// The others' boards: small pictures, readable, with words for those who cannot see them.
import { SQUARES, type Tile, type View, WIDTH } from '@crescendo/rules/5vor12';
import { boardAnchor } from './animation.ts';
import type { VorZwoelfWords } from './words.ts';

interface OtherProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly words: VorZwoelfWords;
  readonly deciding: boolean;
  readonly won: boolean;
  readonly last: ReadonlySet<number> | undefined;
}

export const readBoard = (board: readonly Tile[], size: number, words: VorZwoelfWords): string =>
  Array.from({ length: size }, (_, row) =>
    words.rowOf(
      row + 1,
      Array.from({ length: size }, (_, column) => String(board[row * WIDTH + column] || words.free)).join(
        ', ',
      ),
    ),
  ).join(' ');

export const Other = ({ view, seat, name, words, deciding, won, last }: OtherProps) => {
  const { size } = view.options;
  const board = view.boards[seat]!;
  const chosen = view.pending[seat] === 'hidden';
  const holds = view.phase === 'start' && (view.hands[seat]?.length ?? 0) > 0 && !chosen;
  return (
    <figure class={`v12-other${deciding ? ' v12-deciding' : ''}${won ? ' v12-won' : ''}`}>
      <figcaption aria-hidden="true">
        <span class="v12-name">{name}</span>
        {chosen && <span class="v12-chosen">✓</span>}
        {holds && <span class="v12-tiny-back" />}
        {!chosen && deciding && <span class="v12-dots" />}
      </figcaption>
      <div
        class="v12-small"
        style={{ '--n': size }}
        role="img"
        aria-label={`${words.boardOf(name)} ${readBoard(board, size, words)}`}
        data-anchor={`seat-${seat}`}
      >
        {SQUARES[size]!.map((at) => (
          <span key={at} class="v12-cell">
            {board[at]! > 0 && (
              <span class={`v12-chip${last?.has(at) ? ' v12-last' : ''}`} data-anchor={boardAnchor(seat, at)}>
                {board[at]}
              </span>
            )}
          </span>
        ))}
      </div>
    </figure>
  );
};
