/** Where buttons of the dataset lead, in one place: each is a page that the site has, or the sign-in dialog. */
export const destinations = {
  casino: '/promotions/casino',
  live: '/promotions/live',
  sports: '/promotions/sports',
  signUp: '#sign-in',
  deposit: '/my-account',
  rewards: '/promotions',
  limits: '/responsible-gambling',
} as const;
