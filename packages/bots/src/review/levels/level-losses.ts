// The average loss of a decision that is not obvious at each level, and its spread from one decision to the next: measured with bots of one level among themselves, before reviews had one value (decision 093). Written anew, against casual players, by: npm run levels -w @crescendo/bots -- --write
export const LEVEL_LOSSES = {
  '5vor12': {
    beginner: { loss: 0.0487, spread: 0.0683 },
    casual: { loss: 0.0133, spread: 0.0323 },
    strong: { loss: 0.0043, spread: 0.0138 },
    expert: { loss: 0.0023, spread: 0.0107 },
  },
  finito: {
    beginner: { loss: 0.0249, spread: 0.0631 },
    casual: { loss: 0.0125, spread: 0.0367 },
    strong: { loss: 0.0013, spread: 0.0157 },
    expert: { loss: 0, spread: 0 },
  },
  qwinto: {
    beginner: { loss: 0.0178, spread: 0.0432 },
    casual: { loss: 0.0134, spread: 0.0336 },
    strong: { loss: 0.0094, spread: 0.0245 },
    expert: { loss: 0, spread: 0 },
  },
} as const;
