// What a decision that is not obvious gives away on average at each level, and how much that differs from one decision to
// the next. Written by: npm run levels -w @crescendo/bots -- --write
export const LEVEL_LOSSES = {
  '5vor12': {
    beginner: { loss: 0.06, spread: 0.08 },
    casual: { loss: 0.03, spread: 0.06 },
    strong: { loss: 0.01, spread: 0.04 },
    expert: { loss: 0.003, spread: 0.02 },
  },
} as const;
