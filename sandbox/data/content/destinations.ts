/** Where buttons of the dataset lead, in one place: each is a page that the site has. */
export const destinations = {
  casino: '/promotions/casino',
  live: '/promotions/live',
  sports: '/promotions/sports',
  signUp: '/?login=1',
  deposit: '/my-account',
  rewards: '/promotions',
  limits: '/responsible-gambling',
} as const;
