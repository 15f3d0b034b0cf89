import { CallError } from '#lib/core/api/errors.ts';
import { endEventOf } from './end-event.ts';

test.each([
  [403, 'error.exclusion.in.progress.180', 'blocked'],
  [403, 'error.exclusion.in.progress.indefinite', 'blocked'],
  [403, 'error.timeout.in.progress.1', 'blocked'],
  [403, 'error.account.closed', 'expired'],
  [401, 'error.token.expired', 'expired'],
  [401, 'error.session.ended', 'revoked'],
  [401, 'error.session.inactive', 'inactive'],
  [400, 'error.exclusion.active', undefined],
] as const)('DEC-X-5 a %i with %s ends the session as %s', (status, code, event) => {
  expect(endEventOf(new CallError('platform', { status, code }))).toBe(event);
});

test('a failing service ends no session', () => {
  expect(endEventOf(new CallError('network', { status: 503, code: 'error.system.error' }))).toBeUndefined();
});
