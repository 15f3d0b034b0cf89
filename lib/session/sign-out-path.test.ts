import { canStayAfterSignOut } from './sign-out-path.ts';

test.each([
  '/privacy-policy',
  '/responsible-gambling',
  '/contact',
  '/info/about',
  '/payment-methods/fi-en',
  '/promotions',
  '/promotions/casino/welcome-package',
  '/online-casino',
  '/online-casino/new',
  '/live-casino-online',
  '/closed-account',
  '/sportsbook',
  '/sportsbook/football/europe',
  '/sportsbook/live-betting',
])('RTE-55 %s remains after signing out', (path) => {
  expect(canStayAfterSignOut(path)).toBe(true);
});

test.each([
  '',
  '/',
  '/my-account',
  '/my-account/banking/transactions',
  '/online-casino/play/relax/dragon',
  '/live-casino-online/play/evolution',
  '/play/dragon',
  '/deposit',
  '/signup',
  '/signup/pnp',
  '/accept-terms-condition',
  '/sportsbook/bet-history',
])('RTE-55 %s is replaced by the front page', (path) => {
  expect(canStayAfterSignOut(path)).toBe(false);
});
