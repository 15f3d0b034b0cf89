import type { VipCopy } from './vip-copy.ts';

export const vip: VipCopy = {
  title: 'VIP bei Parlour',
  hero: {
    title: 'VIP-Programm',
    text: 'Sechs Stufen, jede mit etwas mehr von unserer Zeit. Sie steigen auf, indem Sie uns treu bleiben, nicht indem Sie mehr verlieren, und können jederzeit wieder austreten.',
    button: 'Nach VIP fragen',
  },
  levels: [
    {
      name: 'Bronze',
      requirement: 'Ab Ihrer ersten Einzahlung.',
      benefits: [
        'Kundendienst täglich {supportHours}',
        'Wöchentliche Angebote mit gut sichtbaren Bedingungen',
        'Limits und Pausen, wann immer Sie möchten',
      ],
    },
    {
      name: 'Silber',
      requirement: 'Nach drei Monaten bei uns.',
      benefits: ['Alles aus Bronze', 'Ein Geburtstagsgeschenk ohne Umsatzbedingungen', 'Einmal im Monat zusätzliche Freispiele'],
    },
    {
      name: 'Gold',
      requirement: 'Nach einem halben Jahr, sobald Ihre Dokumente geprüft sind.',
      benefits: [
        'Alles aus Silber',
        'Ihre Auszahlungen werden zuerst bearbeitet',
        'Ein höherer Anteil am wöchentlichen Cashback',
      ],
    },
    {
      name: 'Platin',
      requirement: 'Nach einem Jahr, auf unsere Einladung.',
      benefits: [
        'Alles aus Gold',
        'Doppelt so hohe Auszahlungsgrenzen wie die üblichen {capDay} pro Tag',
        'Eine persönliche Ansprechperson, die Ihren Namen und Ihre Limits kennt',
      ],
    },
    {
      name: 'Diamant',
      requirement: 'Nach zwei Jahren, auf unsere Einladung.',
      benefits: ['Alles aus Platin', 'Reservierte Live-Tische zu festen Zeiten', 'Ein Platz beim monatlichen VIP-Live-Turnier'],
    },
    {
      name: 'Schwarz',
      requirement: 'Nur auf persönliche Einladung.',
      benefits: [
        'Alles aus Diamant',
        'Eigens für Sie gemachte Angebote, immer ohne Umsatzbedingungen',
        'Ein direkter Draht zu Ihrer Ansprechperson, zu jeder Stunde',
      ],
    },
  ],
  faq: {
    title: 'So funktionieren die Stufen',
    entries: [
      {
        question: 'Muss ich einen bestimmten Betrag spielen?',
        answer:
          'Nein. Die Stufe richtet sich danach, wie lange Sie bei uns sind und ob mit Ihrem Konto alles in Ordnung ist. Mehr zu verlieren bringt Sie nie weiter hinauf.',
      },
      {
        question: 'Kann ich eine Stufe verlieren?',
        answer: 'Nur wenn Sie zwölf Monate nicht bei uns waren und das Konto als inaktiv gilt. Eine Pause kostet Sie nichts.',
      },
      {
        question: 'Was passiert, wenn ich Limits setze?',
        answer:
          'Ihre Stufe bleibt. Unsere Leute sehen Ihre Limits und halten sich daran: Sie schlagen nie vor, eines zu erhöhen, und schicken während einer Pause keine Angebote.',
      },
      {
        question: 'Wie trete ich aus dem Programm aus?',
        answer:
          'Sagen Sie es Ihrer Ansprechperson oder dem Kundendienst. Wir nehmen Sie noch am selben Tag von der Liste, und Ihr Konto bleibt, wie es ist.',
      },
    ],
  },
  cta: {
    title: 'Gut zu wissen',
    text: 'Eine Stufe ist ein Dankeschön, kein Ziel. Wenn Sie merken, dass Sie spielen, um die nächste zu erreichen, reden Sie mit uns oder setzen Sie ein Limit.',
    button: 'Mehr zum Spielerschutz',
  },
};
