// The line over the edge of the board, and the answers it offers.
export interface Status {
  readonly kind: 'lost' | 'sent' | 'calm' | 'ask';
  readonly text: string;
  readonly button?: Button;
  /** Several answers to choose from instead. */
  readonly answers?: readonly (Button & { readonly isChosen: boolean })[];
}

interface Button {
  readonly text: string;
  readonly run: () => void;
}
