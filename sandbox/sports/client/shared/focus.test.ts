/** @jest-environment jsdom */
import { makeBet, makeEvent, makeMe, pickHome } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import en from '../../messages/en.json' with { type: 'json' };
import { emptySlip } from '../slip/slip.ts';

const refused = (code: string) => ({ ok: false, refusal: { code } });
const mockLost = refused('CONNECTION');
let mockReplies: Readonly<Record<string, object>> = {};
jest.mock('./api.ts', () => ({
  onExpired: () => undefined,
  wait: () => Promise.resolve(),
  getJson: (path: string) => Promise.resolve(mockReplies[path] ?? mockLost),
  postJson: (path: string) => Promise.resolve(mockReplies[path.replace(/attempts.*/, 'attempts')] ?? mockLost),
}));

const me = makeMe();
const [first, second] = [makeBet('sb-1'), makeBet('sb-2')];
/** Lets answers, rendering and timers take their turns. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The page of the sportsbook in a wide window, showing the bets. */
async function openPage(state: object) {
  jest.resetModules();
  window.sessionStorage.clear();
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.hasFocus = () => true;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: 'ava', site: 'http://site', language: 'en', currency: 'EUR', path: 'bet-history', messages: en },
    numbers: { group: ',', decimal: '.' },
  })}</script><div class="page"></div>`;
  const { getState, setState, onChange } = await import('../state/store.ts');
  const { patch } = await import('../dom/patch.ts');
  const { appView } = await import('../views/app-view.ts');
  const page = document.querySelector('.page') as HTMLElement;
  onChange(() => patch(page, appView(getState())));
  setState({ me, ...state });
  await settle();
  return {
    getState,
    /** Presses a button by its text; returns what has focus afterwards. */
    async press(name: string) {
      const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      button?.focus();
      button?.click();
      await settle();
      const focused = document.activeElement;
      return `${focused?.closest('[data-bet]')?.getAttribute('data-bet') ?? ''} ${focused?.textContent}`.trim();
    },
  };
}

const listed = (next: string | null) => ({
  bets: new Map([[first.betId, first]]),
  lists: { open: { status: 'ready', ids: [first.betId], next, isLoadingMore: false } },
});

test('the answer to a cash-out has focus and is read out, and the heading of its bet after it', async () => {
  const page = await openPage(listed(null));
  mockReplies = { '/api/bets/sb-1/cash-out': refused('BET_ENDED') };
  expect(await page.press('Cash out €9.00')).toBe('sb-1 Cash out this bet for €9.00?');
  expect(await page.press(en.keepBet)).toBe('sb-1 Cash out €9.00');
  await page.press('Cash out €9.00');
  expect(await page.press('Cash out €9.00')).toBe(`sb-1 ${en['refused.BET_ENDED']}`);
  expect(page.getState().announcement).toBe(en['refused.BET_ENDED']);
  mockReplies = { '/api/bets/sb-1/cash-out': { ok: true, value: { bet: { ...first, state: 'CASHED_OUT', payoutMinor: 900 } } } };
  await page.press(en.done);
  await page.press('Cash out €9.00');
  expect(await page.press('Cash out €9.00')).toBe('sb-1 Cashed out for €9.00.');
  expect(await page.press(en.done)).toBe(`sb-1 ${en.single}`);
});

test('SPB-06 a bet that is being sold says so, also where this page has not asked for it', async () => {
  await openPage({ ...listed(null), bets: new Map([[first.betId, { ...first, cashOut: null, isCashingOut: true }]]) });
  expect(document.querySelector('[data-bet] [role=status]')?.textContent).toBe(en.cashingOut);
});

test('an offer that goes while it is asked about leaves focus in its box', async () => {
  const page = await openPage(listed(null));
  const { applyBet } = await import('../state/live.ts');
  await page.press('Cash out €9.00');
  applyBet({ ...first, cashOut: null });
  await settle();
  expect(document.activeElement?.textContent).toBe(en.cashOutGone);
});

test('the last page of bets moves focus from its button to the first of its bets', async () => {
  mockReplies = { '/api/bets?state=open&before=9': { ok: true, value: { bets: [second], next: null } } };
  expect(await (await openPage(listed('9'))).press(en.moreBets)).toBe(`sb-2 ${en.single}`);
});

test('a receipt that is closed leaves focus in the slip', async () => {
  expect(await (await openPage({ receipts: [first] })).press(en.done)).toBe(en.slip);
});

const pick = { ...pickHome(makeEvent('a')), stake: '10' };
const slip = { ...emptySlip, picks: [pick] };

test.each([
  ['/api/bets', 'Place bet · €10.00', []],
  ['/api/attempts', en.checkAgain, [{ key: 'key', selectionIds: [pick.selectionId] }]],
])('the answer of %s leaves focus where the player has gone on to, and is read out', async (path, button, attempts) => {
  const answer = Promise.withResolvers<object>();
  mockReplies = { [path]: answer.promise };
  const page = await openPage({ slip, attempts });
  await page.press(button);
  const search = document.querySelector<HTMLElement>('.search-button');
  search?.focus();
  answer.resolve({ ok: true, value: { bet: first } });
  await settle();
  expect(document.activeElement).toBe(search);
  expect(page.getState().announcement).toBe('1 bet placed');
});

test.each([
  ['a receipt', { ok: true, value: { bet: first } }, en.placed],
  ['a refusal', refused('NOT_PLACED'), en['refused.NOT_PLACED']],
])('what became of a bet has focus after it was asked for again: %s', async (_, outcome, text) => {
  mockReplies = { '/api/attempts': outcome };
  const page = await openPage({ slip, attempts: [{ key: 'key', selectionIds: [pick.selectionId] }] });
  expect(await page.press(en.checkAgain)).toBe(text);
});
