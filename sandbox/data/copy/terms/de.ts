import type { TermsCopy } from './terms-copy.ts';

export const terms: TermsCopy = {
  summaries: {
    '1.0': ['Die erste Fassung unserer Bedingungen: Konto, Geld, Spiel und Beschwerden.'],
    '2.9': [
      'Auszahlungen gehen nun zuerst an eine Zahlungsart, mit der eingezahlt wurde.',
      'Sportwetten haben einen eigenen Abschnitt: Annahme, offensichtliche Fehler und verschobene Ereignisse.',
    ],
    '2.10': [
      'Die Auszahlungsgrenzen pro Tag, Woche und Monat stehen nun in den Bedingungen.',
      'Ein Konto gilt nach zwölf Monaten ohne Besuch als inaktiv.',
      'Boni: Je Bereich können höchstens drei Angebote in der Reihe warten.',
    ],
  },
  first: [
    {
      heading: 'Ihr Konto',
      paragraphs: [
        'Ein Konto pro Person, eröffnet mit wahren Angaben und von jemandem, der alt genug ist. Niemand sonst darf es benutzen. Wir können Dokumente verlangen, die zeigen, wer Sie sind und wo Sie wohnen.',
      ],
    },
    {
      heading: 'Ihr Geld',
      paragraphs: [
        'Eingezahltes Geld liegt getrennt von unserem und kann jederzeit ausbezahlt werden, sofern es nicht an einen Bonus gebunden ist, den Sie angenommen haben. Ein- und Auszahlungen sind gebührenfrei.',
      ],
    },
    {
      heading: 'Spiel',
      paragraphs: [
        'Ergebnisse kommen aus einer zertifizierten Zufallsquelle. Fällt ein Spiel oder eine Verbindung aus, wird die Runde so abgerechnet, wie der Server sie aufgezeichnet hat; eine Fehlfunktion macht die Runde ungültig, und Einsätze werden zurückgegeben.',
      ],
    },
    {
      heading: 'Beschwerden',
      paragraphs: [
        'Schreiben Sie an help@parlour.example. Der Kundendienst antwortet innerhalb von fünf Tagen, das Beschwerdeteam entscheidet in höchstens acht Wochen. Danach steht Ihnen kostenlos die Schlichtungsstelle Hafen offen.',
      ],
    },
  ],
  added: [
    {
      heading: 'Auszahlungen',
      paragraphs: [
        'Eine Auszahlung geht an eine Zahlungsart, mit der Sie eingezahlt haben, soweit diese Geld annehmen kann. Sie wird innerhalb von {reviewHours} Stunden bearbeitet und kann von Ihnen zurückgezogen werden, solange sie wartet.',
      ],
    },
    {
      heading: 'Sportwetten',
      paragraphs: [
        'Eine Wette ist angenommen, wenn ihre Nummer angezeigt wird, zur Quote dieses Augenblicks. Offensichtliche Fehler in einer Quote sind ungültig, verschobene Ereignisse nach 36 Stunden.',
      ],
    },
  ],
};
