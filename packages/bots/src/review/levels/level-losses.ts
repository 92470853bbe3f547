// The average loss of a decision that is not obvious at each level, and its spread from one decision to the next: everybody played against casual bots, twelve games each. Written by: npm run levels -w @crescendo/bots -- --games 12 --write
export const LEVEL_LOSSES = {
  '5vor12': {
    random: { loss: 0.06129, spread: 0.08233 },
    beginner: { loss: 0.04581, spread: 0.06382 },
    casual: { loss: 0.01647, spread: 0.04287 },
    strong: { loss: 0.00814, spread: 0.02479 },
    expert: { loss: 0.00244, spread: 0.00839 },
  },
  finito: {
    random: { loss: 0.04403, spread: 0.05363 },
    beginner: { loss: 0.01689, spread: 0.03767 },
    casual: { loss: 0.01031, spread: 0.02505 },
    strong: { loss: 0.00138, spread: 0.00596 },
    expert: { loss: 0, spread: 0 },
  },
  qwinto: {
    random: { loss: 0.07292, spread: 0.12918 },
    beginner: { loss: 0.03599, spread: 0.08456 },
    casual: { loss: 0.02214, spread: 0.05573 },
    strong: { loss: 0.00599, spread: 0.01801 },
    expert: { loss: 0, spread: 0 },
  },
} as const;
