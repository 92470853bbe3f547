// Makes the rounds of Top, and what the bots lay in them, outside the page.
import type { Level } from '@crescendo/bots';
import { levelPlay, nextRound } from '@crescendo/bots/top';
import { functionsReady } from '../shell/old/needs.ts';
import type { MadeRound, TopRequest, TopResponse } from './top-client.ts';

const made = ({ seed, before }: TopRequest): MadeRound => {
  const round = nextRound(seed, before);
  const points = (level: Level): number => levelPlay(level, seed, round.number, round, round.top).points;
  return {
    round,
    levels: {
      beginner: points('beginner'),
      casual: points('casual'),
      strong: points('strong'),
      expert: points('expert'),
    },
  };
};

const ready = functionsReady();

addEventListener('message', async ({ data }: MessageEvent<TopRequest>) => {
  if (ready) await ready;
  try {
    postMessage(made(data) satisfies TopResponse);
  } catch (error) {
    postMessage({ error: String(error) } satisfies TopResponse);
  }
});
