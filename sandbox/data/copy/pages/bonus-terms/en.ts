import type { PageCopy } from '../page-copy.ts';

export const page: PageCopy = {
  title: 'Bonus terms',
  sections: [
    {
      heading: 'What these terms are for',
      paragraphs: [
        'A bonus is money or free play that we add to your account on certain conditions. These are the conditions that all our bonuses share. What differs from one offer to the next, such as the amount, the multiplier and the expiry, is on the page of the offer.',
        'You never have to take a bonus. Choose “No bonus” in the cashier and you play with your own money only, free of everything you read below.',
      ],
    },
    {
      heading: 'One at a time',
      paragraphs: [
        'There are bonuses for three parts of the house: casino, live casino and sports. In each of them you can have one active bonus. If you take another for the same part, it joins a queue, and the next one starts when the one before it has ended. The queue has room for three.',
        'Bonuses for different parts do not get in each other’s way: a casino bonus and a sports bonus can be active on the same day. Offers are made per person and cannot be passed on.',
      ],
    },
    {
      heading: 'What wagering means',
      paragraphs: [
        'Before a bonus turns into money that you can withdraw, a certain sum has to be staked. This sum is the wagering requirement. It is worked out with the multiplier of the offer, in one of two ways, and the offer always says which. Work it out before you take an offer, and you will know whether it suits your pace.',
      ],
      list: [
        'Bonus × multiplier: the usual way. A bonus of 20 with a multiplier of 30 means stakes of 600 in all.',
        '(Deposit + bonus) × multiplier: with a deposit of 20, a bonus of 20 and a multiplier of 10, stakes of 400 in all.',
      ],
    },
    {
      heading: 'Your own money first',
      paragraphs: [
        'Where the requirement is bonus × multiplier, you always play with your real money first. You can withdraw it, and what you have won with it, whenever you like. The bonus comes into play only when your own balance is used up. So if you win early, you can withdraw your winnings and leave the bonus where it is. In the trade such a bonus is called “non-sticky”.',
      ],
    },
    {
      heading: 'When deposit and bonus belong together',
      paragraphs: [
        'Where the requirement is (deposit + bonus) × multiplier, both are played as one pot. Such a bonus is called “sticky”. If you withdraw before the wagering is complete, you forfeit the bonus and what you have won with it.',
        'We do not let that happen by accident. If a withdrawal would end a bonus, we show you what would be lost, and you confirm it or leave it.',
      ],
    },
    {
      heading: 'How games count',
      paragraphs: ['Not every stake counts in full. These shares apply unless the offer says otherwise.'],
      list: [
        'Slots: 100%.',
        'Table games: 10%. A stake of 10 counts as 1.',
        'Live tables: 10%.',
        'Sports: 100%, at odds of 1.80 or more. Bets at lower odds do not count.',
      ],
    },
    {
      heading: 'The highest stake',
      paragraphs: [
        'While a bonus is active, the highest stake is {maxBonusBet} per round or bet. This holds even while you are still playing with your own money. If you would rather play for more, finish the bonus first or give it up.',
      ],
    },
    {
      heading: 'Free spins and free bets',
      paragraphs: [
        'Free spins are rounds on a slot named in the offer, with our stake instead of yours. The value of a spin is fixed, and the chances are the same as with your own money. What you win with them becomes bonus money and is wagered as the offer says. A jackpot won on a free spin is the exception: it is paid in full, in cash.',
        'With a free bet, too, the stake is ours. If it wins, you receive the winnings without the stake.',
      ],
    },
    {
      heading: 'Cashback',
      paragraphs: [
        'Cashback returns part of your net losses over a period, that is, of your stakes minus your wins. There is a small minimum, below which nothing is paid. When the period is over, you have {claimHours} hours to claim the cashback in your account. After that it lapses.',
        'It makes a loss a little smaller and no more than that. Please never stake more for the sake of it.',
      ],
    },
    {
      heading: 'Giving up a bonus, and expiry',
      paragraphs: [
        'You can forfeit a bonus at any time, without giving a reason: write to our support team. We ask you to confirm, because it cannot be undone, and then remove what is left of it and, if it is a sticky one, what you have won with it. Your own money stays where it is.',
        'Each offer’s page says how long you have. When that time is up, the bonus expires, with the same effect as if you had given it up. If you exclude yourself from play, open bonuses end too, and withdrawals that are under way are paid out.',
      ],
    },
    {
      heading: 'Questions, and about this text',
      paragraphs: [
        'If you think that a bonus has been counted wrongly, write to help@parlour.example. We answer complaints within five days, and the terms and conditions say where you can turn next.',
        'These bonus terms are the sample text of a demonstration operator.',
      ],
    },
  ],
};
