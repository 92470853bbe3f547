// A QR code: dark on light in every theme, as cameras require. The encoder is loaded when one is shown.
import './qr-code.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Dark squares, run by run, as one path. */
const pathOf = (rows: readonly (readonly boolean[])[]): string => {
  let path = '';
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      path += `M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`;
    }
  return path;
};

/** The quiet zone around it is part of the code. */
const QUIET_ZONE = 4;

export const Qr = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const drawn = useSignal<{ readonly size: number; readonly path: string } | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
        if (!gone) drawn.value = { size, path: pathOf(data) };
      },
      () => {
        // Without the code there is still the link.
      },
    );
    return () => {
      gone = true;
    };
  }, [text]);
  if (!drawn.value) return <div class="qr round-14 block" />;
  const { size, path } = drawn.value;
  return (
    <svg
      class="qr round-14 block"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
