// The average loss of a decision that is not obvious at each level, and its spread from one decision to the next. Not in Rummikub, where all but experts have too few of them. Written by: npm run levels -w @crescendo/bots -- --write
export const LEVEL_LOSSES = {
  '5vor12': {
    beginner: { loss: 0.033, spread: 0.0434 },
    casual: { loss: 0.0168, spread: 0.0316 },
    strong: { loss: 0.0043, spread: 0.0138 },
    expert: { loss: 0.0023, spread: 0.0107 },
  },
  finito: {
    beginner: { loss: 0.02961, spread: 0.0694 },
    casual: { loss: 0.01748, spread: 0.04529 },
    strong: { loss: 0.00514, spread: 0.03397 },
    expert: { loss: 0, spread: 0 },
  },
  qwinto: {
    beginner: { loss: 0.0166, spread: 0.0387 },
    casual: { loss: 0.0132, spread: 0.0326 },
    strong: { loss: 0.0084, spread: 0.0214 },
    expert: { loss: 0, spread: 0 },
  },
} as const;
