afterEach(() => {
  delete process.env.SITE_URL;
});

/** The cookies that a sign-out at this address removes and that are not the session's. */
async function removedAt(siteUrl: string, cookies: ReadonlyMap<string, string>): Promise<readonly string[]> {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { clearSessionHeaders } = await import('../clear-session.ts');
  const { identityOf } = await import('./shared-cookies.ts');
  expect(identityOf(cookies)).toBe('t'.repeat(20));
  const { movedSession } = await import('./earlier-session.ts');
  expect(await movedSession(cookies)).toEqual([]);
  return clearSessionHeaders(cookies).flatMap(([name, value]) =>
    name === 'Set-Cookie' && /^\S*(?:audience|terms|sb_session)=.*Max-Age=0/.test(value) ? [value] : [],
  );
}

test('SEC-02 over TLS a sign-out also removes the cookies of an earlier build, which had no prefix', async () => {
  const cookies = new Map([
    ['audience', 'd1'],
    ['terms', 'due'],
    ['sb_session', 't'.repeat(20)],
  ]);
  const names = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]).sort();
  const plain = ['audience', 'sb_session', 'terms'];
  const secure = await removedAt('https://www.casino.example', cookies);
  expect(names(secure)).toEqual(['__Host-audience', '__Host-terms', '__Secure-sb_session', ...plain].sort());
  // A browser removes a cookie of sister domains only where the domain is named.
  expect(secure.filter((text) => text.includes('sb_session')).every((text) => text.includes('Domain=casino.example'))).toBe(true);
  expect(names(await removedAt('http://localhost:3000', cookies))).toEqual(plain);
});
