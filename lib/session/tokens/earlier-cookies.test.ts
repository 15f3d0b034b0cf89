afterEach(() => {
  delete process.env.SITE_URL;
});

/** The cookies that a sign-out at this address removes and that are not the session's. */
async function removedAt(siteUrl: string, cookies: ReadonlyMap<string, string>): Promise<readonly string[]> {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { clearSessionHeaders } = await import('../clear-session.ts');
  const { movedSession } = await import('./earlier-session.ts');
  expect(await movedSession(cookies)).toEqual([]);
  return clearSessionHeaders(cookies).flatMap(([name, value]) =>
    name === 'Set-Cookie' && /^\S*(?:audience|terms)=.*Max-Age=0/.test(value) ? [value] : [],
  );
}

test('SEC-02 over TLS a sign-out also removes the cookies of an earlier build, which had no prefix', async () => {
  const cookies = new Map([
    ['audience', 'd1'],
    ['terms', 'due'],
  ]);
  const names = (texts: readonly string[]) => texts.map((text) => text.split('=')[0]).sort();
  const plain = ['audience', 'terms'];
  const secure = await removedAt('https://www.casino.example', cookies);
  expect(names(secure)).toEqual(['__Host-audience', '__Host-terms', ...plain]);
  expect(names(await removedAt('http://localhost:3000', cookies))).toEqual(plain);
});
