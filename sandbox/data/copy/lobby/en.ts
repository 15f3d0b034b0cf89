import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'Fresh paint in the casino',
      description: 'New games hang on the wall every week. Try one for fun, stay if you like it.',
      button: 'See what is on',
    },
    casinoJackpots: {
      greeting: 'Between eight and nine',
      title: 'The lamps are on the jackpots',
      description: '{spins} free spins on the game of the night. {wr}× wagering on winnings.',
      button: 'See jackpot hour',
    },
    liveTables: {
      title: 'Somebody is dealing right now',
      description: 'Roulette, blackjack, baccarat and game shows with real dealers. Look first, sit down when you like.',
      button: 'See the tables',
    },
    liveCashback: {
      greeting: 'A softer landing',
      title: 'A tenth of a losing week comes back',
      description: 'Live cashback of up to {max} a week, in cash and without wagering.',
      button: 'Read how it works',
    },
    sportsAccumulator: {
      title: 'Three legs, something extra',
      description: 'Winning accumulators pay 5% to 50% more, up to {max}, in cash.',
      button: 'See the boost',
    },
    sportsMonday: {
      title: 'Mondays need a little help',
      description: 'Deposit {min} on a Monday and a free bet of {prize} is yours for {days} days.',
      button: 'See the free bet',
    },
    promotionsWelcome: {
      title: 'New here? Start with the terms',
      description: 'Up to {max} and {spins} free spins on a first deposit of {min} or more, {wr}× wagering.',
      button: 'Read the welcome offer',
    },
    promotionsRewards: {
      greeting: 'On the house',
      title: 'Take what suits you, leave the rest',
      description: 'Every offer says what it gives and what it takes. Saying no costs you nothing.',
      button: 'Read the bonus terms',
    },
  },
  tournaments: {
    midweek: { title: 'Midweek tournament: {prize} for the top fifty', button: 'See the tournament' },
    tables: { title: 'An evening at the reserved tables', button: 'See live offers' },
  },
  games: {
    featured: 'Loved this week',
    welcome: { title: 'Good games to begin with', button: 'Go to the casino' },
    live: { title: 'Tables that are open tonight', button: 'Go to the live casino' },
    freeSpins: { title: 'Slots that come with free spins', button: 'Go to the casino' },
  },
};
