import { contentClient } from '#lib/content/query/client.ts';
import { breakerOf } from '#lib/core/http/circuit-breaker.ts';
import { signInBySrp } from '#lib/session/sign-in/srp.ts';
import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { openOutside } from '../../tests/fixtures/servers/outside.ts';
import { queryContent } from './content-query.ts';
import { createEdgeContext } from './context.ts';
import { createSportsIndex } from './sports-index.ts';

const norway = '192.0.2.47';
const reached: string[] = [];
const userAgents: string[] = [];
const outside = openBeforeAll(() =>
  openOutside((incoming, outgoing) => {
    userAgents.push(incoming.headers['user-agent'] ?? '');
    const status = Number(/^status (\d+)/.exec(incoming.headers['user-agent'] ?? '')?.[1]);
    if (status) {
      const context = { autodetectedCountry: incoming.headers['x-forwarded-for'] === norway ? 'NO' : 'FI', restricted: false };
      outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(context));
      return;
    }
    if (incoming.headers['user-agent'] === 'silent') return;
    const isAway = incoming.url?.startsWith('/away') === true;
    reached.push(isAway ? 'away' : 'service');
    if (isAway) outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{"result":true}');
    else outgoing.writeHead(307, { Location: '/away' }).end();
  }),
);

beforeEach(() => {
  reached.splice(0);
  userAgents.splice(0);
});

const content = () => ({ url: outside().url, dataset: 'production', token: 'reader' });

function edge({ proxyHops = 0 } = {}) {
  return createEdgeContext({
    content: content(),
    accessUrl: outside().url,
    siteId: '5',
    proxyHops,
    accessSecret: ['a'.repeat(32)],
    webhookSecret: ['b'.repeat(16)],
    sports: { url: outside().url, webhookSecret: ['b'.repeat(16)] },
    isMaintenanceForced: false,
    isSecure: false,
    geoRedirect: false,
    disabledPaths: [],
    closedGamePaths: [],
  });
}

const visitor = {
  pathname: '/fi-FI',
  search: '',
  headers: new Headers(),
  cookies: new Map<string, string>(),
  address: '192.0.2.1',
};

function clientOfContent() {
  process.env.CONTENT_URL = outside().url;
  return contentClient();
}

async function signIn(): Promise<unknown> {
  const pool = { poolId: 'eu-west-1_Sandbox1', clientId: 'sandboxwebclient', url: outside().url };
  const outcome = await signInBySrp('ben.one@sandbox.test', 'Sandbox1!', pool);
  return outcome.kind === 'refused' && outcome.type === 'NetworkError' ? undefined : outcome;
}

test.each([
  ['a query of the content', () => queryContent(content(), '*').catch(() => undefined)],
  ['a long query of the content', () => queryContent(content(), `*[_id in [${'"a",'.repeat(3_000)}"a"]]`).catch(() => undefined)],
  ['the list of sports', () => createSportsIndex(outside().url).has(['football'])],
  ['the country of a visitor', async () => (await edge().readGeoContext(visitor)).known],
  [
    'what a page shows',
    () =>
      clientOfContent()
        .fetch('*[0]')
        .catch(() => undefined),
  ],
  ['a sign-in', signIn],
])('a service cannot send a call elsewhere: %s', async (_, call) => {
  expect(await call()).toBeUndefined();
  expect(reached).toEqual(['service']);
});

const seenAt = (address: string | undefined, userAgent: string) => ({
  ...visitor,
  address,
  headers: new Headers({ 'User-Agent': userAgent }),
});

test.each([429, 431, 503])(
  'SEC-15 a lookup that is answered %i keeps the location of no other visitor unknown',
  async (status) => {
    const context = edge();
    const failing = seenAt('192.0.2.1', `status ${status} ${'x'.repeat(16_000)}`);
    for (let count = 0; count < 5; count += 1) expect((await context.readGeoContext(failing)).known).toBeUndefined();
    expect(userAgents.map(({ length }) => length)).toEqual([512]);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_100);
    await context.readGeoContext(failing);
    later.mockRestore();
    expect(userAgents).toHaveLength(2);
    expect((await context.readGeoContext(seenAt('192.0.2.1', 'status 200'))).known?.country).toBe('FI');
    expect((await context.readGeoContext(seenAt(norway, 'status 200'))).known?.country).toBe('NO');
  },
);

test('SEC-15 requests of one visitor without a cookie share a lookup and its answer for half a minute', async () => {
  const context = edge();
  const read = async () => (await context.readGeoContext(seenAt('192.0.2.1', 'status 200'))).known?.country;
  expect(await Promise.all(Array.from({ length: 10 }, read))).toEqual(Array(10).fill('FI'));
  await read();
  expect(userAgents).toHaveLength(1);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_100);
  await read();
  later.mockRestore();
  expect(userAgents).toHaveLength(2);
});

test('SEC-15 other user agents of one address cause no further lookups after some', async () => {
  const context = edge();
  for (let count = 0; count < 20; count += 1) {
    const { known } = await context.readGeoContext(seenAt('192.0.2.1', `status 200 iPhone ${count}`));
    expect(known?.country).toBe('FI');
    if (count > 8) expect(known?.device?.isMobile).toBe(true);
  }
  expect(userAgents).toHaveLength(8);
});

test('SEC-15 other user agents of one address cause no further lookups while the access service fails', async () => {
  const context = edge();
  const read = async (userAgent: string) => (await context.readGeoContext(seenAt('192.0.2.1', userAgent))).known;
  for (let count = 0; count < 40; count += 1) expect(await read(`status 503 ${count}`)).toBeUndefined();
  await Promise.all(Array.from({ length: 10 }, (_, count) => read(`status 503 ${count} at once`)));
  expect(userAgents).toHaveLength(8);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_100);
  expect((await read('status 200'))?.country).toBe('FI');
  expect((await read('status 503'))?.country).toBe('FI');
  later.mockRestore();
  expect(userAgents).toHaveLength(9);
});

test('SEC-15 a visitor whose address the trusted proxies do not report is nowhere: the service would see this server', async () => {
  const context = edge({ proxyHops: 1 });
  expect((await context.readGeoContext(seenAt(undefined, 'status 200'))).known).toBeUndefined();
  expect((await context.readGeoContext(seenAt(norway, 'status 200'))).known?.country).toBe('NO');
  expect(userAgents).toHaveLength(1);
});

test('without an address only a running lookup is shared', async () => {
  const context = edge();
  const read = () => context.readGeoContext(seenAt(undefined, 'status 200'));
  await Promise.all([read(), read()]);
  await read();
  expect(userAgents).toHaveLength(2);
});

test('an access service that is silent three times is not called for a second', async () => {
  const context = edge();
  await Promise.all(['192.0.2.1', '192.0.2.2'].map((address) => context.readGeoContext(seenAt(address, 'silent'))));
  expect((await context.readGeoContext(seenAt(norway, 'status 200'))).known?.country).toBe('NO');
  const addresses = ['192.0.2.11', '192.0.2.12', '192.0.2.13'];
  await Promise.all(addresses.map((address) => context.readGeoContext(seenAt(address, 'silent'))));
  userAgents.splice(0);
  expect((await context.readGeoContext(seenAt('192.0.2.4', 'status 200'))).known).toBeUndefined();
  expect((await context.readGeoContext(seenAt(norway, 'status 200'))).known?.country).toBe('NO');
  expect(userAgents).toEqual([]);
  // Once it answers, nothing is left of the calls that were not made.
  breakerOf(outside().url).answered('GET /player/access/context');
  expect((await context.readGeoContext(seenAt('192.0.2.4', 'status 200'))).known?.country).toBe('FI');
});
