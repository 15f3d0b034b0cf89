import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { openOutside } from '../../tests/fixtures/servers/outside.ts';
import { queryContent } from './content-query.ts';
import { createEdgeContext } from './context.ts';
import { createSportsIndex } from './sports-index.ts';

const reached: string[] = [];
const userAgents: string[] = [];
const outside = openBeforeAll(() =>
  openOutside((incoming, outgoing) => {
    userAgents.push(incoming.headers['user-agent'] ?? '');
    if (incoming.headers['user-agent']?.startsWith('refused')) {
      outgoing.writeHead(431).end();
      return;
    }
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

function edge() {
  return createEdgeContext({
    content: content(),
    accessUrl: outside().url,
    siteId: '5',
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

test.each([
  ['a query of the content', () => queryContent(content(), '*').catch(() => undefined)],
  ['a long query of the content', () => queryContent(content(), `*[_id in [${'"a",'.repeat(3_000)}"a"]]`).catch(() => undefined)],
  ['the list of sports', () => createSportsIndex(outside().url).has(['football'])],
  ['the country of a visitor', async () => (await edge().readGeoContext(visitor)).known],
])('a service cannot send a call elsewhere: %s', async (_, call) => {
  expect(await call()).toBeUndefined();
  expect(reached).toEqual(['service']);
});

test('SEC-15 what one visitor sends does not keep the location of others unknown', async () => {
  const context = edge();
  await context.readGeoContext({ ...visitor, headers: new Headers({ 'User-Agent': `refused${'x'.repeat(16_000)}` }) });
  await context.readGeoContext(visitor);
  expect(userAgents.splice(0).map(({ length }) => length)).toEqual([512, 0]);
  await context.readGeoContext(visitor);
  expect(userAgents).toEqual([]);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_100);
  await context.readGeoContext({ ...visitor, headers: new Headers({ 'User-Agent': 'refused' }) });
  await context.readGeoContext(visitor);
  expect(userAgents).toHaveLength(2);
  later.mockRestore();
});
