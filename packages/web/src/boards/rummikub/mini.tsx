import './mini.css';

export const Mini = (_: { readonly still: boolean }) => <div class="rk-mini" aria-hidden="true" />;
