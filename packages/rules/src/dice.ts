import type { Dice } from './game.ts';

/** Dice that always fall the same way for the same seed (xoshiro128**, seeded by FNV-1a and splitmix32). */
export const seeded = (seed: string | number): Dice => {
  let mix = 0x811c9dc5;
  for (const char of String(seed)) mix = Math.imul(mix ^ char.codePointAt(0)!, 0x01000193);
  const word = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let [a, b, c, d] = [word(), word(), word(), word()];
  return () => {
    const turned = Math.imul(b, 5);
    const result = Math.imul((turned << 7) | (turned >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return (result >>> 0) / 4294967296;
  };
};

/** One of the list, each as likely as the others. */
export const pick = <T>(dice: Dice, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[Math.floor(dice() * list.length)]!;
};

/** One of the list, each as likely as its weight says. */
export const pickWeighted = <T>(dice: Dice, list: readonly (readonly [T, number])[]): T => {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list[i]![1];
  let left = dice() * total;
  for (let i = 0; i < list.length; i++) {
    left -= list[i]![1];
    if (left < 0) return list[i]![0];
  }
  throw new Error('nothing to pick from');
};

/** The list in a random order; the list itself stays as it is. */
export const shuffled = <T>(dice: Dice, list: readonly T[]): T[] => {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(dice() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
};
