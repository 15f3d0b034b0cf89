import type { VipCopy } from './vip-copy.ts';

export const vip: VipCopy = {
  title: 'VIP at Parlour',
  hero: {
    title: 'VIP programme',
    text: 'Six levels, each with a little more of our time. You rise by staying with us, not by losing more, and you can leave the programme whenever you like.',
    button: 'Ask about VIP',
  },
  levels: [
    {
      name: 'Bronze',
      requirement: 'From your first deposit.',
      benefits: [
        'Support every day {supportHours}',
        'Weekly offers with their terms in plain sight',
        'Limits and breaks whenever you ask for them',
      ],
    },
    {
      name: 'Silver',
      requirement: 'After three months with us.',
      benefits: [
        'Everything in Bronze',
        'A gift on your birthday, with no wagering',
        'An extra round of free spins once a month',
      ],
    },
    {
      name: 'Gold',
      requirement: 'After six months, once your documents have been checked.',
      benefits: ['Everything in Silver', 'Withdrawals reviewed first', 'A higher share in weekly cashback'],
    },
    {
      name: 'Platinum',
      requirement: 'After a year, at our invitation.',
      benefits: [
        'Everything in Gold',
        'Withdrawal limits twice the usual {capDay} a day',
        'A personal host who knows your name and your limits',
      ],
    },
    {
      name: 'Diamond',
      requirement: 'After two years, at our invitation.',
      benefits: ['Everything in Platinum', 'Reserved live tables at set hours', 'A place in the monthly VIP live tournament'],
    },
    {
      name: 'Black',
      requirement: 'By personal invitation.',
      benefits: [
        'Everything in Diamond',
        'Offers made for you, always without wagering',
        'A direct line to your host, at any hour',
      ],
    },
  ],
  faq: {
    title: 'How the levels work',
    entries: [
      {
        question: 'Do I have to play a certain amount?',
        answer:
          'No. Levels follow the time you have been with us and whether your account is in good order. Losing more never lifts you higher.',
      },
      {
        question: 'Can I lose a level?',
        answer: 'Only after twelve months without a visit, when the account becomes dormant. Taking a break costs you nothing.',
      },
      {
        question: 'What happens if I set limits?',
        answer:
          'Your level stays. Hosts see your limits and keep to them: they will never suggest that you raise one, and they send no offers during a break.',
      },
      {
        question: 'How do I leave the programme?',
        answer: 'Tell your host or our support. We take you off the list the same day and you keep your account as it is.',
      },
    ],
  },
  cta: {
    title: 'Good to know',
    text: 'A level is a thank-you, not a target. If you find yourself playing to reach the next one, talk to us or set a limit.',
    button: 'Read about safer gambling',
  },
};
