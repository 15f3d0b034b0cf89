import type { PromoCopies } from './promo-copy.ts';

export const promo: PromoCopies = {
  'first-evening': {
    title: 'Your first evening at Parlour',
    hero: {
      title: 'Your first evening, doubled',
      text: 'Deposit {min} or more and we match it up to {max}, with {spins} free spins. Your own money is always played first.',
    },
    intro: {
      title: 'An offer you can read in a minute',
      paragraphs: [
        'We add as much as you deposit, up to {max}. If you win with your own money, you can withdraw it and leave the bonus untouched. Only when your own balance is used does the bonus step in.',
        'To turn it into cash you wager the bonus {wr} times within {days} days, at stakes of up to {bet}. You can give up the bonus at any time.',
      ],
    },
    steps: {
      title: 'How the evening starts',
      items: [
        { title: 'Open an account', text: 'Use your real name and address. We check them once, and you are done.' },
        { title: 'Set a budget', text: 'Decide what the evening may cost before it begins.' },
        { title: 'Deposit with the code', text: 'The code chooses the bonus in the cashier. You can choose “No bonus” instead.' },
      ],
    },
    faq: {
      title: 'Before you begin',
      entries: [
        {
          question: 'Is the code necessary?',
          answer: 'No. The offer is also listed in the cashier; the code only saves you looking for it.',
        },
        { question: 'Which games count?', answer: 'Slots count in full, table games and live tables for 10% of the stake.' },
      ],
    },
    games: 'Good games for a first evening',
    button: 'Open an account',
    terms: [
      'For new players making their first deposit. One per person.',
      'Minimum deposit {min}; the bonus is 100% of it, up to {max}, with {spins} free spins.',
      'Bonus and free-spin winnings must each be wagered {wr} times within {days} days.',
      'Highest stake with an active bonus: {bet} per round. The bonus terms apply.',
    ],
  },
  'spin-friday': {
    title: 'Spin Friday',
    hero: {
      title: 'Friday has its own slot',
      text: 'Deposit {min} on a Friday and {spins} free spins are yours, on a different game every week.',
    },
    intro: {
      title: 'A small ritual for the weekend',
      paragraphs: [
        'Each Friday we pick one slot and give you {spins} spins with our stake. You have {days} days to play them, so there is no need to stay up late.',
        'Whatever they win arrives as a casino bonus and becomes cash once it has been wagered {wr} times.',
      ],
    },
    steps: {
      title: 'Three small steps',
      items: [
        { title: 'Deposit on a Friday', text: 'From midnight to midnight, local time. {min} is enough.' },
        { title: 'Collect the spins', text: 'They are yours until they expire.' },
        { title: 'Play when it suits you', text: 'The spins are used first when you open the game of the week.' },
      ],
    },
    faq: {
      title: 'Asked on Thursdays',
      entries: [
        {
          question: 'Can I choose another game?',
          answer: 'The spins belong to the game of the week. There will be another one next Friday.',
        },
        {
          question: 'What if I miss a Friday?',
          answer: 'Nothing happens. The offer comes back every week and nothing adds up against you.',
        },
      ],
    },
    games: 'Slots of earlier Fridays',
    button: 'See Friday free spins',
    terms: [
      'Once per player each Friday, local time, after at least one earlier deposit.',
      'Minimum deposit {min}. The {spins} free spins expire after {days} days.',
      'Winnings must be wagered {wr} times, at stakes of up to {bet} per round.',
    ],
  },
  'live-week': {
    title: 'A week at the live tables',
    hero: {
      title: '10% back from the live tables',
      text: 'If the week ends against you, 10% comes back in cash, up to {max}. Nothing to wager.',
    },
    intro: {
      title: 'What comes back, and when',
      paragraphs: [
        'Switch the offer on and play the live tables as you always do. From Monday to Sunday we count your stakes and your wins. If you are behind on Sunday night, a tenth of the difference is waiting for you on Monday.',
        'It is real money: play it, keep it or withdraw it. Collect it within {claimHours} hours, because after that it lapses.',
      ],
    },
    steps: {
      title: 'How the week goes',
      items: [
        { title: 'Switch it on', text: 'Opt in before you play. Only rounds after that count.' },
        { title: 'Play at your pace', text: 'The time you have spent at a table is always on the screen.' },
        { title: 'Collect on Monday', text: 'You have {claimHours} hours to do so.' },
      ],
    },
    faq: {
      title: 'Two honest questions',
      entries: [
        {
          question: 'Should I stake more because of it?',
          answer: 'No. Cashback softens a loss, it never turns one into a gain.',
        },
        {
          question: 'Does a win count against me?',
          answer: 'It is set off against your stakes of the same week. If you finish ahead, nothing is due either way.',
        },
      ],
    },
    button: 'See live cashback',
    terms: [
      'Switch the offer on first. Net loss is stakes minus wins at live tables, Monday to Sunday, local time.',
      'The cashback is 10% of the net loss, at most {max} a week.',
      'Collect it within {claimHours} hours. It is paid in cash with no wagering requirement.',
    ],
  },
  'jackpot-nights': {
    title: 'Jackpot nights',
    hero: {
      title: 'One hour, {spins} spins, a very large number',
      text: 'Every evening between eight and nine, collect {spins} free spins on the game of the night. No deposit needed.',
    },
    intro: {
      title: 'Large because they are rare',
      paragraphs: [
        'A jackpot grows by one per cent of every stake until somebody wins it. Each spin has the same small chance, whatever happened before, and a jackpot is paid in full, without any withdrawal cap.',
        'The free spins are for the game of the night, which has no jackpot. Their winnings become a bonus and are wagered {wr} times.',
      ],
    },
    steps: {
      title: 'From eight to nine',
      items: [
        { title: 'Look in at eight', text: 'The game of the night changes every evening.' },
        { title: 'Collect your spins', text: 'Until nine, once a day. You can play them for {days} days.' },
        { title: 'Look at the jackpots', text: 'The current amount stands on the tile and keeps moving.' },
      ],
    },
    faq: {
      title: 'About jackpots',
      entries: [
        { question: 'Is a jackpot ever due?', answer: 'No. The chance is the same on every spin; a long wait changes nothing.' },
        {
          question: 'How is a jackpot paid?',
          answer: 'In full and at once, to your balance. We check your identity before it leaves us, as the law asks.',
        },
      ],
    },
    games: 'Games with a jackpot',
    button: 'See jackpot hour',
    terms: [
      'For players with at least one deposit, once a day between 20:00 and 21:00, local time.',
      'The {spins} free spins expire after {days} days.',
      'Winnings must be wagered {wr} times at stakes of up to {bet}.',
    ],
  },
  'accumulator-club': {
    title: 'The accumulator club',
    hero: {
      title: 'Three legs or more, something extra',
      text: 'A winning accumulator pays 5% to 50% more, in cash, up to {max}.',
    },
    intro: {
      title: 'How the extra grows',
      paragraphs: [
        'Three selections bring 5%, and each further one adds a little, up to 50% for ten or more. The extra comes with the winnings, as a row of its own in your history.',
        'Every leg also makes the whole harder to win. A short accumulator you believe in is often the better evening.',
      ],
    },
    steps: {
      title: 'On the slip',
      items: [
        { title: 'Opt in once', text: 'After that every accumulator that qualifies takes part.' },
        { title: 'Pick three or more', text: 'Different events, each at odds of 1.80 or better.' },
        { title: 'Follow it live', text: 'If all of them win, the extra is paid with the winnings.' },
      ],
    },
    faq: {
      title: 'Small print, in large',
      entries: [
        {
          question: 'What if one match is void?',
          answer: 'It leaves the slip and no longer counts towards the boost. The rest plays on.',
        },
        { question: 'Do cash-outs get the boost?', answer: 'No. The extra is for accumulators that run to the end.' },
      ],
    },
    button: 'See the accumulator boost',
    terms: [
      'Opt in before the bet. At least three selections from different events at odds of 1.80 or more each.',
      'The boost applies to net winnings and is at most {max} per bet, paid in cash.',
      'Void selections, cash-outs and free bets do not count.',
    ],
  },
  'midweek-league': {
    title: 'The midweek league',
    hero: {
      title: 'Two days, one leaderboard',
      text: 'Wednesday and Thursday belong to the midweek tournament, with {prize} for the top fifty.',
    },
    intro: {
      title: 'A league for quiet evenings',
      paragraphs: [
        'A handful of slots share one leaderboard for two days. You earn points for what you stake, win or lose, and the board tells you your place and what it takes to climb.',
        'Prizes arrive on Friday morning as bonuses and are wagered {wr} times. Decide on a budget first: two days are long.',
      ],
    },
    steps: {
      title: 'Taking part',
      items: [
        { title: 'Just play', text: 'There is nothing to join: everybody who plays takes part.' },
        { title: 'Play the listed slots', text: 'Any stake counts, in your own currency.' },
        { title: 'See where you stand', text: 'The board is updated as you play and closes on Thursday night.' },
      ],
    },
    faq: {
      title: 'On the rules',
      entries: [
        { question: 'What happens on a tie?', answer: 'The player who reached the points first is placed higher.' },
        {
          question: 'Can I stop halfway?',
          answer: 'Whenever you like. Your points stay, and so does your place until somebody passes you.',
        },
      ],
    },
    games: 'This week’s tournament slots',
    button: 'See the tournament',
    terms: [
      'Wednesday 00:00 to Thursday 23:59, local time, real-money rounds on the listed slots.',
      'The prize pool of {prize} is shared by the fifty players with the most points.',
      'Prizes must be wagered {wr} times within {days} days, at stakes of up to {bet}.',
    ],
  },
};
