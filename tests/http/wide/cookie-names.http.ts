import { expect, test } from '@playwright/test';
import { publish } from '../../journeys/support/editor.ts';
import { getMessages } from '../../journeys/support/messages.ts';
import { type Instance, startInstance } from '../support/instances.ts';
import { sessionFlows, signIn, signOut } from '../support/session-answers.ts';
import { openWire, tooLong, type Wire } from '../support/wire.ts';

/** The address of a site behind a proxy with TLS. */
const siteUrl = 'https://localhost';
let site: Instance;
test.beforeAll(async () => {
  site = await startInstance({ SITE_URL: siteUrl });
});
test.afterAll(() => site?.stop());

const notOurs = (wire: Wire) => wire.answers.flatMap(({ set }) => set).filter((cookie) => !/^__(?:Host|Secure)-/.test(cookie));

// Bank and sportsbook lead back to their own site only.
for (const [name, run] of sessionFlows.filter(([flow]) => !['pay-and-play', 'a sign-in and a sign-out'].includes(flow))) {
  test(`SEC-02 over TLS ${name} sets only cookies that no other host and no page without TLS can set`, async () => {
    const wire = openWire(site.url, '', siteUrl);
    await run(wire);
    expect(new Set(wire.answers.flatMap(({ set }) => set)).size).toBeGreaterThan(5);
    expect(notOurs(wire)).toEqual([]);
    expect(wire.answers.flatMap(tooLong)).toEqual([]);
  });
}

test('SEC-02 over TLS a player of an earlier build stays signed in, sees the pages of a player, and signs out completely', async () => {
  const wire = openWire(site.url, '', siteUrl);
  await signIn(wire, 'cleo.vip');
  // A build before set them without a prefix.
  for (const name of ['audience', 'sb_session']) {
    const full = [...wire.jar.keys()].find((key) => key.endsWith(`-${name}`)) ?? '';
    wire.jar.set(name, wire.jar.get(full) ?? { value: '', path: '/' });
    wire.jar.delete(full);
  }
  expect((await wire.send('GET', '/fi-FI')).text).toContain('data-audience="d2"');
  expect((await wire.send('GET', '/fi-FI/my-account')).status).toBe(200);
  expect((await wire.send('GET', '/api/platform/player/me/wallet')).status).toBe(200);
  await signOut(wire);
  expect([...wire.jar.keys()].filter((name) => /audience|sb_session|parlour\.session/.test(name))).toEqual([]);
  expect((await wire.send('GET', '/fi-FI')).text).toContain('data-audience="visitor"');
});

test('SEC-02 over TLS the preview of drafts works by a cookie that only this host can set', async () => {
  const secret = 'a-secret-over-tls';
  await publish({
    createOrReplace: { _id: 'drafts-over-tls', _type: 'sanity.previewUrlSecret', secret, source: 'test', studioUrl: siteUrl },
  });
  const wire = openWire(site.url, '', siteUrl);
  const { title } = getMessages('fi-FI').drafts;
  expect((await wire.send('POST', '/api/drafts/start', { form: { secret, path: '/fi-FI' } })).status).toBe(303);
  expect((await wire.send('GET', '/fi-FI')).text).toContain(title);
  const bypass = wire.jar.get('__Host-drafts')?.value;
  const forged = await openWire(site.url, `__prerender_bypass=${bypass}`, siteUrl).send('GET', '/fi-FI');
  expect(forged.text).not.toContain(title);
  expect((await wire.send('POST', '/api/drafts/end', { form: { path: '/fi-FI' } })).status).toBe(303);
  expect((await wire.send('GET', '/fi-FI')).text).not.toContain(title);
  expect(notOurs(wire)).toEqual([]);
});
