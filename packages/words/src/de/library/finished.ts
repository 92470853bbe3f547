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
    proven: (throws) =>
      `Die Zahl dieses Geräts ist dabei. Die Zahlen des Servers und aller anderen und alles, was aus ihnen Würfe macht, standen fest, bevor sie offengelegt wurde; und ${throws === 1 ? 'der eine Wurf folgt' : `alle ${throws} Würfe und Ziehungen folgen`} daraus. Niemand konnte sie also aussuchen.`,
    unless: (names) => `Fair, es sei denn, ${names} und der Server haben zusammengearbeitet.`,
    unlessWhy: (names, seats, outcomes) =>
      seats === 1
        ? `${names} hat eine Zahl festgelegt und nicht offengelegt. Wer alle Zahlen kannte, hätte so zwischen ${outcomes} Verläufen wählen können. Sonst konnte niemand etwas aussuchen.`
        : `${names} haben Zahlen festgelegt und nicht offengelegt. Wer alle Zahlen kannte, hätte so unter ${outcomes} Verläufen wählen können. Sonst konnte niemand etwas aussuchen.`,
    unproven: 'Kein Fehler gefunden, aber nicht alles ist bewiesen.',
    follows: (throws) =>
      `${throws === 1 ? 'Der eine Wurf folgt' : `Alle ${throws} Würfe und Ziehungen folgen`} aus den Zahlen in der Aufzeichnung.`,
    because: {
      'cut-off': 'Die Aufzeichnung endet, bevor das Spiel zu Ende ist.',
      late: 'Die Zahl dieses Geräts ist nicht dabei: Sie kam nicht rechtzeitig beim Server an. Das gibt es bei langsamen Verbindungen, aber der Server könnte sie auch weggelassen haben.',
      'old-version':
        'Dieser Tisch stammt aus einer früheren Version von Crescendo: Ein Server hätte unbemerkt neue Zahlen verlangen oder ändern können, wer anfängt.',
      'server-alone':
        'Hier hat nur der Server eine Zahl. Dieses Gerät hatte ihren Fingerabdruck vorher nicht gesehen; bei einem Spiel des Tages kannst du ihn mit anderen vergleichen: Er muss für alle derselbe sein.',
      'server-beforehand':
        'Hier hat nur der Server eine Zahl. Dieses Gerät hatte ihren Fingerabdruck aber schon am Tag davor gesehen: Sie wurde nicht für dich ausgesucht.',
      'no-memory':
        'Dieses Gerät hat keine Zahl in diesen Würfen: Ob alle Zahlen vor dem Spiel feststanden, weiß nur ein Gerät, das eine hat.',
    },
    agreedAnew: (times) =>
      `Du hast ${times === 1 ? 'einmal' : `${times}-mal`} neuen Würfen zugestimmt, nachdem dieses Gerät schon eine Zahl offengelegt hatte: Wer mit dem Server gemeinsame Sache macht, könnte andere gewollt haben.`,
    ownShareMissing: 'Die Zahl dieses Geräts fehlt: Sie wurde weggelassen oder ersetzt.',
    shareExchanged: (name) =>
      `Die Zahl von ${name} wurde ausgetauscht, nachdem dieses Gerät seine offengelegt hatte.`,
    shareChanged: (name) => `Die Zahl von ${name} passt nicht zu dem, was vor dem Spiel festgelegt wurde.`,
    changedTerms:
      'Was aus den Zahlen Würfe macht, ist etwas anderes, als dieses Gerät sich vor dem Spiel aufgeschrieben hat.',
    otherTerms: 'Das Spiel in der Aufzeichnung ist nicht das, für das die Zahlen festgelegt wurden.',
    linesRemoved:
      'Dieses Gerät erinnert sich an die Würfe dieses Tisches, aber in der Aufzeichnung steht nichts darüber.',
    wrongResult: 'Das Ergebnis in der Aufzeichnung folgt nicht aus ihren Zügen.',
    no: 'Nein.',
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
    terms: 'Vor dem Spiel festgelegt',
    memory: 'Was dieses Gerät sich notiert hat',
    limits: 'Was kein Beweis abdeckt',
    limitList: [
      'Tische, die aufgegeben werden: Wer mit dem Server gemeinsame Sache macht, kennt die Würfe einen Augenblick vor dem Spiel und kann einen Tisch verlassen, dessen Würfe ihm nicht gefallen.',
      'Vorausschauen: Der Server kennt während des Spiels alle Zahlen. Aussuchen kann niemand etwas, aber ein unehrlicher Server könnte jemandem verraten, was als Nächstes kommt.',
      'Bots: Sie laufen auf dem Server.',
      'Leute, die einander auf den Bildschirm schauen.',
    ],
    how: 'Der Fingerabdruck ist SHA-256 der geheimen Zahl; jeder Wurf ist HMAC-SHA-256 über alle Zahlen, das vor dem Spiel Festgelegte und seinen Platz im Spiel. Die Zahl jedes Geräts wird auf dieselbe Art festgelegt, bevor eine offengelegt wird. Crescendos Dokument „Fair dice“ beschreibt jeden Schritt. Nachgeprüft wird hier in deinem Browser, ohne den Server zu fragen.',
  },
};
