/** @jest-environment jsdom */
import { leaveMessaging } from '#lib/session/messaging.ts';

afterEach(() => Object.assign(window, { FasttrackCrm: undefined }));

test('LOG-18 a messaging service that is there is told of the sign-out', () => {
  const logout = jest.fn();
  Object.assign(window, { FasttrackCrm: { logout } });
  leaveMessaging();
  expect(logout).toHaveBeenCalledTimes(1);
});

test.each([
  ['none is there', undefined],
  ['it knows no sign-out', {}],
  ['it fails', { logout: () => JSON.parse('{') }],
])('LOG-18 nobody is kept where %s', (_, FasttrackCrm) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(window, { FasttrackCrm });
  expect(() => leaveMessaging()).not.toThrow();
});
