// The name, growing as it is read, over the sign musicians write for it.
import type { RefObject } from 'preact';

export const Wordmark = ({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) => (
  <h1 class="wordmark nowrap" ref={heading} tabIndex={-1} aria-label="Crescendo">
    <span aria-hidden="true" class="wordmark-letters">
      {[...'Crescendo'].map((letter, i) => (
        <span key={i} style={`--i: ${i}`}>
          {letter}
        </span>
      ))}
    </span>
    <svg class="line-art block full-width" aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
      <path d="M100 0.6L0 5l100 4.4" />
    </svg>
  </h1>
);
