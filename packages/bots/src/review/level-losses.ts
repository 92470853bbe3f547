// What a decision that is not obvious gives away on average at each level, and how much that differs from one decision to
// the next. Not in Rummikub, where the levels differ in what they find, and not in what it costs them. Written by: npm run levels -w @crescendo/bots -- --write
export const LEVEL_LOSSES = {
  '5vor12': {
    beginner: { loss: 0.097, spread: 0.1122 },
    casual: { loss: 0.03, spread: 0.0648 },
    strong: { loss: 0.0084, spread: 0.0251 },
    expert: { loss: 0.0001, spread: 0.0021 },
  },
  finito: {
    beginner: { loss: 0.0379, spread: 0.0817 },
    casual: { loss: 0.0174, spread: 0.0447 },
    strong: { loss: 0.0052, spread: 0.0366 },
    expert: { loss: 0, spread: 0 },
  },
  qwinto: {
    beginner: { loss: 0.0278, spread: 0.0662 },
    casual: { loss: 0.02141, spread: 0.05202 },
    strong: { loss: 0.0106, spread: 0.02801 },
    expert: { loss: 0, spread: 0 },
  },
} as const;
