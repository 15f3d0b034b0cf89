import { createHash, createHmac } from 'node:crypto';
import { readCookies } from '#lib/core/http/cookies.ts';
import { formatWebhookSignature, webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';

const [first, second] = ['first-0123456789-0123456789-012345', 'second-0123456789-0123456789-01234'];
const names = ['SESSION_SECRET', 'ACCESS_COOKIE_SECRET', 'SPORTS_WEBHOOK_SECRET'] as const;
const secretOf = (name: (typeof names)[number], value: string) => `${name}-${value}`;
const [email, client, player] = ['ann@sandbox.test', '203.0.113.7', '100024'];

jest.spyOn(console, 'info').mockImplementation(() => undefined);
afterAll(() => {
  for (const name of names) delete process.env[name];
});

/** A site whose secrets have these values, the first one in use. */
async function siteWith(...values: readonly string[]) {
  for (const name of names) process.env[name] = values.map((value) => secretOf(name, value)).join(',');
  jest.resetModules();
  const { siteConfig } = await import('#lib/core/config/site.ts');
  const { createAccessCookies } = await import('#lib/edge/access-cookie.ts');
  return {
    access: createAccessCookies(siteConfig().ACCESS_COOKIE_SECRET),
    webhookSecrets: siteConfig().SPORTS_WEBHOOK_SECRET,
    ...(await import('#lib/session/requester/known-browser.ts')),
    ...(await import('#lib/content/pages/card.ts')),
    ...(await import('#lib/edge/publish-webhook.ts')),
    ...(await import('#lib/session/tokens/auth-options.ts')),
    ...(await import('../fixtures/components/site-session.ts')),
    list: (await import('#app/api/session/list/route.ts')).GET,
  };
}
type Site = Awaited<ReturnType<typeof siteWith>>;

/** What a browser has of a site. */
async function visit(site: Site) {
  const { name, value } = await site.knownBrowserCookie(new Map(), email);
  return {
    session: await site.signedInCookies(player),
    known: new Map([[name, value]]),
    access: (await site.access.write({ country: 'FI', restricted: false }, client)).value,
    card: site.cardPath('Welcome').replace('/cards/', ''),
  };
}
type Browser = Awaited<ReturnType<typeof visit>>;

/** The status of a call of the player, and what of the browser the site knows. */
async function knows(site: Site, { session, known, access, card }: Browser) {
  const request = new Request('http://localhost:3000/api/session/list', { headers: { cookie: session } });
  return {
    status: (await site.list(request)).status,
    browser: (await site.knownBrowserOf(known, email)) !== undefined,
    country: (await site.access.open(access, client))?.country,
    card: site.readCardTitle(card),
  };
}

const all = { status: 200, browser: true, country: 'FI', card: 'Welcome' };
const none = { status: 401, browser: false, country: undefined, card: undefined };

test('LOG-02 a changed secret signs no one out while its earlier value is listed, also between instances', async () => {
  const before = await visit(await siteWith(first));
  // Each instance knows the new value before one of them uses it.
  const prepared = await siteWith(first, second);
  expect(await knows(prepared, before)).toEqual(all);
  const meanwhile = await visit(prepared);
  expect(await knows(await siteWith(first), meanwhile)).toEqual(all);
  const changed = await siteWith(second, first);
  expect([await knows(changed, before), await knows(changed, meanwhile)]).toEqual([all, all]);
  const after = await visit(changed);
  expect(await knows(await siteWith(first, second), after)).toEqual(all);
  const alone = await siteWith(second);
  expect(await knows(alone, after)).toEqual(all);
  expect(await knows(await siteWith(first), after)).toEqual(none);
});

test('LOG-02 without the earlier value its sessions end as an expired one does', async () => {
  const before = await visit(await siteWith(first));
  const site = await siteWith(second);
  expect(await knows(site, before)).toEqual(none);
  const response = await site.list(
    new Request('http://localhost:3000/api/session/list', { headers: { cookie: before.session } }),
  );
  expect(await response.json()).toMatchObject({ code: 'error.token.expired' });
  expect(response.headers.getSetCookie().join()).toContain('parlour.session=; Max-Age=0');
});

test('DEC-X-9 a known browser that signs in again is known by the new secret, as one account', async () => {
  const { known } = await visit(await siteWith(first));
  const { name, value } = await (await siteWith(second, first)).knownBrowserCookie(known, email);
  expect(value.split('.')).toHaveLength(3);
  expect(await (await siteWith(second)).knownBrowserOf(new Map([[name, value]]), email)).toBeDefined();
});

test('LOG-02 a form that was opened before the change can be sent after it', async () => {
  const token = 'a'.repeat(64);
  const secretAt = ({ authOptions }: Site, hash: string) =>
    authOptions(new Request('http://localhost:3000', { headers: { cookie: `next-auth.csrf-token=${token}%7C${hash}` } })).secret;
  const hashBy = (secret: string) => createHash('sha256').update(`${token}${secret}`).digest('hex');
  const [earlier, current] = [secretOf('SESSION_SECRET', first), secretOf('SESSION_SECRET', second)];
  const site = await siteWith(second, first);
  expect([secretAt(site, hashBy(earlier)), secretAt(site, hashBy(current)), secretAt(site, 'none')]).toEqual([
    earlier,
    current,
    current,
  ]);
});

test('SEC-04 a webhook is accepted by each listed secret, and by no other', async () => {
  const { isSignedPublish, webhookSecrets } = await siteWith(second, first);
  const accepts = (value: string) => {
    const [at, body] = [Date.now(), '{}'];
    const secret = secretOf('SPORTS_WEBHOOK_SECRET', value);
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url');
    const headers = { [webhookSignatureHeader]: formatWebhookSignature({ at, signature }) };
    return isSignedPublish(new Request('http://localhost:3000', { method: 'POST', headers, body }), webhookSecrets);
  };
  expect([await accepts(first), await accepts(second), await accepts('third')]).toEqual([true, true, false]);
});

test('LOG-02 the cookie of a session names the secret that opens it, which is no secret', async () => {
  const { session } = await visit(await siteWith(second, first));
  const sealed = readCookies(session).get('parlour.session') ?? '';
  expect(decodeURIComponent(sealed).split('*')[1]).toMatch(/^\d{1,10}$/);
});
