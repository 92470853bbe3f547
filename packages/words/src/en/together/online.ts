import { list } from '../../grammar/list.ts';

export const online = {
  finding: 'Finding the table…',
  unknown: 'There is no such table',
  unknownWhy: 'The link may be incomplete, or the table has been removed.',
  noSpectators: 'This table isn’t open to spectators',
  noSpectatorsWhy: 'The game has begun, and the players want to play in private.',
  noLine: 'Can’t reach the server',
  noLineWhy: 'Your seat is safe. We keep trying, and the game will open by itself.',
  /** The page renews itself, because the server speaks a newer protocol. */
  newVersion: 'A new version is here',
  newVersionWhy: 'The page is being loaded again with it. The game is on the server, and your seat is yours.',
  /** Renewing the page did not help. */
  otherVersion: 'This page and the server have different versions',
  update: 'Update the page',
  lineLost: 'No connection. Trying again…',
  moveWaits: 'No connection. Your move will be sent automatically.',
  moveSent: 'Your move is on its way…',
  closed: 'This table is closed, and the game has no result.',
  newTable: 'Open a new table',
  held: 'Paused',
  /** The pause is over. */
  resumed: 'The game goes on.',
  goOn: 'Resume',
  wantsPause: (names: string) => `${names} would like a pause.`,
  askedPause: 'You have asked for a pause.',
  agree: 'Agree',
  /** Somebody asks to take a move back. `luck`: something was drawn or rolled since. */
  asksBack: (name: string, luck: boolean) =>
    `${name} would like to take the last move back.${luck ? ' The same tiles and rolls would come again.' : ''}`,
  askedBack: 'You asked to take your last move back.',
  decline: 'Decline',
  withdraw: 'Withdraw the request',
  away: (name: string) => `${name} is away. A bot plays until they come back.`,
  /** The question what to do when a player has been gone for a minute. */
  absent: (name: string) => `${name} has been away for a while.`,
  absence: { wait: 'Wait', bot: 'Let a bot play for now', replace: 'Let a bot finish' },
  /** The choice of another player among these. */
  wants: (name: string, choice: string) => `${name} chose “${choice}”.`,
  left: 'You have left. A bot plays for you.',
  takeBack: 'Take my seat back',
  watching: 'You are watching.',
  /** The message for a lost connection, and for its return. */
  disconnected: (name: string) => `${name} has lost the connection.`,
  connected: (name: string) => `${name} is connected again.`,
  /** The message for a spectator who joins, or no longer watches. */
  watches: (names: readonly string[]) =>
    `${list('en-GB', names)} ${names.length === 1 ? 'is' : 'are'} watching.`,
  watchesNoMore: (names: readonly string[]) =>
    `${list('en-GB', names)} ${names.length === 1 ? 'has' : 'have'} stopped watching.`,
  /** The list of spectators without a seat. */
  audience: (names: string) => `Watching: ${names}`,
  more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  /** On a name plate: this player is rearranging the table, and one can watch. */
  building: 'rearranging',
  next: 'The rematch is ready.',
  come: 'Join the rematch',
  /** For somebody who has no seat. */
  watchNext: 'Watch the rematch',
  /** Somebody without a name. */
  guest: 'Guest',
  /** On a name plate. */
  offline: 'not here',
  botPlays: 'a bot plays',
  timeLeft: (name: string, time: string) => `${name}: ${time} left`,
  talk: 'Chat',
  newLines: (count: number) => `${count} new`,
  nothingSaid: 'No one has said anything yet.',
  yourWords: 'Message',
  send: 'Send',
  talkOff: 'The host has switched off the chat.',
  /** The host has muted this player. */
  muted: 'The host has muted you. You can still read along.',
  unmuted: 'You can write again.',
  /** Above what was said at the tables before. */
  earlier: 'Earlier this evening',
  spectatorsReact: 'You are watching: you can react, but not write.',
  hearing: 'Mute someone',
  hideTalk: 'Hide the chat',
  showTalk: 'Show the chat',
  slowly: 'That was too much at once. Wait a moment.',
  reactions: {
    hello: 'Hello!',
    'well-played': 'Well played!',
    thanks: 'Thank you!',
    oops: 'Oops!',
    thinking: 'Let me think…',
    hurry: 'Your turn!',
    'good-game': 'Good game!',
  },
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  quietForAll: (name: string) => `Mute ${name} for everyone`,
  menu: 'This table',
  copyLink: 'Copy the link',
  linkCopied: 'Copied.',
  notCopied: 'Copying isn’t possible here.',
  pause: 'Ask for a pause',
  pauseWhy: 'When everyone agrees, all clocks stop.',
  leave: 'Leave the game',
  leaveWhy:
    'A bot will finish the game for you, and the result won’t count as yours. You can come back until then.',
  leaveYes: 'Leave',
  closeTable: 'Close the table',
  closeWhy: 'The game ends at once, without a result. This can’t be undone.',
  closeYes: 'Close it',
  switchTalkOff: 'Switch off the chat',
  switchTalkOn: 'Switch on the chat',
  switchReactionsOff: 'Don’t let spectators react',
  switchReactionsOn: 'Let spectators react',
  cancel: 'Stay',
  stopWatching: 'Stop watching',
  rematch: 'Play a rematch',
  otherGame: 'Play another game',
  record: 'View the whole game',
  fair: 'Was it fair?',
  ranking: 'See the ranking',
  /** In the tab, while another one is looked at. */
  turnTitle: (game: string) => `● Your turn · ${game}`,
  turnElsewhere: (game: string) => `It’s your turn at another table: ${game}.`,
  goThere: 'Go to that table',
  tellMe: 'Get a notification on this device when it’s your turn, even with the page closed?',
  tellMeYes: 'Yes, notify me',
  tellMeNo: 'No',
  tellMeDone: 'Notifications are on.',
  tellMeFailed: 'Your browser doesn’t allow it.',
};
