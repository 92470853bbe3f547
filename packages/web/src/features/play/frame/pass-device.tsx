// Between two people on one device: nothing is shown until the next one is ready.
import type { TableWords } from '../words.ts';

interface PassDeviceProps {
  readonly name: string;
  readonly words: TableWords;
  readonly onReady: () => void;
}

export const PassDevice = ({ name, words, onReady }: PassDeviceProps) => (
  <main class="cover">
    <h1>{words.cover(name)}</h1>
    <p>{words.coverWhy}</p>
    <button type="button" class="button main" onClick={onReady}>
      {words.uncover(name)}
    </button>
  </main>
);
