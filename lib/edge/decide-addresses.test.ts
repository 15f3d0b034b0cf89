import { decide } from '#lib/edge/decide.ts';
import { createContext, decided, visit } from '../../tests/fixtures/decided.ts';

describe('DEC-LOC-1 the root path', () => {
  const at = async (country: string, { region, language = 'en' }: { region?: string; language?: string } = {}, path = '/') => {
    const geo = createContext({ geo: { country, region, restricted: false }, geoRedirect: true });
    const { decision } = await decide({ ...visit(path), headers: new Headers({ 'accept-language': language }) }, geo);
    return decision.kind === 'redirect' ? decision.to : decision.kind;
  };

  test("leads to the market of the visitor's country, if enabled", async () => {
    expect(await at('FI')).toBe('/fi-FI');
    expect(await at('NO', {}, '/?bonusCode=A')).toBe('/no-NO?bonusCode=A');
    expect(await at('MT')).toBe('/en-UN');
    expect(await decided('/', undefined, { geo: { country: 'FI', restricted: false } })).toBe('/en-UN');
  });

  test('MKT-07 MKT-08 MKT-32 is French for Quebec and for French browsers in Canada', async () => {
    expect(await at('CA', { region: 'QC' })).toBe('/fr-CA');
    expect(await at('CA', { language: 'fr-CA,fr;q=0.9' })).toBe('/fr-CA');
    expect(await at('CA', { region: 'AB' })).toBe('/en-CA');
  });

  test('does not apply to an address with a path', async () => {
    expect(await at('FI', {}, '/xx-YY/promotions')).toBe('/en-UN/promotions');
  });
});

describe('an address with a mistake', () => {
  test.each([
    ['/fi-FI/Promotions', '/fi-FI/promotions'],
    ['/FI-FI/PROMOTIONS/', '/fi-FI/promotions'],
    ['/fi-FI/promotions)', '/fi-FI/promotions'],
    ['/fi-FI/promotions).', '/fi-FI/promotions'],
    ['/fi-FI/promotions,', '/fi-FI/promotions'],
    ['/fi-FI/promotions%20', '/fi-FI/promotions'],
    ['/fi-FI/promotions%22', '/fi-FI/promotions'],
    ['/fi-FI/promotions%E2%80%9D', '/fi-FI/promotions'],
    ['/fi-FI/promotions%3E', '/fi-FI/promotions'],
    ['/fi-FI//promotions', '/fi-FI/promotions'],
    ['/fi-FI/%2Fpromotions', '/fi-FI/promotions'],
    ['/fi-FI/promotions/index.html', '/fi-FI/promotions'],
    ['/fi-FI/index.html', '/fi-FI'],
    ['/index.html', '/en-UN'],
    ['/fi-FI)', '/fi-FI'],
    ['/promotions)', '/en-UN/promotions'],
    ['/Promotions?bonusCode=AbC', '/en-UN/promotions?bonusCode=AbC'],
    ['/de-FI/Promotions)', '/fi-FI/promotions'],
    ['/fi-FI/Promotions/Casino/For-All', '/fi-FI/promotions/casino/for-all'],
    ['/fi-FI/Online-Casino/Play/Relax/Lantern?x=A', '/fi-FI/online-casino/play/relax/lantern?x=A'],
    ['/fi-FI/Sportsbook/Football', '/fi-FI/sportsbook/football'],
    ['/fi-FI/Deposit', '/fi-FI?login=1&return=%2Fmy-account%2Fbanking%2Fdeposit'],
    ['/fi-FI/My-Account/Rewards', '/fi-FI/401?return=%2Fmy-account%2Frewards'],
  ])('%s leads to %s in one redirect', async (path, to) => {
    expect(await decided(path)).toBe(to);
    const [pathname = ''] = to.split('?');
    expect(await decided(pathname)).toMatch(/^[a-z]{2,4}-[A-Z]{2}\|/);
  });

  test.each([
    '/fi-FI/nope)',
    '/fi-FI/Nope',
    '/fi-FI/promotions)/casino',
    '/fi-FI/promotions%2Fcasino)',
    '/fi-FI/Promotions/casino/for-first',
    '/fi-FI/a/b/c/D',
    `/fi-FI/${'promotions)'.repeat(40)}`,
    '/.well-known/nope',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/_next/Promotions)',
  ])('%s means no page', async (path) => {
    const answer = await decided(path);
    expect(answer === 'not-found' || (await decided(answer)) === 'not-found').toBe(true);
  });

  test('leads to no other site', async () => {
    for (const path of ['//evil.example)', '/%2F%2Fevil.example/Promotions)', '/\\evil.example)', '/fi-FI//evil.example)']) {
      expect(await decided(path)).toMatch(/^(?:not-found|\/[a-z]{2,4}-[A-Z]{2}(?:\/(?![/\\]).*)?)$/);
    }
  });

  test('is as it was in maintenance and in a restricted country', async () => {
    expect(await decided('/fi-FI/Promotions)', undefined, { maintenance: true })).toBe('maintenance');
    expect(await decided('/fi-FI/Promotions)', undefined, { geo: { country: 'ES', restricted: true } })).toBe('restricted');
  });
});

describe('the address for changing a password', () => {
  const at = async (country: string, cookies: Readonly<Record<string, string>> = {}, open?: ReadonlySet<string>) => {
    const request = visit('/.well-known/change-password');
    const world = createContext({ geo: { country, restricted: false }, ...(open && { open }) });
    const { decision } = await decide({ ...request, cookies: new Map(Object.entries(cookies)) }, world);
    return decision.kind === 'redirect' ? decision.to : decision.kind;
  };

  test('leads a player to the form, in the locale chosen last, else in that of the country', async () => {
    expect(await at('FI', { audience: 'd1' })).toBe('/fi-FI/my-account/account?change=password');
    expect(await at('FI', { audience: 'd1', locale: 'no-NO' })).toBe('/no-NO/my-account/account?change=password');
    expect(await at('MT', { audience: 'd1', locale: 'xx-XX' })).toBe('/en-UN/my-account/account?change=password');
    expect(await at('FI', { audience: 'd1', locale: 'no-NO' }, new Set(['fi-FI']))).toBe(
      '/fi-FI/my-account/account?change=password',
    );
  });

  test('leads a visitor there after signing in', async () => {
    expect(await at('FI')).toBe('/fi-FI/401?return=%2Fmy-account%2Faccount%3Fchange%3Dpassword');
  });
});

test.each([
  ['/xx-CA/promotions', 'CA', undefined, 'fr-CA,fr;q=0.9', '/fr-CA/promotions'],
  ['/xx-CA/promotions', 'CA', undefined, 'en-CA,fr;q=0.9', '/en-CA/promotions'],
  ['/xx-CA', 'CA', 'QC', 'en', '/fr-CA'],
  ['/xx-CA', 'CA', 'ON', 'en', '/en-CA'],
  ['/xx-CA', 'MT', 'QC', 'en', '/en-CA'],
  ['/en-CA', 'CA', 'QC', 'fr', 'en-CA|visitor|/'],
  ['/caf-CA', 'MT', undefined, 'en', '/fr-CA'],
  ['/xx-FI', 'FI', undefined, 'fr', '/fi-FI'],
])('MKT-07 MKT-08 %s from %s %s with the browser language %s leads to %s', async (pathname, country, region, language, to) => {
  const request = { ...visit(pathname), headers: new Headers({ 'accept-language': language }) };
  const geo = { country, restricted: false, ...(region && { region }) };
  const { decision } = await decide(request, createContext({ geo }));
  expect(decision.kind === 'redirect' ? decision.to : `${request.pathname.slice(1)}|visitor|/`).toBe(to);
});

test('MKT-07 MKT-31 a language that editors took from the market is not chosen', async () => {
  const request = { ...visit('/fr-CA/promotions'), headers: new Headers({ 'accept-language': 'fr' }) };
  const { decision } = await decide(request, createContext({ open: new Set(['en-CA']) }));
  expect(decision).toMatchObject({ kind: 'redirect', to: '/en-CA/promotions' });
});
