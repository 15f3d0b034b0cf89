/** The site's pages that buttons of the dataset link to. */
export const destinations = {
  casino: '/online-casino',
  live: '/live-casino-online',
  sports: '/sportsbook',
  signUp: '/signup',
  deposit: '/my-account',
  rewards: '/promotions',
  limits: '/responsible-gambling',
  contact: '/contact',
} as const;
