import { endEventOf } from './end-event.ts';

test.each([
  ['error.exclusion.in.progress.180', 'blocked'],
  ['error.exclusion.in.progress.indefinite', 'blocked'],
  ['error.timeout.in.progress.1', 'blocked'],
  ['error.account.closed', 'expired'],
  ['error.token.expired', 'expired'],
  ['error.session.ended', 'revoked'],
  ['error.session.inactive', 'inactive'],
] as const)('DEC-X-5 a refusal with %s ends the session as %s', (code, event) => {
  expect(endEventOf({ code })).toBe(event);
});
