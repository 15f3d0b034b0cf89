/** @jest-environment jsdom */
import { makeMe } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';

const mockLost = { ok: false, refusal: { code: 'CONNECTION' } };
let mockReplies: Readonly<Record<string, object>> = {};
jest.mock('../shared/api.ts', () => ({
  onExpired: () => undefined,
  getJson: (path: string) => {
    const value = mockReplies[path];
    return Promise.resolve(value ? { ok: true, value } : mockLost);
  },
}));
const me = makeMe();

async function openPage(path = '') {
  jest.resetModules();
  mockReplies = {};
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: 'ava', site: 'http://site', language: 'en', currency: 'EUR', path, messages: {} },
    numbers: { group: ',', decimal: '.' },
  })}</script>`;
  const { getState, setState } = await import('./store.ts');
  return { getState, setState, ...(await import('./load.ts')) };
}

afterEach(() => jest.useRealTimers());

test('a player who could not be read is read again soon, and with everything that is read again', async () => {
  const page = await openPage();
  jest.useFakeTimers();
  await page.loadFirstMe();
  mockReplies = { '/api/me': me };
  await jest.advanceTimersByTimeAsync(2_000);
  expect(page.getState().me).toEqual(me);
  page.setState({ me: undefined });
  await page.reload();
  expect(page.getState().me).toEqual(me);
});
