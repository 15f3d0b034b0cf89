/** The headers that the site at this address sets and clears. */
async function headersAt(SITE_URL: string, env: Readonly<Record<string, string>> = {}) {
  const before = process.env;
  process.env = { ...before, SITE_URL, ...env };
  jest.resetModules();
  try {
    const { clearedSharedCookies, identityCookie } = await import('./shared-cookies.ts');
    const { serializeCookie } = await import('#lib/core/http/set-cookie.ts');
    return {
      set: serializeCookie(identityCookie('t'.repeat(43))),
      none: serializeCookie(identityCookie(undefined)),
      cleared: clearedSharedCookies().map(serializeCookie),
    };
  } finally {
    process.env = before;
  }
}

const attributes = 'Path=/; HttpOnly; Secure; SameSite=None';

test('LOG-19 CST-03 XTR-27 the identity cookie lasts a year on the parent domain, unreadable for scripts', async () => {
  const { set } = await headersAt('https://www.casino.example');
  expect(set).toBe(`__Secure-sb_session=${'t'.repeat(43)}; Max-Age=31536000; Domain=casino.example; ${attributes}`);
  const named = await headersAt('https://play.casino.co.example', { COOKIE_DOMAIN: 'casino.co.example' });
  expect(named.set).toContain('; Domain=casino.co.example; ');
});

test('LOG-19 sets no domain on a host without sister domains', async () => {
  for (const address of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect((await headersAt(address)).set).not.toContain('Domain=');
  }
});

test('LOG-19 a sign-out clears it, and so does a sign-in without a token: the next player may be another one', async () => {
  const { none, cleared } = await headersAt('https://casino.example');
  expect(none).toBe(`__Secure-sb_session=; Max-Age=0; Domain=casino.example; ${attributes}`);
  expect(cleared).toEqual([none]);
});

test('LOG-19 a token that is too long for every request is not stored, and the log says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { identityCookie, identityOf } = await import('./shared-cookies.ts');
  expect(identityCookie('t'.repeat(256)).value).toHaveLength(256);
  expect(identityCookie('t'.repeat(257))).toMatchObject({ value: '', maxAge: 0 });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(identityOf(new Map([['sb_session', 't'.repeat(257)]]))).toBeUndefined();
  warn.mockRestore();
});

test('LOG-28 a sign-out clears the session cookies of game providers', async () => {
  const { cleared } = await headersAt('https://casino.example', { GAME_SESSION_COOKIES: 'gs_id,gs_lang' });
  expect(cleared.slice(1)).toEqual(
    ['gs_id', 'gs_lang'].map((name) => `${name}=; Max-Age=0; Domain=casino.example; ${attributes}`),
  );
});

test('LOG-19 rejects a cookie domain that does not contain the site', async () => {
  const { readSiteConfig } = await import('#lib/core/config/environment.ts');
  const read = (COOKIE_DOMAIN: string) => () =>
    readSiteConfig({ NODE_ENV: 'test', SITE_URL: 'https://www.casino.example', COOKIE_DOMAIN });
  expect(read('casino.example')).not.toThrow();
  expect(read('sino.example')).toThrow(/COOKIE_DOMAIN: is no domain that SITE_URL lies in/);
});
