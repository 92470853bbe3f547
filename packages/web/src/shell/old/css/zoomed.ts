// On a zoomed page WebKit enlarges letters twice whose size is given in container units. There the substitute for container queries
// does their work: its units are pixels, which WebKit enlarges once.
import { lacks } from './lacks.ts';
import { keepRewriting } from './styles.ts';

const enlargesTwice = (): boolean => {
  const box = document.createElement('div');
  const letter = document.createElement('i');
  box.style.cssText = 'container-type:size;position:fixed;width:100px;height:100px;visibility:hidden';
  letter.style.fontSize = '20cqw';
  box.append(letter);
  document.body.append(box);
  const size = Number.parseFloat(getComputedStyle(letter).fontSize);
  box.remove();
  return size > 20.5;
};

/** Looks now, and whenever the page may have been zoomed. */
export const watchZoom = (): void => {
  const look = (): void => {
    if (!enlargesTwice()) return;
    removeEventListener('resize', look);
    void keepRewriting({ ...lacks(), containers: true });
  };
  addEventListener('resize', look);
  look();
};
