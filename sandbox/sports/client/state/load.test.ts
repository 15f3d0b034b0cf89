/** @jest-environment jsdom */
import { makeMe } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';

const mockLost = { ok: false, refusal: { code: 'CONNECTION' } };
let mockReplies: Readonly<Record<string, object>> = {};
let mockRefusal: object = mockLost;
jest.mock('../shared/api.ts', () => ({
  onExpired: () => undefined,
  getJson: (path: string) => {
    const value = mockReplies[path];
    return Promise.resolve(value ? { ok: true, value } : mockRefusal);
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

test('SPB-05 the pages of bets that were loaded stay when the first is read again', async () => {
  const page = await openPage('bet-history');
  page.setState({ me });
  const bet = (betId: string, state = 'OPEN') => ({ betId, state });
  const list = { '/api/bets?state=open': { bets: [bet('6'), bet('5'), bet('4')], next: '4' } };
  mockReplies = { ...list, '/api/bets?state=open&before=4': { bets: [bet('3'), bet('2')], next: '2' } };
  await page.loadBets('open');
  await page.loadBets('open', '4');
  expect(page.getState().lists.open).toMatchObject({ ids: ['6', '5', '4', '3', '2'], next: '2', isLoadingMore: false });
  // One is new, one of each page has ended, and one was opened again between those that were read.
  mockReplies = {
    '/api/bets?state=open': { bets: [bet('7'), bet('6'), bet('4')], next: '4' },
    '/api/bets?state=open&before=4': { bets: [bet('3.5'), bet('3')], next: '3' },
  };
  await page.reload();
  expect(page.getState().lists.open).toMatchObject({ ids: ['7', '6', '4', '3.5', '3'], next: '3' });
  // A page that is not answered leaves the list as it is.
  mockReplies = { '/api/bets?state=open': { bets: [bet('7')], next: '7' } };
  await page.reload();
  expect(page.getState().lists.open).toMatchObject({ status: 'ready', ids: ['7', '6', '4', '3.5', '3'] });
});

test.each([
  ['CONNECTION', 'failed'],
  ['TOO_MANY', 'failed'],
  ['UNAVAILABLE', 'failed'],
  ['BAD_REQUEST', 'unknown'],
])('a view that is refused with %s is %s', async (code, status) => {
  const page = await openPage('football/europe/cup/a');
  mockRefusal = { ok: false, refusal: { code } };
  await page.loadView();
  expect(page.getState().status).toBe(status);
  mockRefusal = mockLost;
});
