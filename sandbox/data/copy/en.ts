import type { Copy } from '#sandbox/data/copy/copy.ts';

export const en: Copy = {
  languageName: 'English',
  home: {
    verticals: { casino: 'Casino', live: 'Live casino', sports: 'Sports', promotions: 'Promotions' },
    contentBoxes: [
      {
        title: 'You set the limits',
        body: 'Decide what you want to spend before you start. Set deposit and spending limits yourself, in your account. A lower limit applies at once.',
      },
      {
        title: 'Withdrawals you can follow',
        body: 'You always see what you can withdraw and how long your method takes. We charge no withdrawal fees, and we never nudge you to cancel.',
      },
      {
        title: 'Support every day',
        body: 'Our support team answers every day {supportHours}, in plain words. Ask about a game, a payment or a break: they are all good questions.',
      },
    ],
    text: {
      heading: 'An online casino with clear terms',
      paragraphs: [
        'Parlour is an online casino for people who like to choose for themselves. There are slots with their rules and return to player on show, and tables run by real dealers. Bet on six sports, before the match and in play. Search by name, filter by provider, or try a slot for fun before you play it for money.',
        'Every offer at Parlour says what it costs, what it gives and how long it lasts. You will find the wagering requirement beside the button rather than under it, and you can say no to a bonus without losing anything else. Your balance and the time you have spent in a game stay in sight while you play.',
        'Gambling is entertainment, and entertainment has a price. Set a budget before you begin, treat wins as a pleasant surprise and stop when it is no longer fun. If you want to slow down, you can set limits or start a break of 24 hours in your account, and our support team sets a self-exclusion for you. We will never try to talk you out of it.',
      ],
    },
  },
  banners: {
    welcome: {
      title: 'Welcome bonus up to {max}',
      description: '100% on your first deposit from {min}, plus {spins} free spins. {wr}× wagering within {days} days.',
      button: 'See the welcome offer',
    },
    tonight: {
      title: 'Live tables are open',
      description: 'Roulette, blackjack and baccarat with real dealers, at stakes from modest to high.',
      button: 'Visit the live casino',
    },
    firstDeposit: {
      greeting: 'Welcome to Parlour',
      title: 'Your welcome bonus: up to {max}',
      description: '100% on your first deposit from {min}. {wr}× wagering within {days} days.',
      button: 'Read the terms',
      authorisedButton: 'Make a deposit',
    },
    second: {
      greeting: 'Nice to see you again',
      title: '50% on your second deposit',
      description: 'Up to {max} on a deposit of {min} or more. {wr}× wagering.',
      button: 'See the offer',
      authorisedButton: 'See your offer',
    },
    vip: {
      greeting: 'Thank you for playing with us',
      title: 'A loyalty gift for you',
      description: 'A gift of {prize} in cash, with no wagering. Collect it within {days} days.',
      button: 'See the gift',
    },
    players: {
      greeting: 'Welcome back',
      title: 'Continue playing',
      description: 'Your favourites and recently played games in one place.',
      button: 'Browse the games',
      authorisedButton: 'Go to my games',
    },
    both: {
      title: 'New games every week',
      description: 'The latest releases from our studios. Most of them have a demo.',
      button: 'See the new games',
      authorisedButton: 'Play the new games',
    },
    expired: {
      title: 'Last call of the summer',
      description: 'The summer send-off has ended. Thank you to everyone who joined in.',
      button: 'See what is on now',
    },
    future: {
      title: 'The new tournament season',
      description: 'A new season of tournaments is about to begin, with {prize} to share in the first one.',
      button: 'See the tournaments',
    },
  },
  promotionCategories: { casino: 'Casino', live: 'Live casino', sports: 'Sports', vip: 'VIP' },
  promotionTags: {
    new: 'New',
    freeSpins: 'Free spins',
    cashback: 'Cashback',
    weekly: 'Every week',
    deposit: 'Deposit bonus',
    tournament: 'Tournament',
    noWagering: 'No wagering',
    jackpots: 'Jackpots',
  },
  promotionActions: {
    deposit: 'Make a deposit',
    casino: 'Go to the casino',
    live: 'Go to the live casino',
    jackpots: 'See the jackpot games',
    offers: 'See current offers',
    signIn: 'Sign in',
    signUp: 'Open an account',
  },
  promotions: {
    'welcome-package': {
      slug: 'welcome-package',
      title: 'Welcome bonus',
      teaser: '100% on your first deposit up to {max}, plus {spins} free spins.',
      body: [
        {
          text: 'Make your first deposit of {min} or more and we add the same amount as a bonus, up to {max}. You also receive {spins} free spins on a slot we picked for its balance of pace and surprise.',
        },
        {
          heading: 'Your own money first',
          text: 'You always play with your own money before the bonus. If you win early, you can withdraw your winnings and leave the bonus where it is. Only once your own balance is used does the bonus come into play.',
        },
        {
          text: 'The bonus has to be wagered {wr} times before it turns into cash. Slots count in full, table games and live tables count for 10%.',
        },
        {
          text: 'You would rather play without a bonus? Choose “No bonus” when you deposit. Nothing else changes.',
        },
      ],
      terms: [
        'For new players making their first deposit. One per person.',
        'Minimum deposit {min}. The bonus is 100% of the deposit, up to {max}.',
        'The bonus amount and winnings from the {spins} free spins must each be wagered {wr} times.',
        'The highest stake while the bonus is active is {bet} per round.',
        'The bonus and the free spins expire {days} days after you receive them.',
        'The bonus terms apply. You must be of legal age to gamble where you live.',
      ],
    },
    'second-helping': {
      slug: 'second-helping',
      title: 'Second deposit bonus',
      teaser: '50% on your second deposit, up to {max}.',
      body: [
        {
          text: 'When you make your second deposit, we add half as much again as a bonus, up to {max}. It starts at {min}, and there is no code to remember: pick the offer in the cashier.',
        },
        {
          heading: 'How it plays',
          text: 'Your own money is used first and remains yours to withdraw. The bonus has to be wagered {wr} times, and you have {days} days to do it. If that does not suit your pace, you can give up the bonus at any time.',
        },
        {
          text: 'You can have one casino bonus active at a time. If another one is still open, this one can wait in the queue until you are done.',
        },
      ],
      terms: [
        'For players who have made exactly one deposit. One per person.',
        'Minimum deposit {min}. The bonus is 50% of the deposit, up to {max}.',
        'The bonus must be wagered {wr} times within {days} days.',
        'Slots count for 100%, table games and live tables for 10%.',
        'The highest stake while the bonus is active is {bet} per round.',
      ],
    },
    'friday-free-spins': {
      slug: 'friday-free-spins',
      title: 'Friday free spins',
      teaser: 'Deposit {min} or more on a Friday and start the weekend with {spins} free spins.',
      body: [
        {
          text: 'Deposit {min} or more on a Friday and we add {spins} free spins on the slot of the week.',
        },
        {
          heading: 'One slot, every Friday another',
          text: 'The slot of the week is named in the offer. Play the spins whenever you like within {days} days.',
        },
        {
          text: 'Winnings arrive as a casino bonus and have to be wagered {wr} times. You can take part once each Friday, or not at all: the offer will be back next week.',
        },
      ],
      terms: [
        'For players with at least one deposit. Once per player each Friday, local time.',
        'Minimum deposit {min}.',
        'The {spins} free spins expire {days} days after you receive them.',
        'Winnings from free spins must be wagered {wr} times.',
        'The highest stake while wagering is {bet} per round.',
      ],
    },
    'live-cashback': {
      slug: 'live-cashback',
      title: '10% live casino cashback',
      teaser: 'Get 10% of a losing week back, up to {max}. In cash, with no wagering.',
      body: [
        {
          text: 'Some weeks the cards are kind, and some weeks they are not. Switch on live cashback, and if you finish the week behind at the live tables, 10% of that difference comes back to you, up to {max}.',
        },
        {
          heading: 'Cash means cash',
          text: 'The cashback is paid as real money. There is no wagering: play with it, keep it or withdraw it.',
        },
        {
          text: 'The week runs from Monday to Sunday. From Monday morning you have {claimHours} hours to collect your cashback. If you finished ahead, there is nothing to collect, and nothing to pay either.',
        },
        {
          text: 'Cashback softens a loss, it does not undo it. Please do not stake more because of it.',
        },
      ],
      terms: [
        'Opt in before you play. Only rounds played after that count.',
        'Net loss is the sum of your stakes at live tables minus your wins there, from Monday to Sunday, local time.',
        'The cashback is 10% of the net loss, at most {max} a week.',
        'Collect it within {claimHours} hours of the end of the week, after which it lapses.',
        'The cashback is paid in cash with no wagering requirement.',
      ],
    },
    'weekend-reload': {
      slug: 'weekend-reload',
      title: 'Weekend reload',
      teaser: '50% on one weekend deposit, up to {max}.',
      body: [
        {
          text: 'On Saturday or Sunday, one deposit of {min} or more earns a 50% bonus, up to {max}. Choose the offer in the cashier before you confirm.',
        },
        {
          heading: 'Please note: one pot',
          text: 'With this bonus your deposit and the bonus are played together. Both have to be wagered {wr} times, and if you withdraw before that, the bonus and what you won with it are removed. We ask you to confirm before anything is lost.',
        },
        {
          text: 'If you would rather keep your own money free at all times, the Friday free spins may suit you better.',
        },
      ],
      terms: [
        'For players with at least one deposit. Once per player each weekend, from Saturday 00:00 to Sunday 23:59, local time.',
        'Minimum deposit {min}. The bonus is 50% of the deposit, up to {max}.',
        'Deposit and bonus together must be wagered {wr} times within {days} days.',
        'A withdrawal before wagering is complete ends the bonus and removes winnings made with it.',
        'The highest stake while the bonus is active is {bet} per round.',
        'Slots count for 100%, table games and live tables for 10%.',
      ],
    },
    'jackpot-hour': {
      slug: 'jackpot-hour',
      title: 'Jackpot hour',
      teaser: 'One hour each evening, {spins} free spins on the game of the night. No deposit needed.',
      body: [
        {
          text: 'Collect {spins} free spins on the game of the night, every evening between eight and nine. You do not need to deposit for it.',
        },
        {
          heading: 'About the jackpots',
          text: 'Jackpots are large because they are rare. Every spin has the same small chance, whatever came before it, so play for the pleasure of it. The current amount is shown on each game.',
        },
        {
          text: 'The game of the night itself has no jackpot. What the free spins win has to be wagered {wr} times.',
        },
      ],
      terms: [
        'For players who have made at least one deposit. Once per player each day.',
        'Collect the spins between 20:00 and 21:00, local time. They can be played for {days} days.',
        'Winnings from the {spins} free spins must be wagered {wr} times.',
        'The highest stake while wagering is {bet} per round.',
      ],
    },
    'accumulator-boost': {
      slug: 'accumulator-boost',
      title: 'Accumulator boost',
      teaser: 'Three selections or more, and a winning accumulator pays up to 50% extra, in cash.',
      body: [
        {
          text: 'Put at least three selections on one slip and a winning accumulator is paid with something extra: 5% for three selections, rising step by step to 50% for ten or more. The extra is paid in cash, up to {max}.',
        },
        {
          heading: 'The other side of the coin',
          text: 'Every selection you add raises the possible return and lowers the chance of winning it. The odds on the slip grow with every step, so decide for yourself where to stop.',
        },
        {
          text: 'Opt in once and the boost applies to each accumulator that qualifies, before the match or in play.',
        },
      ],
      terms: [
        'Opt in before you place the bet.',
        'At least three selections from different events, each at odds of 1.80 or more.',
        'Void selections do not count towards the boost.',
        'The boost applies to net winnings and is at most {max} per bet.',
        'Bets placed with a free bet do not qualify.',
      ],
    },
    'free-bet-monday': {
      slug: 'free-bet-monday',
      title: 'Free bet Monday',
      teaser: 'Deposit {min} or more on a Monday and receive a free bet of {prize}.',
      body: [
        {
          text: 'Deposit {min} or more and you receive a free bet of {prize} for any sport you like.',
        },
        {
          heading: 'What a free bet is',
          text: 'You place the bet with our stake instead of yours. If it wins, the winnings are yours in cash. The stake itself is not paid out. If it loses, it has cost you nothing.',
        },
        {
          text: 'The free bet waits on your slip for {days} days. Use it on one bet, single or accumulator, at odds of 1.80 or more.',
        },
      ],
      terms: [
        'For players with at least one deposit. Once per player each Monday, local time.',
        'Minimum deposit {min}. Choose the offer in the cashier.',
        'The free bet of {prize} is for a single use at odds of 1.80 or more.',
        'The stake of the free bet is not part of the winnings.',
        'It expires {days} days after you receive it.',
      ],
    },
    'vip-evening': {
      slug: 'vip-evening',
      title: 'VIP live tournament',
      teaser: 'One evening a month, a private live tournament with {prize} to share. By invitation.',
      body: [
        {
          text: 'On the last Thursday of the month, invited players meet for a private tournament at reserved live tables, with {prize} to share.',
        },
        {
          heading: 'How the evening goes',
          text: 'Tables open at eight. Points follow the stakes you place at the reserved tables, and the stake per round is capped at {bet}, so nobody can buy the evening. Your host is in the chat throughout.',
        },
        {
          text: 'Invitations follow how long you have been with us and how you like to play, never how much you have lost. They are not sent to players who have asked for a break.',
        },
      ],
      terms: [
        'By personal invitation only. An invitation cannot be passed on.',
        'The tournament runs from 20:00 to midnight, local time.',
        'Points are earned for stakes at the reserved tables. The highest stake that counts is {bet} per round.',
        'The prizes, {prize} in total, are paid in cash with no wagering within {days} days.',
      ],
    },
    'loyalty-gift': {
      slug: 'loyalty-gift',
      title: 'Loyalty gift',
      teaser: '{prize} in cash for staying with us. No deposit, no wagering, no catch.',
      body: [
        {
          text: 'Now and then we like to say thank you without asking for anything. This is {prize} in cash for players who have been with us for a while.',
        },
        {
          heading: 'Nothing to work out',
          text: 'There is no deposit to make and nothing to wager. The gift joins your balance as real money.',
        },
        {
          text: 'You have {days} days to collect it. After that it expires.',
        },
      ],
      terms: [
        'For players from the loyalty level Gold. One gift per player.',
        'Collect the gift of {prize} within {days} days.',
        'The gift is paid in cash with no wagering requirement.',
        'Not available during a time-out, a cool-off or a self-exclusion.',
      ],
    },
    'midweek-tournament': {
      slug: 'midweek-tournament',
      title: 'The midweek tournament',
      teaser: 'Two days, a handful of slots and a prize pool of {prize} for the top fifty.',
      body: [
        {
          text: 'From Wednesday morning to Thursday night, a handful of slots share one leaderboard. The fifty players at the top share {prize}.',
        },
        {
          heading: 'How points are counted',
          text: 'You earn points for what you stake on the listed games, whether the round wins or not. The leaderboard shows your place and the points to the next one.',
        },
        {
          text: 'A tournament can make an hour feel short. Decide on a budget first, and let your limits keep it for you.',
        },
        {
          text: 'Prizes are paid as bonuses on Friday morning and have to be wagered {wr} times.',
        },
      ],
      terms: [
        'Everybody who plays takes part; there is nothing to join.',
        'From Wednesday 00:00 to Thursday 23:59, local time. Real-money rounds on the listed slots only.',
        'The prize pool is {prize}, shared by the fifty players with the most points. On a tie, the earlier score wins.',
        'Prizes must be wagered {wr} times within {days} days.',
        'The highest stake while wagering is {bet} per round.',
      ],
    },
    'summer-send-off': {
      slug: 'summer-send-off',
      title: 'Summer bonus',
      teaser: 'One last warm evening: a 25% bonus up to {max} and {spins} free spins.',
      body: [
        {
          text: 'To see the summer out, one deposit of {min} or more earned a 25% bonus, up to {max}, and {spins} free spins on a slot with a sea view.',
        },
        {
          heading: 'This offer has ended',
          text: 'Bonuses that were taken in time keep their terms: {wr}× wagering within {days} days. The current offers are on the promotions page.',
        },
        {
          text: 'Thank you for spending a summer evening with us.',
        },
      ],
      terms: [
        'For players with at least one deposit. Once per player during the campaign, which has ended.',
        'Minimum deposit {min}. The bonus is 25% of the deposit, up to {max}.',
        'The bonus and winnings from the {spins} free spins must be wagered {wr} times within {days} days.',
        'The highest stake while the bonus is active is {bet} per round.',
      ],
    },
  },
  landings: {
    'welcome-offer': {
      title: 'The Parlour welcome offer',
      hero: {
        title: 'A warm welcome, plainly put',
        text: 'Your first deposit matched up to {max}, with {spins} free spins. Minimum deposit {min}, {wr}× wagering within {days} days.',
        button: 'Open an account',
      },
      intro: {
        title: 'What you get, and what it takes',
        paragraphs: [
          'Deposit {min} or more and we add the same amount as a bonus, up to {max}. The free spins come with it. You play with your own money first, so an early win is yours to withdraw.',
          'To turn the bonus into cash you wager it {wr} times within {days} days, with stakes of up to {bet}. You can give up the bonus whenever you like.',
        ],
      },
      steps: {
        title: 'Three steps',
        items: [
          { title: 'Open your account', text: 'It takes a few minutes. We ask for what the law requires and nothing more.' },
          {
            title: 'Set a budget',
            text: 'Decide what you want to spend. You can set a deposit limit in your account, before your first deposit too.',
          },
          { title: 'Choose the offer', text: 'Pick the welcome offer in the cashier, or choose “No bonus”. Both are fine.' },
        ],
      },
      faq: {
        title: 'Good to know',
        entries: [
          {
            question: 'Do I have to take the bonus?',
            answer: 'No. Choose “No bonus” in the cashier and play with your own money alone.',
          },
          {
            question: 'Can I withdraw before I have finished wagering?',
            answer: 'Yes. Your own money and what you win with it can be withdrawn before the bonus comes into play.',
          },
          {
            question: 'Which games count?',
            answer:
              'Slots count for 100% of the stake, table games and live tables for 10%. A few games are excluded and say so.',
          },
          {
            question: 'What if I run out of time?',
            answer: 'After {days} days the remaining bonus is removed. Your own money is not touched.',
          },
        ],
      },
      cta: {
        title: 'Shall we?',
        text: 'Have a look around first if you like. The offer is there when you make your first deposit.',
        button: 'Open an account',
      },
    },
    'live-casino': {
      title: 'Live casino at Parlour',
      hero: {
        title: 'Real dealers, unhurried tables',
        text: 'Roulette, blackjack, baccarat and game shows, streamed live. Find a seat at stakes that suit you.',
        button: 'See the tables',
      },
      intro: {
        title: 'At the live tables',
        paragraphs: [
          'Every live table has a person behind it: someone who deals, chats and says good night. You see the lowest and highest stake before you sit down, along with the free seats and the opening hours.',
          'The wheel and the cards are real, and each result is recorded. The rules are one tap away, and your balance and the time you have played stay on the screen.',
        ],
      },
      steps: {
        title: 'Take a seat',
        items: [
          { title: 'Find your table', text: 'Browse by game, or look at a table first without playing.' },
          { title: 'Check the stakes', text: 'Every tile shows the lowest and highest stake in your currency.' },
          { title: 'Play at your pace', text: 'The time you have spent at the table is always on the screen.' },
        ],
      },
      faq: {
        title: 'Questions and answers',
        entries: [
          {
            question: 'Can I watch before I play?',
            answer: 'Yes, some tables are open to look at once you are signed in. They are marked in the lobby.',
          },
          {
            question: 'What if my connection drops?',
            answer: 'A bet that was accepted stands, and the result is settled as usual. You find it in your history.',
          },
          {
            question: 'Do live tables count towards wagering?',
            answer: 'They do, for 10% of the stake, unless the terms of your bonus say otherwise.',
          },
          {
            question: 'Are the tables always open?',
            answer: 'Many are open day and night. Others keep hours, which are shown on the tile.',
          },
        ],
      },
      cta: {
        title: 'A seat is free',
        text: 'Have a look at who is dealing tonight.',
        button: 'Visit the live casino',
      },
    },
    sportsbook: {
      title: 'Sports betting at Parlour',
      hero: {
        title: 'Sports betting, before the match and in play',
        text: 'Clear odds before the match and in play, on the leagues you follow, from football to cricket.',
        button: 'Go to sports',
      },
      intro: {
        title: 'A sportsbook you can read',
        paragraphs: [
          'Football, ice hockey, tennis, basketball and more, from the great leagues to the local ones. Every slip shows the stake, the odds and what you may get back, before you confirm.',
          'If the odds change while you decide, we ask first. Your open bets and their history stay together in one place, and your limits apply here as everywhere else.',
        ],
      },
      steps: {
        title: 'How it works',
        items: [
          { title: 'Pick your match', text: 'Browse by sport or search for a team.' },
          { title: 'Build the slip', text: 'One selection or several. The return updates as you go.' },
          { title: 'Follow it live', text: 'Scores and odds refresh on their own, so you can simply watch.' },
        ],
      },
      faq: {
        title: 'Before you bet',
        entries: [
          {
            question: 'What happens if a match is called off?',
            answer:
              'A selection is void if the match is not played within the time given in the betting rules. The stake is returned.',
          },
          {
            question: 'Can I bet during the match?',
            answer:
              'Yes, on every match marked as live. Odds move with the play, and a bet that was accepted keeps the odds on its slip.',
          },
          {
            question: 'Can I change a bet I have placed?',
            answer: 'No. A bet that was accepted stands, so take a moment over the slip before you confirm.',
          },
          {
            question: 'Do my limits apply to sports?',
            answer: 'Yes. Deposit and spending limits cover the whole account: casino, live tables and sports.',
          },
        ],
      },
      cta: {
        title: 'Until it opens',
        text: 'Read about the accumulator boost of up to {max} and the other sports offers.',
        button: 'Go to sports',
      },
    },
    'free-spins': {
      title: 'Free spins at Parlour',
      hero: {
        title: 'Spins on the house',
        text: 'Deposit {min} on a Friday and receive {spins} free spins. {wr}× wagering on winnings.',
        button: 'See the offer',
      },
      intro: {
        title: 'What free spins are',
        paragraphs: [
          'A free spin is a round on a slot with our stake instead of yours. The game and the value of the spin are fixed, and the chances are the same as with your own money.',
          'What you win arrives as a casino bonus. Wager it {wr} times and it becomes cash. Spins you do not use within {days} days expire.',
        ],
      },
      steps: {
        title: 'How to play them',
        items: [
          { title: 'Collect', text: 'Take the offer and collect the spins that come with it.' },
          { title: 'Play', text: 'Start the game named on the card. The spins are used first.' },
          { title: 'Keep track', text: 'Winnings are a casino bonus until you have wagered them {wr} times.' },
        ],
      },
      faq: {
        title: 'Asked now and then',
        entries: [
          {
            question: 'Can I choose the game?',
            answer: 'The spins belong to the game named in the offer. It changes from week to week.',
          },
          {
            question: 'Do I have to deposit?',
            answer: 'For some offers yes, for others no. The card always says which.',
          },
          {
            question: 'Is there a highest stake?',
            answer: 'While you wager winnings from free spins, the highest stake is {bet} per round.',
          },
          {
            question: 'Can I decline free spins?',
            answer: 'Of course. Leave them uncollected and they expire without any effect on your account.',
          },
        ],
      },
      cta: {
        title: 'Friday comes every week',
        text: 'There is no need to hurry. See which slot is next.',
        button: 'See promotions',
      },
    },
    'fast-payouts': {
      title: 'Payouts at Parlour',
      hero: {
        title: 'Your money, on its way to you',
        text: 'We review withdrawals within {reviewHours} hours. After that, the time depends on your payment method.',
        button: 'See payment methods',
      },
      intro: {
        title: 'How we pay',
        paragraphs: [
          'Your account says what you can withdraw right now, in one figure. If part of your balance is tied to a bonus, we say so and explain why. We charge no fee for withdrawals.',
          'Before the first withdrawal we have to confirm who you are. We tell you which documents we need and how to send them. The smallest withdrawal for your method is shown before you confirm.',
        ],
      },
      steps: {
        title: 'From balance to bank',
        items: [
          { title: 'Confirm who you are', text: 'We tell you which documents we need and how to send them.' },
          { title: 'Choose a method', text: 'Whenever possible, money goes back the way it came.' },
          { title: 'Follow the payment', text: 'You see in your account whether it is waiting, in review or paid.' },
        ],
      },
      faq: {
        title: 'About withdrawals',
        entries: [
          {
            question: 'How long does it take?',
            answer:
              'Once approved, direct bank payments often arrive within the hour, e-wallets within 24 hours and cards within one to three days.',
          },
          {
            question: 'Why do you need documents?',
            answer: 'The law asks us to know our players. It also keeps your winnings from reaching anyone else.',
          },
          {
            question: 'Can I cancel a withdrawal?',
            answer: 'You can while it is pending, but we will never suggest it.',
          },
          {
            question: 'Are there fees?',
            answer: 'Not from us. Your bank or wallet may charge its own.',
          },
        ],
      },
      cta: {
        title: 'See it for yourself',
        text: 'All methods, amounts and times for your country are on one page.',
        button: 'See payment methods',
      },
    },
    'safer-play': {
      title: 'Safer gambling at Parlour',
      hero: {
        title: 'Play that stays play',
        text: 'Limits, breaks and self-exclusion: what each of them does and how you get it.',
        button: 'See the tools',
      },
      intro: {
        title: 'Your evening, your rules',
        paragraphs: [
          'Most people know before they start what an evening should cost. Our tools are there to hold you to it: deposit limits, spending limits and breaks.',
          'A lower limit applies at once. A higher one waits, so that the decision is made with a cool head. Nobody here will try to change your mind about a break.',
        ],
      },
      steps: {
        title: 'Three minutes well spent',
        items: [
          {
            title: 'Set a limit',
            text: 'By day, week or month, for deposits, for spending or for both. You set it yourself, in your account.',
          },
          {
            title: 'Take a break',
            text: 'Start a cool-off of 24 hours in your account. You are signed out at once, and your money stays where it is.',
          },
          { title: 'Check your play', text: 'A few honest questions to answer for yourself, and where to find help.' },
        ],
      },
      faq: {
        title: 'Straight answers',
        entries: [
          {
            question: 'Can I raise a limit straight away?',
            answer:
              'No. A higher limit starts after a waiting period of at least {limitHours} hours. Until then you can cancel the change.',
          },
          {
            question: 'What is the difference between a time-out and self-exclusion?',
            answer: 'A time-out lasts a day or three. Self-exclusion starts at six months, and it cannot be cut short.',
          },
          {
            question: 'What happens to my money?',
            answer: 'Your money stays yours. Withdrawals that are under way when you exclude yourself are paid out.',
          },
          {
            question: 'I am worried about someone else. What can I do?',
            answer:
              'Talk to them if you can, and contact your national helpline or our support team. Both will listen in confidence.',
          },
        ],
      },
      cta: {
        title: 'Not sure where to begin?',
        text: 'Begin with a deposit limit. It is the simplest tool, and it works.',
        button: 'Read about safer gambling',
      },
    },
  },
  footer: {
    infoLinks: {
      'privacy-policy': 'Privacy policy',
      terms: 'Terms and conditions',
      'bonus-terms': 'Bonus terms',
      'betting-rules': 'Betting rules',
      'casino-rules': 'Casino rules',
      'age-restrictions': 'Age restrictions',
      'responsible-gambling': 'Safer gambling',
      'payment-methods': 'Payment methods',
    },
    contactLinks: { contact: 'Help and contact', chat: 'Live chat' },
    body: [
      'Parlour is for adults only: you must be at least {age}, or older where the law says so. Play for fun, and only with money you can afford to lose. If gambling stops being fun, take a break or talk to someone.',
      'Parlour is licensed by the Harbour Gaming Authority under licence no. {licence}. All games are tested by an independent laboratory, and players’ money is kept apart from our own.',
    ],
  },
  marks: {
    licences: {
      harbour: 'Harbour Gaming Authority',
      northlight: 'Northlight Gaming Board',
      lakeshore: 'Lakeshore Gaming Office',
      southernIsles: 'Southern Isles Gaming Commission',
    },
    regulators: {
      adultsOnly: 'Adults only',
      limits: 'Set your limits',
      selfTest: 'Check your play',
      exclusionRegister: 'Exclusion register',
      independentHelp: 'Independent help',
    },
  },
  seo: {
    '/': {
      title: 'Parlour: online casino, live tables and sports',
      description: 'Slots and live tables with clear offers, honest payouts and limits that hold. Sports betting too.',
      heading: 'Welcome to Parlour',
    },
    '/promotions': {
      title: 'Promotions and bonuses | Parlour',
      description:
        'Current offers for casino, live tables and sports, each with its terms in plain sight. Take them or leave them.',
      heading: 'Promotions',
    },
    '/promotions/casino': {
      title: 'Casino promotions | Parlour',
      description: 'Deposit bonuses, free spins and slot tournaments, with the wagering requirement stated up front.',
      heading: 'Casino promotions',
    },
    '/promotions/live': {
      title: 'Live casino promotions | Parlour',
      description: 'Cashback and private evenings at the live tables. See what is on and what it takes.',
      heading: 'Live casino promotions',
    },
    '/promotions/sports': {
      title: 'Sports promotions | Parlour',
      description: 'Accumulator boosts and free bets for the sports you follow, with clear odds and clear rules.',
      heading: 'Sports promotions',
    },
    '/promotions/vip': {
      title: 'VIP promotions | Parlour',
      description: 'Gifts with no wagering and evenings by invitation for players who have been with us for a while.',
      heading: 'VIP promotions',
    },
    '/online-casino': {
      title: 'Online casino: slots and tables | Parlour',
      description: 'Slots, jackpots and table games from studios we like. Search by name, or try many of them for fun first.',
      heading: 'Casino',
    },
    '/live-casino-online': {
      title: 'Live casino with real dealers | Parlour',
      description: 'Roulette, blackjack, baccarat and game shows, streamed live. See stakes and free seats before you sit down.',
      heading: 'Live casino',
    },
    '/sportsbook': {
      title: 'Sports betting and live odds | Parlour',
      description:
        'Football, ice hockey, tennis and more: fixtures, live scores and odds of the winner, before the match and in play.',
      heading: 'Sports',
    },
    '/vip': {
      title: 'VIP at Parlour',
      description: 'Six levels, a personal host and gifts with no wagering. Read what each level gives you and how it works.',
      heading: 'VIP programme',
    },
    '/payment-methods': {
      title: 'Payment methods and payouts | Parlour',
      description: 'All ways to deposit and withdraw in your country, with amounts, times and fees on one page.',
      heading: 'Payment methods',
    },
    '/privacy-policy': {
      title: 'Privacy policy | Parlour',
      description: 'What we know about you, why we need it, how long we keep it and how to have it corrected or deleted.',
      heading: 'Privacy policy',
    },
    '/terms': {
      title: 'Terms and conditions | Parlour',
      description: 'The agreement between you and Parlour: your account, your money, our duties and yours.',
      heading: 'Terms and conditions',
    },
    '/bonus-terms': {
      title: 'Bonus terms | Parlour',
      description: 'How bonuses work at Parlour: wagering, contributions, highest stakes, expiry and how to give one up.',
      heading: 'Bonus terms',
    },
    '/betting-rules': {
      title: 'Betting rules | Parlour',
      description: 'How bets are accepted and settled, what makes a selection void and which rules apply to each sport.',
      heading: 'Betting rules',
    },
    '/casino-rules': {
      title: 'Casino rules | Parlour',
      description: 'How rounds are played and settled, what happens if the connection drops, and how jackpots are paid.',
      heading: 'Casino rules',
    },
    '/age-restrictions': {
      title: 'Age restrictions | Parlour',
      description: 'Parlour is for adults only. How we check age, and how you can keep your account away from children.',
      heading: 'Age restrictions',
    },
    '/responsible-gambling': {
      title: 'Safer gambling | Parlour',
      description: 'Limits, breaks and self-exclusion: how they work, how to get them and where to find help.',
      heading: 'Safer gambling',
    },
    '/contact': {
      title: 'Help and contact | Parlour',
      description: 'Answers to common questions, and a support team that answers e-mail every day {supportHours}.',
      heading: 'How can we help?',
    },
    '/welcome': {
      title: 'Your welcome offer | Parlour',
      description: 'What the welcome offer gives, what it takes and how to say no. Everything on one page.',
      heading: 'A warm welcome',
    },
  },
  site: {
    maintenance: 'We are working on the site. Your money and your open bets are safe. Please come back a little later.',
  },
};
