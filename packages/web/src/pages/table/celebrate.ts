// Two seconds of paper tiles in the air. A touch ends it.
import { duration } from '../../app/motion.ts';

const COLOURS = ['--glow', '--accent', '--blue', '--good', '--tile'];

export const celebrate = (): void => {
  const time = duration(1900);
  if (time === 0) return;
  const sky = document.createElement('div');
  sky.className = 'sky';
  sky.setAttribute('aria-hidden', 'true');
  document.body.append(sky);
  for (let i = 0; i < 36; i++) {
    const leaf = document.createElement('i');
    leaf.style.left = `${(i * 37) % 100}%`;
    leaf.style.background = `var(${COLOURS[i % COLOURS.length]})`;
    sky.append(leaf);
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
  const end = (): void => {
    sky.remove();
    removeEventListener('pointerdown', end);
    removeEventListener('keydown', end);
  };
  addEventListener('pointerdown', end);
  addEventListener('keydown', end);
  setTimeout(end, time + 200);
};
