import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Bonusbedingungen',
  sections: [
    {
      heading: 'Bevor Sie einen Bonus nehmen',
      paragraphs: [
        'Ein Bonus ist ein Angebot, keine Pflicht. Sie können bei jeder Einzahlung „Kein Bonus“ wählen und verlieren dadurch nichts. Diese Bedingungen gelten für alle Boni bei Parlour. Was für ein einzelnes Angebot gilt, also Betrag, Umsatz und Frist, steht auf dessen Seite, und zwar bevor Sie zustimmen.',
        'Ein Bonus verlängert einen Abend, er verbessert aber Ihre Chancen nicht. Nehmen Sie nie einen Bonus zum Anlass, mehr einzuzahlen, als Sie vorhatten.',
      ],
    },
    {
      heading: 'Ein aktiver Bonus je Bereich',
      paragraphs: [
        'In jedem der drei Bereiche, Casino, Live-Casino und Sportwetten, kann immer nur ein Bonus aktiv sein. Weitere Boni warten in der Reihe, höchstens drei. Ist der aktive Bonus umgesetzt, abgelaufen oder zurückgegeben, rückt der nächste nach.',
        'Jedes Angebot gilt einmal pro Person, sofern auf seiner Seite nichts anderes steht. Weil jeder Mensch bei uns nur ein Konto haben darf, lassen sich Angebote auch nicht über ein zweites Konto nutzen.',
      ],
    },
    {
      heading: 'Umsatz: die zwei Arten',
      paragraphs: [
        'Umsetzen heißt, einen Betrag so oft einzusetzen, wie es das Angebot verlangt. Erst danach wird aus Bonusgeld Echtgeld. Wie gerechnet wird, hängt von der Art des Bonus ab; sie steht auf der Seite des Angebots.',
      ],
      list: [
        'Ihr Geld bleibt frei: Umzusetzen ist der Bonus, multipliziert mit der genannten Zahl. Sie spielen zuerst mit Ihrem eigenen Geld, und dieses können Sie sich jederzeit auszahlen lassen, samt allem, was Sie damit gewonnen haben.',
        'Ein gemeinsamer Topf: Umzusetzen sind Einzahlung und Bonus zusammen, multipliziert mit der genannten Zahl. Zahlen Sie vorher aus, verfällt der Bonus.',
      ],
    },
    {
      heading: 'Was wie viel zählt',
      paragraphs: [
        'Nicht jedes Spiel trägt gleich viel zum Umsatz bei. Von einem Einsatz wird nur der hier genannte Anteil angerechnet.',
      ],
      list: [
        'Spielautomaten: 100 %',
        'Tischspiele: 10 %',
        'Live-Tische: 10 %',
        'Sportwetten ab einer Quote von 1,80: 100 %',
        'Sportwetten mit einer niedrigeren Quote: gar nicht',
      ],
    },
    {
      heading: 'Höchsteinsatz',
      paragraphs: [
        'Solange ein Bonus aktiv ist, dürfen Sie pro Runde oder Wette höchstens {maxBonusBet} einsetzen. Ist Ihnen das zu wenig, geben Sie den Bonus zurück: Dann gelten wieder die Einsätze des jeweiligen Spiels.',
      ],
    },
    {
      heading: 'Freispiele',
      paragraphs: [
        'Freispiele gehören zu dem Spiel, das im Angebot steht, und haben einen festen Wert. Was Sie damit gewinnen, wird als Bonusgeld gutgeschrieben und muss so oft umgesetzt werden, wie es das Angebot vorsieht. Die Ausnahme ist ein Jackpot: Er wird zur Gänze als Echtgeld gutgeschrieben. Nicht gespielte Freispiele verfallen am Ende der Frist.',
      ],
    },
    {
      heading: 'Cashback',
      paragraphs: [
        'Cashback gibt Ihnen einen Teil Ihres Nettoverlusts zurück, also Ihrer Einsätze abzüglich Ihrer Gewinne im genannten Zeitraum. Sehr kleine Beträge zahlen wir nicht aus; ab wann es Cashback gibt, steht beim Angebot. Holen Sie es innerhalb von {claimHours} Stunden ab, danach verfällt es.',
        'Cashback ist ein kleiner Trost und kein Sicherheitsnetz. Es lohnt sich nie, seinetwegen mehr zu setzen.',
      ],
    },
    {
      heading: 'Verzicht und Ablauf',
      paragraphs: [
        'Sie können jederzeit auf einen Bonus verzichten: Schreiben Sie unserem Kundendienst. Vorher sagen wir Ihnen, was dabei wegfällt und was Ihnen bleibt.',
        'Jeder Bonus hat eine Frist, die auf der Seite des Angebots steht. Ist er bis dahin nicht umgesetzt, entfernen wir das restliche Bonusgeld. Ihr eigenes Geld rühren wir nicht an.',
      ],
    },
    {
      heading: 'Auszahlen mit einem Bonus',
      paragraphs: [
        'Wie viel Sie sich auszahlen lassen können, steht in Ihrem Konto in einer einzigen Zahl. Bonusgeld gehört erst dazu, wenn es umgesetzt ist. Würde eine Auszahlung einen Bonus beenden, sagen wir es Ihnen und bitten Sie um Bestätigung.',
        'Vor der ersten Auszahlung müssen Ihre Identität und Ihre Adresse bestätigt sein. Das gilt mit und ohne Bonus.',
      ],
    },
    {
      heading: 'Wenn Sie eine Pause machen',
      paragraphs: [
        'Während einer Pause, einer Auszeit oder einer Selbstsperre bieten wir Ihnen keine Boni an. Eine Selbstsperre beendet offene Boni. Kein Bonus ist es wert, eine Pause zu verschieben.',
      ],
    },
    {
      heading: 'Fragen, Beschwerden und dieser Text',
      paragraphs: [
        'Ist Ihnen ein Betrag nicht klar, fragen Sie unseren Kundendienst, täglich {supportHours} unter help@parlour.example. Wie Sie sich beschweren können, steht in den Allgemeinen Geschäftsbedingungen.',
        'Diese Seite ist ein Mustertext für einen Betreiber, den es nur zu Vorführzwecken gibt.',
      ],
    },
  ],
};
