/** @jest-environment jsdom */
import { makeEvent, makeMe, pickHome } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import type { Pick } from './pick.ts';
import { emptySlip, type Slip } from './slip.ts';

type Reply = { readonly ok: true; readonly value: object } | { readonly ok: false; readonly refusal: { readonly code: string } };
const posts: { readonly path: string; readonly body: { readonly key?: string }; answer: (reply: Reply) => void }[] = [];

jest.mock('../shared/api.ts', () => ({
  onExpired: () => undefined,
  wait: () => Promise.resolve(),
  getJson: () => Promise.resolve({ ok: true, value: mockMe }),
  postJson: (path: string, body: object) => new Promise((resolve) => mockPosts.push({ path, body, answer: resolve })),
}));
const mockPosts = posts;
const mockMe = makeMe();

const [first, second] = ['a', 'b'].map((id) => ({ ...pickHome(makeEvent(id)), stake: '10' })) as [Pick, Pick];
const { selectionId } = first;
const slip: Slip = { ...emptySlip, isAccumulator: false, picks: [first] };
const twoSingles: Slip = { ...slip, picks: [first, second] };

const placed: Reply = { ok: true, value: { bet: { betId: 'sb-1', state: 'OPEN', cashOut: null } } };
const refused = (code: string): Reply => ({ ok: false, refusal: { code } });

/** A page of the player's tab, whose script has just been loaded. */
async function openPage(owner = 'ava') {
  jest.resetModules();
  posts.length = 0;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{
      key: 'key',
      owner,
      site: 'http://site',
      language: 'en',
      numbers: { group: ',', decimal: '.' },
      currency: 'EUR',
      path: '',
      messages: {},
    },
  })}</script>`;
  const { getState, setState } = await import('../state/store.ts');
  const actions = await import('./slip-actions.ts');
  setState({ me: mockMe });
  return { getState, setState, ...actions };
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
});
async function leaveWhilePlacing() {
  const page = await openPage();
  page.setState({ slip });
  void page.placeSlip();
  const [{ path, body } = { path: '', body: {} }] = posts;
  expect(path).toBe('/api/bets');
  return body.key;
}

test('DEC-SPB-27 a bet that was accepted while its page was away clears the slip of the next page', async () => {
  const key = await leaveWhilePlacing();
  const page = await openPage();
  // Inactive from the first moment, before anything was requested.
  expect(page.getState()).toMatchObject({ isPlacing: true, isChecking: true, slip: { picks: [{ selectionId, stake: '10' }] } });
  const checked = page.fetchOutcomes();
  expect(posts.map(({ path }) => path)).toEqual([`/api/attempts/${key}`]);
  posts[0]?.answer(placed);
  await checked;
  expect(page.getState()).toMatchObject({ isPlacing: false, attempts: [], slip: { picks: [] }, receipts: [{ betId: 'sb-1' }] });
  expect((await openPage()).getState()).toMatchObject({ isPlacing: false, attempts: [], slip: { picks: [] } });
});

test('DEC-SPB-27 a bet whose stake was given back is refused, and nothing is asked for again', async () => {
  await leaveWhilePlacing();
  const page = await openPage();
  const checked = page.fetchOutcomes();
  posts[0]?.answer({ ok: true, value: { bet: { betId: 'sb-1', state: 'REJECTED', rejection: 'UNAVAILABLE' } } });
  await checked;
  const { refusals, ...state } = page.getState();
  expect(state).toMatchObject({ isPlacing: false, attempts: [], slip: { picks: [{ selectionId }] } });
  expect([...refusals]).toEqual([[selectionId, { code: 'UNAVAILABLE' }]]);
});

test('DEC-SPB-27 a refusal is shown with the slip as it was; the next press is a new attempt', async () => {
  const key = await leaveWhilePlacing();
  const page = await openPage();
  const checked = page.fetchOutcomes();
  posts[0]?.answer(refused('NOT_PLACED'));
  await checked;
  const { refusals, ...state } = page.getState();
  expect(state).toMatchObject({ isPlacing: false, attempts: [], slip: { picks: [{ selectionId, stake: '10' }] } });
  expect([...refusals]).toEqual([[selectionId, { code: 'NOT_PLACED' }]]);
  void page.placeSlip();
  expect(posts[1]?.path).toBe('/api/bets');
  expect(posts[1]?.body.key).not.toBe(key);
});

test.each(['CONNECTION', 'UNAVAILABLE', 'TOO_MANY', 'LOGIN_REQUIRED'])(
  'DEC-SPB-27 %s says nothing of the bet: it is asked for again, in this page and the next',
  async (code) => {
    const key = await leaveWhilePlacing();
    const page = await openPage();
    const checked = page.fetchOutcomes();
    for (let isPending = true; isPending; ) {
      posts.at(-1)?.answer(refused(code));
      isPending = await Promise.race([
        checked.then(() => false),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(true))),
      ]);
    }
    expect(page.getState()).toMatchObject({ isPlacing: false, attempts: [{ key }] });
    expect((await openPage()).getState()).toMatchObject({ isPlacing: true, attempts: [{ key }] });
  },
);

test('DEC-SPB-27 a lost answer is asked for under its key; a second press is not needed', async () => {
  const page = await openPage();
  page.setState({ slip });
  const placing = page.placeSlip();
  posts[0]?.answer(refused('CONNECTION'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(posts.map(({ body }) => body.key)).toEqual([posts[0]?.body.key, posts[0]?.body.key]);
  posts[1]?.answer(placed);
  await placing;
  expect(page.getState()).toMatchObject({ attempts: [], slip: { picks: [] } });
});

test('DEC-SPB-27 the next player in this tab has nothing that waits', async () => {
  await leaveWhilePlacing();
  expect((await openPage('ben')).getState()).toMatchObject({ isPlacing: false, attempts: [], slip: { picks: [] } });
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('SPB-05 what is being placed stays in the slip, and a sign-out ends the placing', async () => {
  const page = await openPage();
  page.setState({ slip: twoSingles });
  const placing = page.placeSlip();
  page.removeSelections([selectionId, second.selectionId]);
  expect(page.getState().slip.picks).toHaveLength(2);
  page.setState({ slip: emptySlip, attempts: [] });
  posts[0]?.answer(placed);
  await placing;
  expect(posts).toHaveLength(1);
});

test('SPB-05 what another press does meanwhile hides no receipt', async () => {
  const page = await openPage();
  page.setState({ slip: twoSingles, isSlipOpen: true });
  const placing = page.placeSlip();
  posts[0]?.answer(placed);
  await turn();
  const event = makeEvent('c');
  const [market] = event.markets;
  const [selection] = market?.selections ?? [];
  if (market && selection) page.toggleSelection(event, market, selection);
  page.openSlip(false);
  posts[1]?.answer(refused('ODDS_CHANGED'));
  await placing;
  const { receipts, refusals, slip: left } = page.getState();
  expect([receipts.length, refusals.size, left.picks.length]).toEqual([1, 1, 2]);
});

test.each([
  ['goes on', 'ODDS_CHANGED', 2],
  ...['CONNECTION', 'LOGIN_REQUIRED', 'CONTEXT_EXPIRED', 'TOO_MANY', 'UNAVAILABLE'].map((code) => ['ends', code, 1] as const),
] as const)('SPB-05 the placing of singles %s after %s', async (_, code, keys) => {
  const page = await openPage();
  page.setState({ slip: twoSingles });
  void page.placeSlip();
  for (let repeats = 0; repeats < 5 && page.getState().isPlacing; repeats += 1) {
    posts.at(-1)?.answer(refused(code));
    await turn();
  }
  expect(new Set(posts.map(({ body }) => body.key)).size).toBe(keys);
  expect(page.getState()).toMatchObject({ isPlacing: false, slip: { picks: [{ stake: '10' }, { stake: '10' }] } });
});
