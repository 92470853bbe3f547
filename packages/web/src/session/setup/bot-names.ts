// The names of bots, the same wherever they are mentioned.
export { BOT_NAMES, botKind, botName, botNames, botNamesWithStandIns } from '@crescendo/bots/names';
