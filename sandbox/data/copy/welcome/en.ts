import type { WelcomeCopy } from './welcome-copy.ts';

export const welcome: WelcomeCopy = {
  registration: {
    welcome: {
      title: 'Open an account',
      hero: {
        title: 'A seat with your name on it',
        text: 'Open your account in a few minutes. The welcome offer doubles a first deposit of {min} or more, up to {max}, if you want it.',
      },
      steps: [
        { title: 'Tell us who you are', text: 'Name, address and date of birth, as in your passport.' },
        { title: 'Confirm your contact', text: 'We send a code to your phone or your e-mail.' },
        { title: 'Look around first', text: 'Then deposit, or simply try the games for fun.' },
      ],
    },
    live: {
      title: 'Join the live tables',
      hero: {
        title: 'The dealer is expecting you',
        text: 'With an account you can take a seat at every live table, and up to {max} of a losing week comes back as cash.',
      },
      steps: [
        { title: 'Open an account', text: 'It takes about two minutes.' },
        { title: 'Deposit what suits you', text: 'Instant, without a fee, from {minDeposit}.' },
        { title: 'Choose a table', text: 'Stakes, free seats and opening hours are on every tile.' },
      ],
    },
    sports: {
      title: 'Join the sportsbook',
      hero: {
        title: 'Sports betting at Parlour',
        text: 'Open your account now. Winning accumulators pay up to 50% extra, at most {max}.',
      },
      steps: [
        { title: 'Open an account', text: 'Once, for betting, casino and live tables alike.' },
        { title: 'Pick your sports', text: 'Football, ice hockey, tennis and more, before and during the match.' },
        { title: 'Place a bet you can read', text: 'Stake, odds and possible return, before you confirm.' },
      ],
    },
    friends: {
      title: 'Invited by a friend',
      hero: {
        title: 'A friend of yours has kept you a seat',
        text: 'Join with the code below. The welcome offer is the same for everyone: up to {max} and {spins} free spins.',
      },
      steps: [
        { title: 'Keep the code', text: 'It is filled in for you when you start here.' },
        { title: 'Open your own account', text: 'One per person, with your own details. Nobody else may use it.' },
        { title: 'Say hello', text: 'Your friend sees that you came, and nothing about how you play.' },
      ],
    },
  },
  modal: {
    title: 'Good evening, and welcome',
    body: 'Have a look around: most games can be tried for fun without an account. If you stay, there is a welcome offer with its terms on one page.',
    button: 'See the welcome offer',
  },
  payAndPlay: {
    title: 'Play in one step',
    description:
      'Deposit from your bank and your account opens by itself. No form, no password, and withdrawals go back the same way.',
    button: 'Choose an amount',
  },
};
