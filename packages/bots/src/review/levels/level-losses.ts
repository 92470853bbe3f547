// The mean loss of a decision that is not obvious at each level, by games against casual bots; in Rummikub taken from the means alone. Written by: npm run levels -w @crescendo/bots -- --write, for Rummikub with --players beginner,casual,strong,expert
export const LEVEL_LOSSES = {
  '5vor12': {
    deviation: 0.04233,
    levels: {
      random: { loss: 0.05961, root: 0.24316 },
      beginner: { loss: 0.02965, root: 0.15983 },
      casual: { loss: 0.01626, root: 0.11571 },
      strong: { loss: 0.00719, root: 0.0823 },
      expert: { loss: 0.00054, root: 0.01425 },
    },
  },
  finito: {
    deviation: 0.03319,
    levels: {
      random: { loss: 0.0339, root: 0.1827 },
      beginner: { loss: 0.01997, root: 0.13301 },
      casual: { loss: 0.01175, root: 0.09768 },
      strong: { loss: 0.00012, root: 0.00365 },
      expert: { loss: 0.0, root: 0.0 },
    },
  },
  qwinto: {
    deviation: 0.04266,
    levels: {
      random: { loss: 0.08662, root: 0.29066 },
      beginner: { loss: 0.0297, root: 0.16925 },
      casual: { loss: 0.02097, root: 0.13928 },
      strong: { loss: 0.00654, root: 0.06637 },
      expert: { loss: 0.0, root: 0.0 },
    },
  },
  rummikub: {
    deviation: 0.1,
    levels: {
      beginner: { loss: 0.0247, root: 0.134 },
      casual: { loss: 0.0165, root: 0.109 },
      strong: { loss: 0.0136, root: 0.099 },
      expert: { loss: 0.0, root: 0.0 },
    },
  },
} as const;
