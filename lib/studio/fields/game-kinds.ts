import { defineField } from '@sanity/types';
import { choiceList } from './choices.ts';

export const gameKinds = {
  types: ['slot', 'jackpot', 'table', 'roulette', 'blackjack', 'baccarat', 'gameshow', 'crash', 'scratch'],
  volatilities: ['low', 'med', 'high', 'very high'],
  engines: [
    'video-slot',
    'classic-slot',
    'ways-slot',
    'blackjack',
    'roulette',
    'baccarat',
    'crash',
    'scratch',
    'plinko',
    'live-roulette',
    'live-blackjack',
    'live-baccarat',
    'live-show',
  ],
} as const;

export const verticalField = defineField({
  name: 'type',
  title: 'Vertical',
  type: 'string',
  options: {
    list: choiceList({ CASINO: 'Casino', LIVE_CASINO: 'Live casino' }),
    layout: 'radio',
    direction: 'horizontal',
  },
  validation: (rule) => rule.required(),
});
