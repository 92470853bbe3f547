// An entry of a list that cannot be drawn is left out, and does not take the whole page with it.
import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';

export const Guarded = ({ children }: { readonly children: ComponentChildren }) => {
  const [error] = useErrorBoundary();
  return error === undefined ? children : null;
};
