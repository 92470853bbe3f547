// Small drawings on buttons. All of them are told in words beside.
import type { Order } from '../model/rack.ts';

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
/** Everything back to the rack. */
export const ResetIcon = () => (
  <Icon>
    <path d="M3 14.5v4.5a1.5 1.5 0 0 0 1.5 1.5h15A1.5 1.5 0 0 0 21 19v-4.5M7 3.5v9M7 12.5l-2.6-2.6M7 12.5l2.6-2.6M17 3.5v9M17 12.5l-2.6-2.6M17 12.5l2.6-2.6" />
  </Icon>
);
/** Three tiles side by side, held together. */
export const WholeIcon = () => (
  <Icon>
    <path d="M4 7.5h4.5v9H4zM9.75 7.5h4.5v9h-4.5zM15.5 7.5H20v9h-4.5zM3 20.5h18M3 3.5h18" />
  </Icon>
);
export const NewIcon = () => (
  <Icon>
    <path d="M4 6.5h16v11H4z" stroke-dasharray="3.2 2.6" />
    <path d="M12 9.5v5M9.5 12h5" />
  </Icon>
);
export const ZoomIcon = ({ sign }: { sign: '+' | '−' }) => (
  <Icon>
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20M7.8 10.5h5.4" />
    {sign === '+' && <path d="M10.5 7.8v5.4" />}
  </Icon>
);
export const DrawIcon = () => (
  <svg class="rk-back-tile" viewBox="0 0 20 24" width="18" height="22" aria-hidden="true">
    <rect x="1" y="1" width="18" height="22" rx="4" />
    <path class="strokes" d="M6 15c3-1 6-3 8-6" />
  </svg>
);

/** 7 7 7 in different colours; 6 7 8 in one; a hand's own order. */
export const OrderIcon = ({ order }: { order: Order }) => (
  <span class="rk-order-icon inline-flex" data-order={order} aria-hidden="true">
    {(order === 'colour' ? ['6', '7', '8'] : order === 'number' ? ['7', '7', '7'] : ['9', '2', '5']).map(
      (each, i) => (
        <i key={i} data-number={each} />
      ),
    )}
  </span>
);
