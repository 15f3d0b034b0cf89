import type { LobbyCopy } from './lobby-copy.ts';

export const rooms: LobbyCopy = {
  banners: {
    casinoNew: {
      title: 'New games every week',
      description: 'Try the latest releases in demo, or see our casino promotions.',
      button: 'See casino promotions',
    },
    casinoJackpots: {
      greeting: 'Every evening, 20:00 to 21:00',
      title: 'Jackpot hour: {spins} free spins',
      description: '{spins} free spins on the game of the night. {wr}× wagering on winnings.',
      button: 'See jackpot hour',
    },
    liveTables: {
      title: 'Live casino with real dealers',
      description: 'Roulette, blackjack, baccarat and game shows, streamed live.',
      button: 'See the tables',
    },
    liveCashback: {
      greeting: 'Live casino',
      title: '10% weekly live cashback',
      description: 'Up to {max} a week, paid in cash with no wagering.',
      button: 'How it works',
    },
    sportsAccumulator: {
      title: 'Accumulator boost: up to 50% extra',
      description: 'Winning accumulators of three or more pay 5% to 50% extra, up to {max}.',
      button: 'See the boost',
    },
    sportsMonday: {
      title: 'Monday free bet',
      description: 'Deposit {min} on a Monday and a free bet of {prize} is yours for {days} days.',
      button: 'See the free bet',
    },
    promotionsWelcome: {
      title: 'New here? Get the welcome bonus',
      description: 'Up to {max} and {spins} free spins on a first deposit of {min} or more, {wr}× wagering.',
      button: 'See the welcome offer',
    },
    promotionsRewards: {
      greeting: 'Good to know',
      title: 'How our bonuses work',
      description: 'Wagering, time limits and how to give up a bonus, explained.',
      button: 'Read the bonus terms',
    },
  },
  tournaments: {
    midweek: { title: 'Midweek tournament: {prize} for the top fifty', button: 'See the tournament' },
    tables: { title: 'An evening at the reserved tables', button: 'See live offers' },
  },
  games: {
    featured: 'Popular this week',
    welcome: { title: 'Good games to begin with', button: 'Go to the casino' },
    live: { title: 'Tables that are open tonight', button: 'Go to the live casino' },
    freeSpins: { title: 'Slots that come with free spins', button: 'Go to the casino' },
  },
};
