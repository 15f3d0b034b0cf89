import { audiences } from '#lib/core/market/audience.ts';
import { decide } from '#lib/edge/decide.ts';
import { createContext, decided, index, visit } from '../../tests/fixtures/decided.ts';
import { cacheHeadersOf } from './headers.ts';

test('SEC-02 over TLS cookies without a prefix, which a sister domain can set, stand behind those of the site', async () => {
  const pageFor = async (cookies: Readonly<Record<string, string>>, path = '/fi-FI/promotions') => {
    const { decision } = await decide(
      { ...visit(path), cookies: new Map(Object.entries(cookies)) },
      createContext({ isSecure: true }),
    );
    return decision.kind === 'page' ? decision.audience : decision.kind === 'redirect' ? decision.to : decision.kind;
  };
  const of = { '__Host-audience': 'd2' };
  expect(await pageFor(of)).toBe('d2');
  // Of a player who signed in at a build before.
  expect(await pageFor({ audience: 'd1' })).toBe('d1');
  expect(await pageFor({ ...of, audience: 'd1' })).toBe('d2');
  expect(await pageFor({ ...of, terms: 'due' })).toBe('d2');
  expect(await pageFor({ ...of, '__Host-terms': 'due' })).toContain('/fi-FI/accept-terms-condition');
  const form = '/.well-known/change-password';
  expect(await pageFor({ ...of, locale: 'fi-FI' }, form)).toMatch(/^\/fi-FI\//);
  expect(await pageFor({ ...of, '__Host-locale': 'en-FI', locale: 'fi-FI' }, form)).toMatch(/^\/en-FI\//);
});

test.each([
  ['MKT-02', '/', '/en-UN'],
  ['MKT-02', '/abc?x=1', '/en-UN?x=1'],
  ['MKT-02', '/abc/promotions?x=1', '/en-UN?x=1'],
  ['MKT-03', '/xx-YY/promotions?a=b', '/en-UN/promotions?a=b'],
  ['MKT-03', '/promotions?from=letter', '/en-UN/promotions?from=letter'],
  ['MKT-03', '/fi-fi/promotions/casino?x=1', '/fi-FI/promotions/casino?x=1'],
  ['MKT-03', '/Promotions,', '/en-UN/promotions'],
  ['MKT-05', '/de-FI/promotions', '/fi-FI/promotions'],
  ['MKT-05', '/fi-CA/landing/welcome', '/en-CA/landing/welcome'],
  ['MKT-09', '/ja-JP', '/en-UN'],
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

test('an audience in the address is not a page', async () => {
  for (const audience of audiences) expect(await decided(`/fi-FI/${audience}/promotions`)).toBe('not-found');
});

test('CNT-11 a targeted promotion exists for its audience only', async () => {
  const path = '/fi-FI/promotions/casino/for-first';
  expect(await decided(path, 'd1')).toBe('fi-FI|d1|/promotions/casino/for-first');
  for (const other of [undefined, 'd0', 'd2']) expect(await decided(path, other)).toBe('not-found');
});

test('RTE-50 a player who signs in on a promotion for visitors continues in its category', async () => {
  const path = '/fi-FI/promotions/casino/for-new';
  expect(await decided(path)).toBe('fi-FI|visitor|/promotions/casino/for-new');
  expect(await decided(path, 'd1')).toBe('/fi-FI/promotions/casino');
  expect(await decided('/fi-FI/promotions/casino/for-nobody', 'd1')).toBe('not-found');
});

test('CNT-12 content for a list of players has no page', async () => {
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

test('RTE-18 every market has the contact page, and leads to it where it has no page about protection', async () => {
  expect(await decided('/fi-FI/contact')).toBe('fi-FI|visitor|/contact');
  expect(await decided('/fi-FI/responsible-gambling')).toBe('/fi-FI/contact');
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

test("RTE-20 a player sees a missing page as a player; in maintenance every request is a visitor's", async () => {
  for (const path of ['/fi-FI/nope', '/fi-FI/my-account/nope']) {
    expect((await decide(visit(path, 'd1'), createContext())).decision).toMatchObject({ page: 'not-found', audience: 'd1' });
  }
  const maintenance = await decide(visit('/fi-FI/nope', 'd1'), createContext({ maintenance: true }));
  expect(maintenance.decision).toMatchObject({ page: 'maintenance', audience: 'visitor' });
});

test('SEC-02 a redirect leaves the query out where it would be too long encoded', async () => {
  expect(await decided(`/fi-FI/deposit?${'&'.repeat(7_900)}`)).toBe('/fi-FI?login=1&return=%2Fmy-account%2Fbanking%2Fdeposit');
});

test('RTE-06 RTE-52 /deposit asks a visitor to sign in and continues to the cashier with the bonus code; a player is redirected there', async () => {
  expect(await decided('/fi-FI/deposit')).toBe('/fi-FI?login=1&return=%2Fmy-account%2Fbanking%2Fdeposit');
  expect(await decided('/fi-FI/deposit', 'd0')).toBe('/fi-FI/my-account/banking/deposit');
  expect(await decided('/fi-FI/deposit?bonusCode=A1')).toBe(
    '/fi-FI?login=1&return=%2Fmy-account%2Fbanking%2Fdeposit%3FbonusCode%3DA1',
  );
  expect(await decided('/fi-FI/deposit?bonusCode=A1', 'd0')).toBe('/fi-FI/my-account/banking/deposit?bonusCode=A1');
});

test('RTE-25 RTE-52 /bonus-code asks a visitor to sign in and continues to the field with the code; a player is redirected there', async () => {
  expect(await decided('/fi-FI/bonus-code?bonusCode=A1')).toBe(
    '/fi-FI?login=1&return=%2Fmy-account%2Fbonus-code%3FbonusCode%3DA1',
  );
  expect(await decided('/fi-FI/bonus-code?bonusCode=A1', 'd0')).toBe('/fi-FI/my-account/bonus-code?bonusCode=A1');
});

test.each(['rewards', 'rewards/active', 'bonus-code', 'gambling-limits'])(
  'RTE-24 RTE-25 RTE-27 /my-account/%s is a page of a player',
  async (page) => {
    const path = `/my-account/${page}`;
    expect(await decided(`/fi-FI${path}`, 'd1')).toBe(`fi-FI|d1|${path}`);
    expect(await decided(`/fi-FI${path}`)).toBe(`/fi-FI/401?return=${encodeURIComponent(path)}`);
  },
);

test('RTE-23 DEC-X-4 the withdrawal has one page under either spelling, and belongs to a player', async () => {
  expect(await decided('/fi-FI/my-account/withdraw', 'd1')).toBe('/fi-FI/my-account/banking/withdraw');
  expect(await decided('/fi-FI/my-account/banking/withdraw', 'd1')).toBe('fi-FI|d1|/my-account/banking/withdraw');
  expect(await decided('/fi-FI/my-account/banking/withdraw')).toBe('/fi-FI/401?return=%2Fmy-account%2Fbanking%2Fwithdraw');
});

test('RTE-23 the deposit has one page under either spelling', async () => {
  expect(await decided('/fi-FI/my-account/deposit?transaction=dep_1', 'd1')).toBe(
    '/fi-FI/my-account/banking/deposit?transaction=dep_1',
  );
  expect(await decided('/fi-FI/my-account/banking/deposit', 'd1')).toBe('fi-FI|d1|/my-account/banking/deposit');
  expect(await decided('/fi-FI/my-account/banking', 'd1')).toBe('/fi-FI/my-account/banking/transactions');
});

test('RTE-30 the account redirects a visitor to the 401 page with the return path', async () => {
  expect(await decided('/fi-FI/my-account/banking/transactions?x=1')).toBe(
    '/fi-FI/401?return=%2Fmy-account%2Fbanking%2Ftransactions%3Fx%3D1',
  );
  expect(await decided('/fi-FI/my-account', 'd0')).toBe('fi-FI|d0|/my-account');
});

test('RTE-42 a live table redirects a visitor to the sign-in of the live lobby with the return path', async () => {
  expect(await decided('/fi-FI/live-casino-online/play/evolution/roulette?x=1')).toBe(
    '/fi-FI/live-casino-online?login=1&return=%2Flive-casino-online%2Fplay%2Fevolution%2Froulette%3Fx%3D1',
  );
  expect(await decided('/fi-FI/live-casino-online?login=1')).toBe('fi-FI|visitor|/live-casino-online');
  expect(await decided('/fi-FI/live-casino-online/play/nobody/roulette')).toBe('not-found');
});

describe('RTE-46 RTE-47 a visitor who taps a live table on a phone', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  const table = '/fi-FI/live-casino-online/play/pragmaticplay/7';
  const back = '%2Flive-casino-online%2Fplay%2Fpragmaticplay%2F7';
  const lobby = `/fi-FI/live-casino-online?login=1&return=${back}`;
  const tapped = async (referer: string, agent = iphone) => {
    const headers = new Headers({ host: 'site.test', referer, 'user-agent': agent });
    const { decision } = await decide({ ...visit(table), headers }, createContext());
    return decision.kind === 'redirect' ? decision.to : decision.kind;
  };

  test('signs in on the page of the tap and continues to the table', async () => {
    expect(await tapped('https://site.test/fi-FI/promotions?tag=live')).toBe(`/fi-FI/promotions?tag=live&login=1&return=${back}`);
    expect(await tapped('https://site.test/fi-FI')).toBe(`/fi-FI?login=1&return=${back}`);
    expect(await tapped('https://site.test/fi-FI/promotions?login=1&return=%2Fvip')).toBe(
      `/fi-FI/promotions?login=1&return=${back}`,
    );
  });

  test.each([
    ['another site', 'https://elsewhere.test/fi-FI/promotions'],
    ['another locale', 'https://site.test/en-UN/promotions'],
    ['a locale that only begins alike', 'https://site.test/fi-FIX/promotions'],
    ['the table itself', `https://site.test${table}`],
    ['the account', 'https://site.test/fi-FI/my-account'],
    ['no page', 'javascript:alert(1)'],
    ['nowhere', ''],
  ])('signs in at the lobby when coming from %s', async (_, referer) => {
    expect(await tapped(referer)).toBe(lobby);
  });

  test('signs in at the lobby on a desktop', async () => {
    expect(await tapped('https://site.test/fi-FI/promotions', 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(lobby);
  });
});

test('RTE-23 other spellings of a banking page lead to it', async () => {
  expect(await decided('/fi-FI/my-account/transactions', 'd1')).toBe('/fi-FI/my-account/banking/transactions');
});

test('CNT-24 the sitemaps of known locales are files, other paths below them are unknown', async () => {
  expect(await decided('/sitemap.xml')).toBe('/sitemap/index.xml');
  expect(await decided('/sitemap/fr-CA.xml')).toBe('/sitemap/fr-CA.xml');
  for (const path of ['/sitemap/index.xml', '/sitemap/ja-JP.xml', '/sitemap/fi-fi.xml', '/sitemap/fi-FI.xml/x', '/sitemap/'])
    expect(await decided(path)).toBe('not-found');
});

test('ACC-03 XTR-03 a visitor may open every lobby, except those that the market keeps for players', async () => {
  for (const lobby of ['online-casino', 'live-casino-online', 'sportsbook'])
    expect(await decided(`/fi-FI/${lobby}?q=a`)).toBe(`fi-FI|visitor|/${lobby}`);
  expect(await decided('/fr-CA/online-casino?q=a')).toBe('/fr-CA?login=1&return=%2Fonline-casino%3Fq%3Da');
  expect(await decided('/fr-CA/online-casino/play/relax/lantern')).toBe(
    '/fr-CA?login=1&return=%2Fonline-casino%2Fplay%2Frelax%2Flantern',
  );
  expect(await decided('/fr-CA/sportsbook')).toBe('/fr-CA?login=1&return=%2Fsportsbook');
  expect(await decided('/fr-CA/live-casino-online')).toBe('fr-CA|visitor|/live-casino-online');
  expect(await decided('/fr-CA/online-casino', 'd1')).toBe('fr-CA|d1|/online-casino');
  expect(index.localesOf('/sportsbook').map(({ market }) => market)).not.toContain('CA');
});

test('RTE-35 the sportsbook has pages of its own and of what the sports service knows; an address that is long over leads to its competition', async () => {
  for (const path of [
    '',
    '/live-betting',
    '/favourites',
    '/bet-history',
    '/football',
    '/football/europe/cup',
    '/football/europe/cup/a-b-2999-01-01',
  ])
    expect(await decided(`/fi-FI/sportsbook${path}`)).toBe(`fi-FI|visitor|/sportsbook${path}`);
  for (const path of [
    '/golf',
    '/football/asia',
    '/football/europe/cup/a-b',
    '/football/europe/cup/c-d-2999-01-01',
    '/live-betting/x',
  ])
    expect(await decided(`/fi-FI/sportsbook${path}`)).toBe('not-found');
  expect(await decided('/fi-FI/sportsbook/football/europe/cup/a-b-2020-01-31')).toBe('/fi-FI/sportsbook/football/europe/cup');
  expect(await decided('/fi-FI/sportsbook/football/europe/league/a-b-2020-01-31')).toBe('not-found');
  const draft = await decide({ ...visit('/fi-FI/sportsbook/golf'), seesDrafts: true }, createContext());
  expect(draft.decision).toMatchObject({ kind: 'status', page: 'not-found' });
  expect(await decided('/fr-CA/sportsbook/football')).toBe('/fr-CA?login=1&return=%2Fsportsbook%2Ffootball');
});

test('RTE-37 RTE-38 XTR-02 maintenance wins over restricted, and both over every route', async () => {
  const restricted = { country: 'ES', restricted: true };
  expect(await decided('/fi-FI/nope', undefined, { geo: restricted })).toBe('restricted');
  expect(await decided('/', undefined, { geo: restricted })).toBe('restricted');
  expect(await decided('/fi-FI', 'd1', { maintenance: true, geo: restricted })).toBe('maintenance');
});

test('an editor in draft mode also gets unpublished pages, uncached', async () => {
  const draft = await decide({ ...visit('/fi-FI/promotions/casino/not-yet'), seesDrafts: true }, createContext());
  expect(draft.decision).toMatchObject({ kind: 'page', path: '/promotions/casino/not-yet', draft: true });
  expect(cacheHeadersOf(draft)).toEqual({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  expect(await decided('/fi-FI/promotions/casino/not-yet')).toBe('not-found');
  const junk = await decide({ ...visit('/fi-FI/a/b/c/d'), seesDrafts: true }, createContext());
  expect(junk.decision).toMatchObject({ kind: 'status', page: 'not-found' });
});

test('RTE-31 RTE-32 a game has a page in its own lobby only, not for search engines', async () => {
  expect(await decided('/fi-FI/online-casino/play/relax/lantern')).toBe('fi-FI|visitor|/online-casino/play/relax/lantern');
  expect(await decided('/fi-FI/live-casino-online/play/relax/lantern', 'd0')).toBe('not-found');
  expect(await decided('/fi-FI/online-casino/play/relax/nothing')).toBe('not-found');
  const { decision } = await decide(visit('/fi-FI/online-casino/play/relax/lantern'), createContext());
  expect(decision).toMatchObject({ kind: 'page', unlisted: true });
});

test('RTE-31 a provider without a game leads to the lobby', async () => {
  expect(await decided('/fi-FI/online-casino/play/relax')).toBe('/fi-FI/online-casino');
  expect(await decided('/fi-FI/live-casino-online/play/evolution', 'd1')).toBe('/fi-FI/live-casino-online');
});

test('RTE-33 a live provider can be disabled; the address of its tables says so', async () => {
  const table = '/fi-FI/live-casino-online/play/creedroomz/corner';
  expect(await decided(table, 'd0')).toBe('fi-FI|d0|/live-casino-online/play/creedroomz/corner');
  for (const audience of ['visitor', 'd0']) {
    expect(await decided(table, audience, { env: { FEATURE_CREEDROOMZ: '0' } })).toBe('closed-game');
  }
});

test('RTE-34 DEC-RTE-9 a game can be reached by its slug alone, unless that is disabled', async () => {
  expect(await decided('/fi-FI/play/lantern')).toBe('fi-FI|visitor|/play/lantern');
  expect(await decided('/fi-FI/play/lantern', undefined, { env: { FEATURE_PLAY_BY_SLUG: '0' } })).toBe('not-found');
  expect(await decided('/fi-FI/play/nothing')).toBe('not-found');
});

test('SEC-03 below a prefix of handlers and assets nothing else exists, and the checks of the country come first', async () => {
  for (const path of ['/_next/x', '/_next/static/landing/x', '/locales/x', '/locales/fi/landing/x', '/cards/a/b', '/_next']) {
    expect(await decided(path)).toBe('not-found');
    expect(await decided(path, undefined, { maintenance: true })).toBe('maintenance');
    expect(await decided(path, undefined, { geo: { country: 'ES', restricted: true } })).toBe('restricted');
  }
});

test.each([
  ['/fi-FI/%70romotions?a=1', '/fi-FI/promotions?a=1'],
  ['/fi-FI/my%2Daccount', '/fi-FI/my-account'],
  ['/fi-FI/caf%c3%a9', '/fi-FI/caf%C3%A9'],
  ['/fi-FI/caf%C3%A9', 'not-found'],
  ['/fi-FI/promotions%2Fcasino', 'not-found'],
  ['/fi-FI/%E0%A4%A', 'not-found'],
])('SEC-03 a page has one address, however it is encoded: %s', async (path, outcome) => {
  expect(await decided(path)).toBe(outcome);
});
