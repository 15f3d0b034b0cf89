import type { PanelCopy } from './panel-copy.ts';

export const panels: PanelCopy = {
  bonuses: {
    title: 'Slik fungerer bonuser',
    button: 'Les bonusvilkårene',
    sections: [
      {
        heading: 'Hva omsetning betyr',
        paragraphs: [
          'Før en bonus blir til penger du kan ta ut, må du ha satset en viss sum: bonusen ganger multiplikatoren i tilbudet. En bonus på 20 med multiplikator 30 betyr innsatser på 600 i alt.',
        ],
      },
      {
        heading: 'Hva som teller',
        paragraphs: [],
        list: ['Spilleautomater: 100 %', 'Bordspill og live-bord: 10 %', 'Odds på minst 1,80: 100 %'],
      },
      {
        heading: 'Høyeste innsats',
        paragraphs: ['Mens en bonus er aktiv, kan du satse høyst {maxBonusBet} per runde eller oddsspill.'],
      },
      {
        heading: 'Du kan alltid takke nei',
        paragraphs: [
          'Velg «Ingen bonus» når du gjør innskuddet, så gjelder ingenting av dette. En aktiv bonus kan du når som helst gi fra deg: Skriv til kundeservice.',
        ],
      },
    ],
  },
};
