/** Where buttons of the dataset lead, in one place: each is a page that the site has. */
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
