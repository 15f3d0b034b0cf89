import { readAccessContext } from '#lib/access/contract.ts';
import { callService } from '#lib/core/api/call.ts';
import { createGeoOverrideStore } from '#sandbox/access/geo.ts';
import { createAccessService } from '#sandbox/access/service.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { createFaultRegistry } from '#sandbox/kit/http/faults.ts';
import { listen } from '#sandbox/kit/http/serve.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';

const geo = createGeoOverrideStore();
const faults = createFaultRegistry();
const now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now, offsetMs: 0, advance: async () => {}, reset: async () => {}, onMove: () => {} };
const listening = openBeforeAll(() =>
  listen(createAccessService({ geo }), 0, { clock, faults, config: readSandboxConfig({ NODE_ENV: 'test' }) }),
);

beforeEach(() => {
  geo.set(undefined);
  faults.clear();
});

function read(headers: Record<string, string> = {}) {
  return callService(readAccessContext, {}, { baseUrl: `http://127.0.0.1:${listening().port}`, siteId: 5, headers });
}

test('MKT-32 responds with the access context; loopback is Malta in the international market', async () => {
  const { reply, headers } = await read({ 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148' });
  expect(reply).toEqual({
    autodetectedCountry: 'MT',
    autodetectedRegion: null,
    autodetectedCity: 'Valletta',
    ipAddress: '127.0.0.1',
    market: 'UN',
    restricted: false,
    device: { isMobile: true, isTablet: false, isDesktop: false },
  });
  expect(headers.get('X-Server-Time')).toBe('2026-03-01T12:00:00.000Z');
});

test.each([
  ['FI', 'FI', false],
  ['DE', 'AT', false],
  ['JP', 'JP', false],
  ['SE', 'UN', false],
  ['FR', 'UN', true],
  ['GB', 'UN', true],
])('MKT-32 sends %s to market %s, restricted: %s', async (country, market, restricted) => {
  const { reply } = await read({ 'X-Sandbox-Country': country });
  expect(reply).toMatchObject({ autodetectedCountry: country, market, restricted });
});

test('MKT-32 returns region, city and IP address of the test headers', async () => {
  const { reply } = await read({
    'X-Sandbox-Country': 'ca',
    'X-Sandbox-Region': 'QC',
    'X-Sandbox-City': 'Laval',
    'X-Sandbox-IP': '203.0.113.9',
  });
  expect(reply).toMatchObject({
    autodetectedCountry: 'CA',
    autodetectedRegion: 'QC',
    autodetectedCity: 'Laval',
    ipAddress: '203.0.113.9',
    market: 'CA',
  });
});

test('MKT-32 the operator’s override takes precedence over test headers', async () => {
  geo.set({ country: 'US', region: 'NJ' });
  const { reply } = await read({ 'X-Sandbox-Country': 'FI' });
  expect(reply).toMatchObject({ autodetectedCountry: 'US', autodetectedRegion: 'NJ', restricted: true });
});

test.each<Record<string, string>>([{}, { SiteContext: '{"siteId":77}' }, { SiteContext: 'no json' }])(
  'rejects the site context %j',
  async (headers) => {
    const response = await fetch(`http://127.0.0.1:${listening().port}/player/access/context`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, code: 'error.site_id.invalid' });
  },
);

test('accepts the bare site id', async () => {
  const response = await fetch(`http://127.0.0.1:${listening().port}/player/access/context`, { headers: { SiteContext: '5' } });
  expect(response.status).toBe(200);
});
