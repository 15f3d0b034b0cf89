import fc from 'fast-check';
import { sealData } from 'iron-session';
import { developmentSecrets } from '#lib/core/config/secrets.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { signedInCookies } from '../../../tests/fixtures/components/site-session.ts';
import { createPoolToken } from '../../../tests/fixtures/pool-token.ts';

/** The module of a site with this pool client. */
async function siteOf(client: string) {
  process.env.IDENTITY_CLIENT_ID = client;
  jest.resetModules();
  return import('./session-cookie.ts');
}

afterEach(() => {
  delete process.env.IDENTITY_CLIENT_ID;
  jest.restoreAllMocks();
});

const name = 'parlour.session';
const cookiesOf = (value: string, of = name) => new Map([[of, value]]);

test('LOG-02 XTR-12 the session’s cookie holds token and session, and a site with another client cannot read it', async () => {
  const { openCredentials, sealSession } = await siteOf('sandboxwebclient');
  const idToken = createPoolToken({ player_id: '100024', origin_jti: 'up-1' });
  const cookies = cookiesOf(await sealSession({ idToken, sessionId: 's-1' }));
  expect(await openCredentials(cookies)).toMatchObject({ playerId: '100024', idToken, sessionId: 's-1', upstreamId: 'up-1' });
  const other = await siteOf('two');
  expect(await other.openCredentials(cookies)).toBeUndefined();
});

test('LOG-02 a cookie with the token of a real pool has at most 1,800 characters', async () => {
  const { sealSession } = await siteOf('sandboxwebclient');
  const lengths = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await sealSession({ idToken: createPoolToken(), sessionId: crypto.randomUUID() })).length,
    ),
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1_800);
});

test('LOG-02 a token that is too long for proxies is stored, and the log says so', async () => {
  const { openCredentials, sealSession } = await siteOf('sandboxwebclient');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const idToken = createPoolToken({ note: Array.from({ length: 40 }, () => crypto.randomUUID()).join(' ') });
  const cookies = cookiesOf(await sealSession({ idToken, sessionId: 's-1' }));
  expect(await openCredentials(cookies)).toMatchObject({ idToken });
  expect(String(warn.mock.calls[0]?.[0])).toContain('too long for some proxies');
});

test('LOG-02 the session of an earlier build is read from the cookie of its ID token', async () => {
  const { openCredentials } = await siteOf('sandboxwebclient');
  const idToken = createPoolToken();
  const sealed = await sealData(
    { token: idToken, client: 'sandboxwebclient', user: 'sub-1', session: 's-1' },
    { password: developmentSecrets.SESSION_SECRET, ttl: 600 },
  );
  expect(await openCredentials(cookiesOf(sealed, 'parlour.id'))).toMatchObject({ idToken, sessionId: 's-1' });
  const { movedSession } = await import('./earlier-session.ts');
  const all = new Map([...cookiesOf(sealed, 'parlour.id'), ['parlour.access', 'a'], ['next-auth.session-token', 'n']]);
  const [moved, ...cleared] = await movedSession(all);
  expect(await openCredentials(cookiesOf(moved?.value ?? '', moved?.name))).toMatchObject({ idToken, sessionId: 's-1' });
  expect(cleared.map(({ name, path, maxAge }) => [name, path, maxAge])).toEqual([
    ['parlour.id', '/api', 0],
    ['parlour.access', '/api', 0],
    ['next-auth.session-token', '/', 0],
  ]);
});

test('LOG-15 an expired token opens no session', async () => {
  const { openCredentials } = await siteOf('sandboxwebclient');
  expect(await openCredentials(readCookies(await signedInCookies('100024', -1)))).toBeUndefined();
});

test('LOG-15 ignores a cookie that was tampered with, truncated, or made up', async () => {
  const { openCredentials } = await siteOf('sandboxwebclient');
  const sealed = readCookies(await signedInCookies('100024')).get(name) ?? '';
  expect(await openCredentials(cookiesOf(sealed))).toMatchObject({ playerId: '100024' });
  const at = fc.integer({ min: 0, max: sealed.length - 1 });
  const character = fc.constantFrom(...'AZaz09-_*%.~');
  const tampered = fc.oneof(
    fc.tuple(at, character).map(([index, other]) => sealed.slice(0, index) + other + sealed.slice(index + 1)),
    at.map((index) => sealed.slice(0, index)),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  await fc.assert(
    fc.asyncProperty(tampered, async (value) => {
      // The suffix is the version of the format, which the seal does not cover.
      fc.pre(value.split('~')[0] !== sealed.split('~')[0]);
      expect(await openCredentials(cookiesOf(value))).toBeUndefined();
    }),
    { numRuns: 150 },
  );
});
