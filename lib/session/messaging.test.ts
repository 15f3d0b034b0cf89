/** @jest-environment jsdom */
import { signOutOfMessaging } from '#lib/session/messaging.ts';

afterEach(() => Object.assign(window, { FasttrackCrm: undefined }));

test('LOG-18 signs out of the messaging service where it is loaded', () => {
  const logout = jest.fn();
  Object.assign(window, { FasttrackCrm: { logout } });
  signOutOfMessaging();
  expect(logout).toHaveBeenCalledTimes(1);
});

test.each([
  ['none is loaded', undefined],
  ['it has no sign-out', {}],
  ['it fails', { logout: () => JSON.parse('{') }],
])('LOG-18 the sign-out continues where %s', (_, FasttrackCrm) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { FasttrackCrm });
  expect(() => signOutOfMessaging()).not.toThrow();
});
