// Small drawings on buttons. All of them are told in words beside.
import type { Order } from './model/rack.ts';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

const Icon = ({ children }: { children: preact.ComponentChildren }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" {...stroke}>
    {children}
  </svg>
);

export const UndoIcon = () => (
  <Icon>
    <path d="M4 9h10a5.5 5.5 0 0 1 0 11H9M4 9l4.5-4.5M4 9l4.5 4.5" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="M20 9H10a5.5 5.5 0 0 0 0 11h5M20 9l-4.5-4.5M20 9l-4.5 4.5" />
  </Icon>
);
export const ResetIcon = () => (
  <Icon>
    <path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4 3.5v4h4M9 12h6" />
  </Icon>
);
export const DrawIcon = () => (
  <svg class="rk-back-tile" viewBox="0 0 20 24" width="18" height="22" aria-hidden="true">
    <rect x="1" y="1" width="18" height="22" rx="4" />
    <path d="M6 15c3-1 6-3 8-6" />
  </svg>
);

/** 7 7 7 in different colours; 6 7 8 in one; a hand's own order. */
export const OrderIcon = ({ order }: { order: Order }) => (
  <span class="rk-order-icon" data-order={order} aria-hidden="true">
    {(order === 'colour' ? ['6', '7', '8'] : order === 'number' ? ['7', '7', '7'] : ['9', '2', '5']).map(
      (each, i) => (
        <i key={i} data-number={each} />
      ),
    )}
  </span>
);
