// What a decision that is not obvious gives away on average at each level, and how much that differs from one decision to
// the next. Not in Rummikub, where all but experts have too few of them. Written by: npm run levels -w @crescendo/bots -- --write
export const LEVEL_LOSSES = {
  '5vor12': {
    beginner: { loss: 0.06435, spread: 0.08691 },
    casual: { loss: 0.03421, spread: 0.06549 },
    strong: { loss: 0.00781, spread: 0.02329 },
    expert: { loss: 0.0037, spread: 0.01582 },
  },
  finito: {
    beginner: { loss: 0.02961, spread: 0.0694 },
    casual: { loss: 0.01748, spread: 0.04529 },
    strong: { loss: 0.00514, spread: 0.03397 },
    expert: { loss: 0, spread: 0 },
  },
  qwinto: {
    beginner: { loss: 0.03276, spread: 0.07781 },
    casual: { loss: 0.02685, spread: 0.06976 },
    strong: { loss: 0.01746, spread: 0.04056 },
    expert: { loss: 0, spread: 0 },
  },
} as const;
