// The average loss of a decision that is not obvious at each level, and its spread from one decision to the next: everybody played against casual bots, sixteen games each. Written by: npm run levels -w @crescendo/bots -- --games 16 --write
export const LEVEL_LOSSES = {
  '5vor12': {
    random: { loss: 0.06425, spread: 0.08493 },
    beginner: { loss: 0.02671, spread: 0.048 },
    casual: { loss: 0.01859, spread: 0.03894 },
    strong: { loss: 0.00902, spread: 0.02656 },
    expert: { loss: 0.00144, spread: 0.00545 },
  },
  finito: {
    random: { loss: 0.03201, spread: 0.03839 },
    beginner: { loss: 0.01913, spread: 0.04341 },
    casual: { loss: 0.01026, spread: 0.02749 },
    strong: { loss: 0.00201, spread: 0.00889 },
    expert: { loss: 0.0, spread: 0.0 },
  },
  qwinto: {
    random: { loss: 0.08597, spread: 0.14163 },
    beginner: { loss: 0.03163, spread: 0.07537 },
    casual: { loss: 0.01782, spread: 0.04767 },
    strong: { loss: 0.00874, spread: 0.02537 },
    expert: { loss: 0.0, spread: 0.0 },
  },
} as const;
