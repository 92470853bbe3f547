// What bots are called is the same wherever they are named.
export { BOT_NAMES, botNames, botNamesWithStandIns } from '@crescendo/bots/names';
