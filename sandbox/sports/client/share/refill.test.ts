/** @jest-environment jsdom */
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { makeEvent } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import en from '../../messages/en.json' with { type: 'json' };
import type { WireBet, WireEvent } from '../../wire.ts';

const mockEvents = new Map<string, WireEvent>();
let mockIsReachable = true;
jest.mock('../shared/api.ts', () => ({
  onExpired: () => undefined,
  wait: () => new Promise((resolve) => setTimeout(resolve)),
  postJson: () => Promise.resolve({ ok: false, refusal: { code: 'CONNECTION' } }),
  getJson: (path: string) => {
    const event = mockEvents.get(path.split('/').at(-1) ?? '');
    if (!mockIsReachable) return Promise.resolve({ ok: false, refusal: { code: 'CONNECTION' } });
    return Promise.resolve({ ok: true, value: { at: '2030-01-01T00:00:00.000Z', events: event ? [event] : [] } });
  },
}));

async function openPage() {
  jest.resetModules();
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: 'ava', site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: en },
    numbers: { group: ',', decimal: '.' },
  })}</script>`;
  const { getState, setState } = await import('../state/store.ts');
  const refill = await import('./refill.ts');
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { getState, setState, ...refill, settled, picked: () => getState().slip.picks.map((pick) => pick.selectionId) };
}

const pickOf = (id: string) => ({ selectionId: `${id}:1x2:HOME` });

beforeEach(() => {
  mockIsReachable = true;
  mockEvents.clear();
  for (const event of [
    makeEvent('a', {}, 2_200),
    makeEvent('b', { isSuspended: true }),
    makeEvent('c', { phase: 'ENDED' }),
    makeEvent('d'),
    makeEvent('e', { phase: 'LIVE', markets: makeEvent('e').markets.map((market) => ({ ...market, isOpen: false })) }),
  ])
    mockEvents.set(event.eventId, event);
});

test('SPB-16 a link fills the slip with what is open, at the odds of now, and says what is not', async () => {
  const page = await openPage();
  page.openSlipLink('a:1x2:HOME,b:1x2:HOME,c:1x2:HOME,e:1x2:HOME,none:1x2:HOME,a:none:HOME');
  await page.settled();
  expect(page.getState().slip).toMatchObject({
    picks: [
      { selectionId: 'a:1x2:HOME', oddsMilli: 2_200, isOpen: true, stake: '' },
      // Suspended or without a price for some time only.
      { selectionId: 'b:1x2:HOME', isOpen: false },
      { selectionId: 'e:1x2:HOME', isOpen: false, isGone: false },
    ],
    isAccumulator: true,
    stake: '',
  });
  expect(page.getState().slipNotice).toEqual({
    text: formatMessage(en['refilled.other'], { count: 3 }),
    lines: [`${en['selectionsGone.one']} c home (c home – c away)`, formatMessage(en['selectionsUnknown.other'], { count: 2 })],
  });
});

test('SPB-16 what was in the slip can be brought back, each selection once', async () => {
  const page = await openPage();
  for (const text of ['a:1x2:HOME,d:1x2:HOME', 'a:1x2:HOME']) {
    page.openSlipLink(text);
    await page.settled();
  }
  expect(page.picked()).toEqual(['a:1x2:HOME']);
  const { undoRemove } = await import('../slip/slip.ts');
  expect(undoRemove(page.getState().slip).picks.map(({ selectionId }) => selectionId)).toEqual(['a:1x2:HOME', 'd:1x2:HOME']);
});

test.each([
  ['<script>', en.linkUnreadable],
  ['c:1x2:HOME,none:1x2:HOME', en.refilledNone],
])('SPB-16 the link "%s" leaves the slip as it is, and the page says so', async (text, sentence) => {
  const page = await openPage();
  page.openSlipLink('a:1x2:HOME');
  await page.settled();
  page.openSlipLink(text);
  await page.settled();
  expect(page.picked()).toEqual(['a:1x2:HOME']);
  expect(page.getState().slipNotice?.text).toBe(sentence);
});

test('SPB-16 while the service does not answer the slip stays, and a second try fills it', async () => {
  const page = await openPage();
  mockIsReachable = false;
  page.openSlipLink('a:1x2:HOME');
  await page.settled();
  expect(page.picked()).toEqual([]);
  const notice = page.getState().slipNotice;
  expect(notice?.text).toBe(en.refillFailed);
  mockIsReachable = true;
  notice?.retry?.();
  await page.settled();
  expect(page.picked()).toEqual(['a:1x2:HOME']);
});

test('SPB-16 a bet that is placed again keeps what is open; what the service has forgotten is named', async () => {
  const page = await openPage();
  const named = { home: 'Old home', away: 'Old away', kind: '1X2', line: null, outcome: 'HOME', runner: null };
  const bet = {
    selections: [
      { ...named, ...pickOf('a') },
      { ...named, ...pickOf('old') },
    ],
  } as unknown as WireBet;
  page.setState({ isPlacing: true });
  const again = page.betAgain(bet);
  await page.settled();
  expect(page.picked()).toEqual([]);
  page.setState({ isPlacing: false });
  await again;
  expect(page.picked()).toEqual(['a:1x2:HOME']);
  expect(page.getState().slipNotice?.lines).toEqual([`${en['selectionsGone.one']} Old home (Old home – Old away)`]);
});
