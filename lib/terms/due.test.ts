import { needsTerms } from './due.ts';
import { waitsForTerms } from './terms-guard.ts';

test.each([
  ['2.9', '2.10', true],
  ['2.10', '2.10', false],
  // An instance that does not reach the content service has older terms than the others.
  ['2.10', '2.9', false],
  ['2', '2.0', false],
  ['', '1.0', true],
  ['2.9', undefined, false],
])('TRM-02 TRM-03 a player who accepted %p has to accept %p: %p', (accepted, version, expected) => {
  expect(needsTerms({ termsAndConditionsAcceptedVersion: accepted }, version)).toBe(expected);
});

test.each([
  ['/', false],
  ['', false],
  ['/my-account', false],
  ['/my-account/banking/transactions', false],
  ['/accept-terms-condition', false],
  ['/terms', false],
  ['/privacy-policy', false],
  ['/responsible-gambling', false],
  ['/self-test', false],
  ['/contact', false],
  ['/contact-live-chat', false],
  ['/info/help', false],
  ['/500', false],
  ['/promotions/new/welcome', true],
  ['/promotions', true],
  ['/online-casino', true],
  ['/terms/old', true],
])('RTE-43 %p is blocked by new terms: %p', (path, expected) => {
  expect(waitsForTerms(path)).toBe(expected);
});
