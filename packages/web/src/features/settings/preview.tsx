// Four tiles, as the settings of now would draw them.
import { settings } from '../../shell/settings.ts';

const SHAPES = {
  black: 'M5 5h14v14H5z',
  red: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  blue: 'M12 4l9 16H3z',
  yellow: 'M12 3l9 9-9 9-9-9z',
} as const;

const COLOURS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

export const Preview = ({ words }: { readonly words: string }) => (
  <div class="preview cluster items-center justify-center gap-10 round-14" role="img" aria-label={words}>
    {COLOURS.map((colour, i) => (
      <span
        key={colour}
        class="tile preview-tile"
        aria-hidden="true"
        style={`--size: ${settings.largeTiles.value ? 68 : 54}px; color: var(--${colour})`}
      >
        {[4, 7, 9, 12][i]}
        {settings.shapes.value && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SHAPES[colour]} fill="currentColor" />
          </svg>
        )}
      </span>
    ))}
  </div>
);
