import type { PanelCopy } from './panel-copy.ts';

export const panels: PanelCopy = {
  bonuses: {
    title: 'So funktionieren Boni',
    button: 'Bonusbedingungen lesen',
    sections: [
      {
        heading: 'Was Umsatz bedeutet',
        paragraphs: [
          'Bevor aus einem Bonus Geld wird, das Sie sich auszahlen lassen können, müssen Sie eine bestimmte Summe einsetzen: den Bonus mal die Zahl, die im Angebot steht. Ein Bonus von 20 mit 30-fachem Umsatz bedeutet Einsätze von insgesamt 600.',
        ],
      },
      {
        heading: 'Was wie viel zählt',
        paragraphs: [],
        list: ['Spielautomaten: 100 %', 'Tischspiele und Live-Tische: 10 %', 'Sportwetten ab einer Quote von 1,80: 100 %'],
      },
      {
        heading: 'Höchsteinsatz',
        paragraphs: ['Solange ein Bonus aktiv ist, dürfen Sie pro Runde oder Wette höchstens {maxBonusBet} einsetzen.'],
      },
      {
        heading: 'Sie können immer ablehnen',
        paragraphs: [
          'Wählen Sie bei der Einzahlung „Kein Bonus“, dann gilt nichts davon. Auch einen aktiven Bonus können Sie jederzeit zurückgeben: Schreiben Sie unserem Kundendienst.',
        ],
      },
    ],
  },
};
