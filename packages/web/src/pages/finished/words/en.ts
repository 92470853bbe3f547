import type { FinishedWords } from '../words.ts';

export const en: FinishedWords = {
  title: (game) => `A game of ${game}`,
  played: (date) => `Played on ${date}`,
  daily: (date) => `Deal of the day, ${date}`,
  steps: 'Step by step',
  eyes: 'Through whose eyes',
  everybody: 'What everybody sees',
  link: 'The link to this game',
  copyLink: 'Copy the link',
  lost: 'There is no game here',
  going: 'This game is still going on',
  toTable: 'To the table',
  fair: {
    title: 'Was it fair?',
    about:
      'Before the first move the server chose a secret number and sent its fingerprint to everybody. The devices at the table added random numbers of their own: each is fixed first, by its own fingerprint, and revealed only when all are. Every throw and every tile drawn follows from all of them together: nobody decides it alone.',
    aboutServer:
      'Before the first move the server chose a secret number and showed its fingerprint; every throw and every tile drawn follows from it. Nobody else had a share: so it falls the same for everybody.',
    check: 'Check it now',
    checking: 'Making every throw once more…',
    yes: 'Yes, it was fair.',
    asPromised: 'Everything fell as promised.',
    proof: {
      fixed:
        'This device’s own share is among them, and every other was fixed before this device revealed it: nobody could choose the dice.',
      own: 'This device’s own share is among them. But not all the others were fixed before: someone in league with the server could have chosen theirs last.',
      follows:
        'This device has no share in them: whether the shares were chosen freely, only the devices at the table can tell.',
    },
    unrevealed: (name) =>
      `${name} fixed a share and did not reveal it: someone in league with the server could have chosen between two outcomes in this way.`,
    ownShareMissing: 'The share of this device is missing: it was left out or replaced.',
    shareExchanged: (name) => `The share of ${name} was exchanged after this device had revealed its own.`,
    shareChanged: (name) => `The share of ${name} does not fit what was fixed before the game.`,
    yesWhy: (throws) =>
      `The secret number fits its fingerprint, and ${throws === 1 ? 'the one throw' : `all ${throws} throws and draws`} fell exactly as the shares demand.`,
    no: 'No.',
    seenHere: 'This device remembered the fingerprint at the table: it is the same.',
    otherCommitment: 'The fingerprint is not the one that this device remembered at the table.',
    otherSeed: 'The secret number does not fit its fingerprint: one of the two was changed.',
    bent: (event, found, thrown) =>
      `Event ${event} was “${found}”. By the shares it should have been “${thrown}”.`,
    notAGame: (event) => `By the rules event ${event} cannot happen.`,
    unreadable: 'What it says about the dice cannot be read.',
    notYet:
      'This can be checked tomorrow: today others still play with the same dice, so the secret number stays secret until then.',
    noSeed:
      'This record says nothing about the dice, as with games on one device. So there is nothing to check.',
    numbers: 'The numbers',
    commitment: 'Fingerprint, shown before the game',
    seed: 'The server’s secret number',
    shareOf: (name) => `Share of ${name}`,
    noShare: 'none',
    fromHere: 'from this device',
    how: 'The fingerprint is SHA-256 of the secret number; every throw is HMAC-SHA-256 over all shares and its count. Each share is fixed in the same way before any is revealed. The check runs here in your browser, without asking the server.',
  },
};
