import type { finished as en } from '../../en/library/finished.ts';
import type { Words } from '../../words.ts';

export const finished: Words<typeof en> = {
  title: (game) => `Eine Partie ${game}`,
  played: (date) => `Gespielt am ${date}`,
  daily: (date) => `Spiel des Tages vom ${date}`,
  steps: 'Schritt für Schritt',
  viewAs: 'Aus wessen Sicht',
  everybody: 'Was alle sehen',
  link: 'Der Link zu dieser Partie',
  copyLink: 'Link kopieren',
  lost: 'Hier ist keine Partie',
  going: 'Diese Partie läuft noch',
  toTable: 'Zum Tisch gehen',
  fair: {
    title: 'War es fair?',
    about:
      'Vor dem ersten Zug hat der Server eine geheime Zahl gewählt und allen ihren Fingerabdruck geschickt. Jedes Gerät am Tisch hat eine eigene Zufallszahl dazugegeben: Sie wird erst durch ihren Fingerabdruck festgelegt und erst offengelegt, wenn alle feststehen. Aus allen Zahlen zusammen folgt jeder Wurf und jeder gezogene Stein: Niemand bestimmt ihn allein.',
    aboutServer:
      'Vor dem ersten Zug hat der Server eine geheime Zahl gewählt und ihren Fingerabdruck gezeigt; aus ihr folgt jeder Wurf und jeder gezogene Stein. Sonst hat niemand etwas beigetragen: So ist der Zufall für alle derselbe.',
    check: 'Jetzt nachprüfen',
    checking: 'Jeder Wurf wird nachgerechnet …',
    yes: 'Ja, es war fair.',
    asPromised: 'Alles ist wie versprochen gefallen.',
    proof: {
      fixed:
        'Die Zahl dieses Geräts ist dabei, und alle anderen standen fest, bevor sie offengelegt wurde: Niemand konnte die Würfe aussuchen.',
      own: 'Die Zahl dieses Geräts ist dabei. Aber nicht alle anderen standen vorher fest: Wer mit dem Server gemeinsame Sache macht, hätte seine zuletzt aussuchen können.',
      follows:
        'Dieses Gerät hat keine Zahl beigetragen: Ob die Zahlen frei gewählt wurden, wissen nur die Geräte am Tisch.',
    },
    unrevealed: (name) =>
      `${name} hat eine Zahl festgelegt und nicht offengelegt: Wer mit dem Server gemeinsame Sache macht, hätte so zwischen zwei Verläufen wählen können.`,
    ownShareMissing: 'Die Zahl dieses Geräts fehlt: Sie wurde weggelassen oder ersetzt.',
    shareExchanged: (name) =>
      `Die Zahl von ${name} wurde ausgetauscht, nachdem dieses Gerät seine offengelegt hatte.`,
    shareChanged: (name) => `Die Zahl von ${name} passt nicht zu dem, was vor dem Spiel festgelegt wurde.`,
    yesWhy: (throws) =>
      `Die geheime Zahl passt zum Fingerabdruck, und ${throws === 1 ? 'der eine Wurf ist' : `alle ${throws} Würfe und Ziehungen sind`} genau so gefallen, wie es sich aus den Zahlen ergibt.`,
    no: 'Nein.',
    seenHere: 'Dieses Gerät hat sich den Fingerabdruck schon am Tisch gemerkt: Es ist derselbe.',
    otherCommitment: 'Der Fingerabdruck ist ein anderer als der, den dieses Gerät sich am Tisch gemerkt hat.',
    otherSeed: 'Die geheime Zahl passt nicht zum Fingerabdruck: Eines von beiden wurde verändert.',
    bent: (event, found, thrown) =>
      `Ereignis ${event} war „${found}“. Nach den Zahlen hätte es „${thrown}“ sein müssen.`,
    notAGame: (event) => `Ereignis ${event} ist nach den Regeln nicht möglich.`,
    unreadable: 'Die Angaben zu den Würfeln sind nicht lesbar.',
    notYet:
      'Das lässt sich erst morgen nachprüfen: Heute spielen andere noch mit denselben Würfen, deshalb bleibt die geheime Zahl bis dahin geheim.',
    noSeed:
      'In dieser Aufzeichnung steht nichts über die Würfel, wie bei Partien an einem Gerät. Deshalb lässt sich nichts nachprüfen.',
    numbers: 'Die Zahlen dazu',
    commitment: 'Fingerabdruck, vor dem Spiel gezeigt',
    seed: 'Geheime Zahl des Servers',
    shareOf: (name) => `Zahl von ${name}`,
    noShare: 'keine',
    fromHere: 'von diesem Gerät',
    how: 'Der Fingerabdruck ist SHA-256 der geheimen Zahl; jeder Wurf ist HMAC-SHA-256 über alle Zahlen und seinen Platz im Spiel. Die Zahl jedes Geräts wird auf dieselbe Art festgelegt, bevor eine offengelegt wird. Nachgeprüft wird hier in deinem Browser, ohne den Server zu fragen.',
  },
};
