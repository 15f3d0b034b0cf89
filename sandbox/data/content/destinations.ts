/** The site's pages that buttons of the dataset link to. */
export const destinations = {
  casino: '/online-casino',
  tournaments: '/tournaments',
  live: '/live-casino-online',
  sports: '/sportsbook',
  signUp: '/signup',
  signIn: '/?login=1',
  deposit: '/my-account/banking/deposit',
  myGames: '/online-casino?show=mine',
  jackpots: '/jackpots',
  offers: '/promotions',
  limits: '/responsible-gambling',
  contact: '/contact',
} as const;
