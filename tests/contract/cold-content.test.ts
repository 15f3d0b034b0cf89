import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedInCookies } from '../fixtures/components/site-session.ts';

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));

type Handler = (request: Request) => Promise<Response>;

const readers: readonly (readonly [address: string, load: () => Promise<{ readonly GET: Handler }>])[] = [
  ['/api/config?market=FI', () => import('#app/api/config/route.ts')],
  ['/api/content/for-me?locale=fi-FI', () => import('#app/api/content/for-me/route.ts')],
  ['/api/content/game-names?locale=fi-FI&ids=a', () => import('#app/api/content/game-names/route.ts')],
  ['/api/content/registration?locale=fi-FI', () => import('#app/api/content/registration/route.ts')],
  ['/api/content/side-panel?locale=fi-FI&slug=a', () => import('#app/api/content/side-panel/route.ts')],
  ['/api/content/welcome?locale=fi-FI', () => import('#app/api/content/welcome/route.ts')],
  ['/api/lobby/catalogue?locale=fi-FI&lobby=casino', () => import('#app/api/lobby/catalogue/route.ts')],
  [
    '/api/lobby/category?locale=fi-FI&lobby=casino&category=slots&from=0&count=720',
    () => import('#app/api/lobby/category/route.ts'),
  ],
  ['/api/lobby/details?locale=fi-FI&game=lantern', () => import('#app/api/lobby/details/route.ts')],
  ['/api/lobby/games?locale=fi-FI&ids=game-lantern', () => import('#app/api/lobby/games/route.ts')],
  ['/api/lobby/search?locale=fi-FI&lobby=casino&screen=phone&from=0&count=9', () => import('#app/api/lobby/search/route.ts')],
  ['/api/lobby/tables?currency=EUR', () => import('#app/api/lobby/tables/route.ts')],
  ['/api/lobby/winners?locale=fi-FI', () => import('#app/api/lobby/winners/route.ts')],
  ['/api/pay-and-play/offer?locale=fi-FI', () => import('#app/api/pay-and-play/offer/route.ts')],
  ['/api/support/hours?market=FI', () => import('#app/api/support/hours/route.ts')],
];
const withAccessCheck = readers.filter(([address]) => /^\/api\/(?:lobby|content\/for-me)/.test(address));

beforeAll(() => {
  const nowhere = 'http://127.0.0.1:9';
  const CACHE_FOLDER = mkdtempSync(path.join(tmpdir(), 'cold-'));
  Object.assign(process.env, { CONTENT_URL: nowhere, ACCESS_URL: nowhere, PLATFORM_URL: nowhere, CACHE_FOLDER });
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function read([address, load]: (typeof readers)[number]) {
  const { GET } = await load();
  const headers = { cookie: await signedInCookies('100024') };
  const response = await GET(new Request(`http://localhost:3000${address}`, { headers }));
  const type = response.headers.get('content-type');
  return { status: response.status, type, ended: response.headers.get('x-session-ended'), json: await response.json() };
}

test.each(readers)('%s responds 503 in JSON without content and cache, and keeps the session', async (...reader) => {
  expect(await read(reader)).toMatchObject({
    status: 503,
    type: 'application/json',
    ended: null,
    json: { code: 'error.system.error' },
  });
});

test.each([...withAccessCheck, ['/api/terms', () => import('#app/api/terms/route.ts')] as const])(
  '%s is closed during maintenance',
  async (...reader) => {
    process.env.MAINTENANCE = '1';
    // The configuration is read once per process.
    jest.resetModules();
    Reflect.deleteProperty(globalThis, 'parlourEdgeContext');
    expect(await read(reader)).toMatchObject({ status: 503, ended: null, json: { code: 'error.maintenance' } });
  },
);
