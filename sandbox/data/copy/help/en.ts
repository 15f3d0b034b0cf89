import type { HelpCopy } from './help-copy.ts';

export const help: HelpCopy = {
  info: {
    about: {
      title: 'About Parlour',
      sections: [
        {
          heading: 'Who we are',
          paragraphs: [
            'Parlour began with a simple wish: an online casino that feels like a good living room. Warm light, a few well-chosen games, people who know your name, and nobody pulling at your sleeve. We still measure everything we build against that picture.',
            'Parlour is run by Parlour Rooms Limited, 4 Harbour Row, Port Sable, and licensed by the Harbour Gaming Authority under licence no. {licence}. Casino, live tables and sports share one account, one balance and one set of limits.',
          ],
        },
        {
          heading: 'What we hold to',
          paragraphs: ['A few habits we do not bend, however busy the evening.'],
          list: [
            'Every offer says what it gives, what it takes and how long it lasts, beside the button.',
            'What you can withdraw is one figure, and it is always in sight.',
            'When you choose a limit, a break or a self-exclusion, nobody talks you out of it.',
            'Players’ money is kept apart from ours, in separate bank accounts.',
          ],
        },
        {
          heading: 'The people',
          paragraphs: [
            'Dealers, engineers, writers and a support team that answers every day {supportHours}: about two hundred of us in all. Everyone, whatever their work, learns in the first week how to recognise a player who needs a break and what to say. Games come from studios we have chosen one by one, and we turn down more than we take.',
          ],
        },
      ],
    },
    'game-testing': {
      title: 'How we test our games',
      sections: [
        {
          heading: 'Chance, and nothing else',
          paragraphs: [
            'The result of every round comes from a certified random source on the server and is fixed before the reels move or the cards turn. Nothing on your device, not the time of day and not what happened in earlier rounds, can change it. Neither can we.',
          ],
        },
        {
          heading: 'Before a game opens',
          paragraphs: [
            'An independent laboratory examines each game before we offer it. It reads the source, repeats millions of rounds and compares what comes out with what the rules promise. We then play it ourselves, on small and large screens, until we understand it well enough to explain it.',
          ],
          list: [
            'The return to player must match the figure shown in the rules.',
            'Every symbol, card and number must come up as often as it should.',
            'A lost connection must never change a result.',
            'Stakes, balance and playing time must stay visible during play.',
          ],
        },
        {
          heading: 'While it is open',
          paragraphs: [
            'The results of all games are measured against their design every month. If a figure leaves its expected range, we close the game first and look for the reason afterwards. Should a fault have touched your rounds, the stakes are returned.',
          ],
        },
        {
          heading: 'What return to player means',
          paragraphs: [
            'A return of 96% means that over a very long time, and over all players, 96 of every 100 staked are paid out as wins. It says nothing about one evening: you may win more, or lose everything you staked. That is why a budget matters more than any percentage.',
          ],
        },
      ],
    },
    security: {
      title: 'Security',
      sections: [
        {
          heading: 'Your account',
          paragraphs: [
            'Your password never reaches us in readable form: signing in proves that you know it without sending it. After {signInAttempts} failed attempts the account is locked for {lockMinutes} minutes. After {idleMinutes} minutes without activity we sign you out, and we warn you {idleWarning} minutes before.',
          ],
          list: [
            'Choose a password of {passwordMin} to {passwordMax} characters that you use nowhere else.',
            'Do not share your account: it is yours alone, and nobody else may use it.',
            'Sign out on devices that you share with others.',
          ],
        },
        {
          heading: 'Your money',
          paragraphs: [
            'Deposits and withdrawals are booked to the cent in a ledger that has to balance at all times. Withdrawals go first to a method you have used for depositing, so that nobody can send your money elsewhere. Players’ funds lie apart from ours.',
          ],
        },
        {
          heading: 'Your documents',
          paragraphs: [
            'Identity documents travel encrypted, are seen only by the people who check them, and are deleted when the law no longer asks us to keep them. We will never ask for a password, a PIN or the full number of your card, neither by e-mail nor on the telephone.',
          ],
        },
        {
          heading: 'If something looks wrong',
          paragraphs: [
            'Write to help@parlour.example. If you think that somebody else has been in your account, say so first: we lock it while we look, and your balance stays where it is.',
          ],
        },
      ],
    },
  },
  contact: {
    title: 'Help and contact',
    sections: [
      {
        heading: 'Talk to us',
        paragraphs: [
          'Write to help@parlour.example at any time. Our support team answers every day {supportHours}, and always within a day.',
        ],
      },
      {
        heading: 'If you are not content',
        paragraphs: [
          'Tell our support first. You have an answer within five days. If that does not settle it, our complaints team looks at the matter afresh and decides within eight weeks at most. After that you can turn to the Harbour Office for Player Disputes, which is free for players.',
        ],
      },
      {
        heading: 'About your data',
        paragraphs: [
          'Questions about what we know of you, and requests to see, correct or delete it, go to privacy@parlour.example.',
        ],
      },
    ],
    entries: [
      {
        question: 'I cannot sign in. What now?',
        answer:
          'After {signInAttempts} failed attempts the account is locked for {lockMinutes} minutes. Reset your password from the sign-in window. If you are in a time-out or a self-exclusion, it has to run its course.',
      },
      {
        question: 'Where is my withdrawal?',
        answer:
          'We review withdrawals within {reviewHours} hours. After that it takes from one hour to three working days, depending on the method. You see the status in your account.',
      },
      {
        question: 'Why do you ask for documents?',
        answer:
          'The law asks us to know our players. When we need a document, we tell you which one and how to send it. Please send the whole page, in colour and unedited.',
      },
      {
        question: 'How do I set or change a limit?',
        answer:
          'In your account, under “Gambling limits”. You can limit your deposits, your spending or both, by day, week and month. A lower limit applies at once, a higher one after {limitHours} hours at the earliest.',
      },
      {
        question: 'My bonus has disappeared.',
        answer:
          'It may have run out, been given up, or been used up in play. Ask us, and we tell you what happened to it and when.',
      },
      {
        question: 'I would like to close my account.',
        answer:
          'Write to us from the address of your account and we close it the same day; what you can withdraw is paid out. If gambling has become a problem, self-exclusion is the safer choice.',
      },
    ],
  },
  payment: {
    title: 'Ways to pay',
    intro: [
      'These are the methods in your country, with the smallest and largest amounts and the time they take. We charge no fee, neither for deposits nor for withdrawals; your bank or wallet may have its own.',
      'Deposits are in your balance at once. A withdrawal goes back to a method you have deposited with, whenever that method can take it. We review it within {reviewHours} hours; after that, the time depends on the method.',
    ],
    faq: [
      {
        question: 'What is the least I can deposit or withdraw?',
        answer:
          'Deposits start at {minDeposit} and withdrawals at {minWithdrawal} for every method. The table gives the upper amounts.',
      },
      {
        question: 'Is there a cap on withdrawals?',
        answer:
          'Yes: {capDay} a day, {capWeek} a week and {capMonth} a month. From the loyalty level Platinum these are doubled, and jackpots are paid in full without a cap.',
      },
      {
        question: 'Why can I not withdraw to my card?',
        answer: 'Some methods only take deposits. Then we pay to your bank account, once we have seen that it is in your name.',
      },
      {
        question: 'Can I cancel a withdrawal?',
        answer:
          'While it is pending, yes, up to {cancelsPerDay} times a day, where the rules of your country allow it. We will never suggest it.',
      },
    ],
  },
};
