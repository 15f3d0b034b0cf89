import { audiences } from '#lib/content/audience.ts';
import { decide } from '#lib/edge/decide.ts';
import { buildPageIndex } from '#lib/edge/page-index.ts';
import type { House, Visit, Whereabouts } from '#lib/edge/step.ts';

const index = buildPageIndex({
  markets: ['UN', 'FI', 'CA'],
  categories: ['casino'],
  promotions: [
    { slug: 'for-all', category: 'casino', tags: ['weekly'], authorized: 'both', markets: ['FI'], language: 'fi' },
    {
      slug: 'for-first',
      category: 'casino',
      authorized: 'authorized',
      targetAudience: { option: 'group', groups: ['DEPOSIT_COUNT_1'] },
      markets: ['FI'],
      language: 'fi',
    },
    {
      slug: 'for-some',
      category: 'casino',
      authorized: 'both',
      targetAudience: { option: 'csv' },
      markets: null,
      language: null,
    },
  ],
  pages: [
    { path: '/landing/welcome', markets: ['CA'], language: 'fr' },
    { path: '/terms', only: ['FI'], markets: null, language: null },
  ],
});

interface World {
  readonly maintenance?: boolean;
  readonly whereabouts?: Whereabouts;
}

function house({ maintenance = false, whereabouts = { country: 'MT', restricted: false } }: World = {}): House {
  return {
    maintenance: () => maintenance,
    whereabouts: async () => ({ known: whereabouts }),
    activeMarkets: () => undefined,
    hasPage: (locale, audience, path) => index.has(locale, audience, path),
  };
}

function visit(path: string, audience?: string): Visit {
  const [pathname = '', query] = path.split('?');
  const cookies = new Map(audience ? [['audience', audience]] : []);
  return { pathname, search: query ? `?${query}` : '', headers: new Headers(), cookies, address: undefined };
}

const decided = async (path: string, audience?: string, world?: World) => {
  const { decision } = await decide(visit(path, audience), house(world));
  if (decision.kind === 'redirect') return decision.to;
  return decision.kind === 'status' ? decision.page : `${decision.locale.locale}|${decision.audience}|${decision.path}`;
};

test.each([
  ['MKT-02', '/', '/en-UN'],
  ['MKT-02', '/abc?x=1', '/en-UN?x=1'],
  ['MKT-03', '/xx-YY/promotions?a=b', '/en-UN/promotions?a=b'],
  ['MKT-05', '/de-FI/promotions', '/fi-FI/promotions'],
  ['MKT-09', '/ja-JP/x', '/en-UN/x'],
  ['MKT-01', '/FI-fi/promotions', '/fi-FI/promotions'],
  ['MKT-01', '/promotions', '/en-UN/promotions'],
])('%s %s leads to %s in one redirect', async (_, path, to) => {
  expect(await decided(path)).toBe(to);
});

test('RTE-01 the welcome path shows the front page', async () => {
  expect(await decided('/fi-FI/welcome')).toBe('fi-FI|visitor|');
  expect(await decided('/fi-FI')).toBe('fi-FI|visitor|');
});

test('the audience chooses the page, and an unknown hint is a visitor', async () => {
  expect(await decided('/fi-FI/promotions', 'd1')).toBe('fi-FI|d1|/promotions');
  expect(await decided('/fi-FI/promotions', 'operator')).toBe('fi-FI|visitor|/promotions');
});

test('an audience typed into the address is no page', async () => {
  for (const audience of audiences) expect(await decided(`/fi-FI/${audience}/promotions`)).toBe('not-found');
});

test('CNT-11 a targeted promotion exists for its audience only', async () => {
  const path = '/fi-FI/promotions/casino/for-first';
  expect(await decided(path, 'd1')).toBe('fi-FI|d1|/promotions/casino/for-first');
  for (const other of [undefined, 'd0', 'd2']) expect(await decided(path, other)).toBe('not-found');
});

test('CNT-12 content for a list of players is no page for anybody', async () => {
  for (const audience of audiences) expect(await decided('/fi-FI/promotions/casino/for-some', audience)).toBe('not-found');
});

test('CNT-01 a page exists in its market and language, and in those that borrow the language', async () => {
  expect(await decided('/fr-CA/landing/welcome')).toBe('fr-CA|visitor|/landing/welcome');
  expect(await decided('/en-CA/landing/welcome')).toBe('not-found');
  expect(await decided('/fi-FI/landing/welcome')).toBe('not-found');
});

test('RTE-18 a page limited to markets is unknown in the others', async () => {
  expect(await decided('/fi-FI/terms')).toBe('fi-FI|visitor|/terms');
  expect(await decided('/en-UN/terms')).toBe('not-found');
});

test.each([
  '/fi-FI/nope',
  '/fi-FI/promotions/poker',
  '/fi-FI/colour-palette',
  '/fi-FI/my-account/nope',
  '/fi-FI/status/not-found',
  '/fi-FI/a/b/c/d',
])('RTE-19 RTE-20 %s is unknown', async (path) => {
  expect(await decided(path)).toBe('not-found');
});

test('RTE-30 the account leads a visitor to the 401 page and remembers the way', async () => {
  expect(await decided('/fi-FI/my-account/banking/transactions?x=1')).toBe(
    '/fi-FI/401?return=%2Fmy-account%2Fbanking%2Ftransactions%3Fx%3D1',
  );
  expect(await decided('/fi-FI/my-account', 'd0')).toBe('fi-FI|d0|/my-account');
});

test('RTE-23 other spellings of a banking page lead to it', async () => {
  expect(await decided('/fi-FI/my-account/transactions', 'd1')).toBe('/fi-FI/my-account/banking/transactions');
});

test('RTE-37 RTE-38 XTR-02 maintenance wins over restricted, and both over every route', async () => {
  const restricted = { country: 'ES', restricted: true };
  expect(await decided('/fi-FI/nope', undefined, { whereabouts: restricted })).toBe('restricted');
  expect(await decided('/', undefined, { whereabouts: restricted })).toBe('restricted');
  expect(await decided('/fi-FI', 'd1', { maintenance: true, whereabouts: restricted })).toBe('maintenance');
});
