import type { PanelCopy } from './panel-copy.ts';

export const panels: PanelCopy = {
  bonuses: {
    title: 'How bonuses work',
    button: 'Read the bonus terms',
    sections: [
      {
        heading: 'What wagering means',
        paragraphs: [
          'Before a bonus turns into money that you can withdraw, you have to stake a certain sum: the bonus times the multiplier of the offer. A bonus of 20 with a multiplier of 30 means stakes of 600 in all.',
        ],
      },
      {
        heading: 'What counts',
        paragraphs: [],
        list: ['Slots: 100%', 'Table games and live tables: 10%', 'Sports bets at odds of 1.80 or more: 100%'],
      },
      {
        heading: 'The highest stake',
        paragraphs: ['While a bonus is active, you may stake at most {maxBonusBet} per round or bet.'],
      },
      {
        heading: 'You can always say no',
        paragraphs: [
          'Choose “No bonus” when you deposit and none of this applies. You can also give up an active bonus at any time: write to our support team.',
        ],
      },
    ],
  },
};
