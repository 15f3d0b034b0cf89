import { isFollowed } from './leave-page.ts';

let isSigningOut = false;
jest.mock('./sign-out.ts', () => ({ isSigningOut: () => isSigningOut }));

test.each([
  [false, 'revoked', true],
  [false, 'left', true],
  [true, 'revoked', false],
  [true, 'expired', false],
  [true, 'left', false],
  [true, 'inactive', true],
] as const)('LOG-16 while this page signs out (%s), what other tabs report (%s) is followed: %s', (running, event, followed) => {
  isSigningOut = running;
  expect(isFollowed(event)).toBe(followed);
});
