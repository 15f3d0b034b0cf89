/** @jest-environment jsdom */
import { requestSignOut, signOutIdlePlayer } from './sign-out.ts';
import { finishSignOut } from './waiting-sign-out.ts';

const calls: string[] = [];
let status = 0;

beforeEach(() => {
  jest.useFakeTimers();
  calls.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it.
  document.cookie = 'audience=d1; Path=/';
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it.
  document.cookie = 'sign-out=; Path=/; Max-Age=0';
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      calls.push(url);
      if (status === 0) throw new TypeError('Failed to fetch');
      return { ok: status === 200, status, json: async () => ({ csrfToken: 'x' }) };
    },
  });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['does not answer', 0],
  ['fails', 503],
])('LOG-17 while the server %s, a sign-out leaves no sign of the player in the browser', async (_, answer) => {
  status = answer;
  await requestSignOut();
  expect(document.cookie).toBe('sign-out=1');
});

test('LOG-17 a sign-out that the server confirmed leaves nothing to do', async () => {
  status = 200;
  await requestSignOut();
  expect(document.cookie).toBe('audience=d1');
  finishSignOut();
  expect(calls).toEqual(['/api/auth/csrf', '/api/auth/signout']);
});

test('LOG-17 the visitor’s page calls until a server answers, and then no more', async () => {
  status = 0;
  await requestSignOut();
  calls.length = 0;
  finishSignOut();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(Array(3).fill('/api/auth/session'));
  status = 200;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(calls).toHaveLength(4);
  expect(document.cookie).toBe('');
});

test('LOG-20 an idle player is signed out although the report of the inactivity gets no answer', async () => {
  status = 200;
  const { fetch } = globalThis;
  const hanging = (url: string) => (url.startsWith('/api/platform') ? new Promise(() => undefined) : fetch(url));
  Object.assign(globalThis, { fetch: hanging });
  void signOutIdlePlayer();
  await jest.advanceTimersByTimeAsync(8_000);
  expect(calls).toEqual(['/api/auth/csrf', '/api/auth/signout']);
});
