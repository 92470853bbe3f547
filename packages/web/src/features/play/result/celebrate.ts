// Two seconds of paper tiles in the air around a word. A touch ends them.
import { duration, pause } from '../../../shell/motion.ts';

const COLOURS = ['--glow', '--accent', '--blue', '--good', '--tile'];
const TILES = 36;
const SHOWN_MS = 2000;

const dropConfetti = (confettiLayer: HTMLElement, time: number): void => {
  for (let i = 0; i < TILES; i++) {
    const leaf = document.createElement('i');
    leaf.style.left = `${(i * 37) % 100}%`;
    leaf.style.background = `var(${COLOURS[i % COLOURS.length]})`;
    confettiLayer.append(leaf);
    const drift = ((i * 53) % 120) - 60;
    leaf.animate(
      [
        { transform: 'translateY(-12vh) rotate(0deg)', opacity: 1 },
        { transform: `translate(${drift}px, 75vh) rotate(${drift * 9}deg)`, opacity: 1, offset: 0.8 },
        { transform: `translate(${drift * 1.2}px, 95vh) rotate(${drift * 11}deg)`, opacity: 0 },
      ],
      {
        duration: time * (0.6 + ((i * 29) % 40) / 100),
        delay: (i % 9) * 40,
        easing: 'ease-in',
        fill: 'both',
      },
    );
  }
};

/** Shows it for two seconds, or until somebody touches something; then goes on. */
export const celebrate = (text: string, then: () => void): void => {
  const confettiLayer = document.createElement('div');
  confettiLayer.className = 'confetti clip no-pointer';
  confettiLayer.setAttribute('aria-hidden', 'true');
  const word = document.createElement('b');
  word.className = 'absolute paper text-center';
  word.textContent = text;
  confettiLayer.append(word);
  document.body.append(confettiLayer);
  const time = duration(SHOWN_MS);
  if (time > 0) dropConfetti(confettiLayer, time);
  const end = (): void => {
    clearTimeout(timer);
    removeEventListener('pointerdown', end);
    removeEventListener('keydown', end);
    confettiLayer.remove();
    then();
  };
  const timer = setTimeout(end, pause(SHOWN_MS));
  addEventListener('pointerdown', end);
  addEventListener('keydown', end);
};
