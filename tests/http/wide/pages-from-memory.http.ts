import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { audiences } from '#lib/core/market/audience.ts';
import type { Child } from '../../../scripts/child.ts';
import { startSite } from '../../../scripts/stack.ts';
import { ownPortOffset, runningStack, worldOptions } from '../../journeys/support/addresses.ts';
import { operate } from '../../journeys/support/operator.ts';
import { pageTypes } from '../../journeys/support/pages/page-types.ts';

/** Two servers over the sandbox of this worker and one folder of stored pages: with pages from memory, and with Next alone. */
const folder = `.sandbox/memory-${ownPortOffset}`;
const ports = { memory: worldOptions(5).port, next: worldOptions(6).port };
const envOf = { memory: { ACCESS_LOG: '1' }, next: { PAGES_FROM_MEMORY: '0' } };
type Server = keyof typeof ports;
let servers: readonly Child[] = [];
let log = '';

test.skip(Boolean(runningStack), 'the servers need a sandbox of their own');
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(60_000);
  rmSync(folder, { recursive: true, force: true });
  const start = (server: Server) =>
    startSite({
      port: ports[server],
      portOffset: ownPortOffset,
      folder: `${folder}/${server}`,
      env: { CACHE_FOLDER: `${folder}/cache`, SITE_URL: `http://localhost:${ports.memory}`, ...envOf[server] },
    });
  const memory = await start('memory');
  servers = [memory, await start('next')];
  log = memory.logFile;
});
test.afterAll(() => Promise.all(servers.map((server) => server.stop())));

interface Request {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to go where it leads: Next adds a mark to the address of data. */
  readonly follows?: boolean;
}

const changing = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

async function send(server: Server, { path, method = 'GET', headers = {}, follows = false }: Request) {
  const response = await fetch(`http://localhost:${ports[server]}${path}`, {
    method,
    headers,
    redirect: follows ? 'follow' : 'manual',
  });
  const body = await response.text();
  // Next compresses nothing for HEAD, and so does not say how.
  const left = method === 'HEAD' ? [...changing, 'content-encoding'] : changing;
  const shown = [...response.headers]
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => [name, readHeader(name, value)]);
  return { status: response.status, headers: Object.fromEntries(shown) as Record<string, string>, body };
}

/** What a client makes of a header: cookies by name, lists without order; Next sends a page's policy beside that of every answer. */
function readHeader(name: string, value: string): string {
  if (name === 'set-cookie') return value.replace(/=[^;]*/, '=…');
  if (name === 'vary') return value.toLowerCase().split(/,\s*/).sort().join();
  if (name === 'content-security-policy') return value.split(/,\s*/).at(-1) ?? '';
  return value.replaceAll(String(ports.next), String(ports.memory));
}

/** Sends a request to both, once more than it takes to store what can be. */
async function expectSame(request: Request): Promise<void> {
  await send('memory', request);
  await expect(async () => {
    const [memory, next] = [await send('memory', request), await send('next', request)];
    expect(memory).toEqual(next);
  }).toPass({ timeout: 30_000, intervals: [50, 200, 1_000, 3_000] });
}

const page = '/fi-FI/responsible-gambling';
const cookieOf = (audience: string) => (audience === 'visitor' ? '' : `audience=${audience}`);
const pages: readonly Request[] = audiences.flatMap((audience, index) =>
  pageTypes
    .filter((_, at) => audience === 'visitor' || at % 4 === index)
    .map((path) => ({ path: `/fi-FI${path}`, headers: { Cookie: cookieOf(audience) } })),
);
const locales: readonly Request[] = ['en-UN', 'no-NO', 'fr-CA', 'de-AT', 'cl-CL', 'pt-BR', 'inen-IN', 'nz-NZ'].map((locale) => ({
  path: `/${locale}`,
}));
const asData = { RSC: '1' };
const asPrefetch = { ...asData, 'Next-Router-Prefetch': '1' };
const data: readonly Request[] = [page, '/fi-FI', '/fi-FI/promotions', '/no-NO/online-casino', '/fi-FI/none'].flatMap((path) =>
  [
    asData,
    { ...asData, Cookie: 'audience=d1' },
    { ...asData, 'Accept-Encoding': 'identity' },
    { ...asData, 'Next-Url': '/fi-FI/visitor' },
    asPrefetch,
    { ...asPrefetch, 'Next-Router-Segment-Prefetch': '/_tree' },
    { ...asPrefetch, 'Next-Router-Segment-Prefetch': '/_full' },
    { ...asPrefetch, 'Next-Router-Segment-Prefetch': '/none' },
    { ...asData, 'Next-Router-Segment-Prefetch': '/_tree' },
    { RSC: '2' },
  ].map((headers) => ({ path, headers, follows: true })),
);
const others: readonly Request[] = [
  { path: page, method: 'HEAD' },
  { path: `${page}?utm_source=a` },
  { path: page, headers: { 'Accept-Encoding': 'identity' } },
  { path: page, headers: { 'Accept-Encoding': 'gzip' } },
  { path: page, headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' } },
  { path: page, headers: { 'Accept-Encoding': 'zstd' } },
  { path: page, headers: { 'If-None-Match': '"other"' } },
  { path: page, headers: { 'If-None-Match': '*' } },
  { path: page, headers: { 'If-None-Match': '*', 'Cache-Control': 'no-cache' } },
  { path: page, headers: { 'If-None-Match': '*' }, method: 'HEAD' },
  { path: page, headers: { Cookie: 'audience=d9; audience=d1' } },
  { path: page, headers: { 'X-Nextjs-Data': '1', 'X-Middleware-Subrequest': 'middleware' } },
  { path: '/' },
  { path: '/fi-FI/' },
  { path: '/fi-FI//promotions' },
  { path: '/fi' },
  { path: '/fi-fi/promotions' },
  { path: '/xx-YY/promotions' },
  { path: '/fi-FI/none' },
  { path: '/fi-FI/none', headers: { Cookie: 'audience=d1' } },
  { path: '/fi-FI/%E0%A4%A' },
  { path: '/fi-FI/Promotions' },
  { path: `${page})` },
  { path: `${page}%20` },
  { path: '/fi-FI/my-account' },
  { path: '/fi-FI/my-account', headers: { Cookie: 'audience=d1' } },
  { path: '/fi-FI/my-account/none', headers: { Cookie: 'audience=d1' } },
  { path: '/fi-FI/my-account/deposit', headers: { Cookie: 'audience=d1' } },
  { path: '/fi-FI/promotions', headers: { Cookie: 'audience=d1; terms=due' } },
  { path: '/.well-known/change-password' },
  { path: '/robots.txt' },
  { path: '/api/health/live' },
  { path: '/_next/none' },
];

const files: readonly Request[] = ['/favicon.ico', '/icon.svg', '/icon-512.png', '/manifest.webmanifest', '/none.png'].flatMap(
  (path): readonly Request[] => [
    { path },
    { path, method: 'HEAD' },
    { path, headers: { 'Accept-Encoding': 'identity' } },
    { path, headers: { 'If-Modified-Since': 'Wed, 21 Oct 2037 07:28:00 GMT' } },
    { path, headers: { Range: 'bytes=0-9' } },
  ],
);

test('files of the build are as Next sends them', async () => {
  const html = (await send('memory', { path: page })).body;
  const found = [...html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)].map(([path]) => path);
  const paths = ['.js', '.css', '.woff2'].map((type) => found.find((path) => path.endsWith(type)) ?? '');
  expect(paths).not.toContain('');
  for (const path of [...paths, '/_next/static/chunks/none.js', `${paths[0]}?x=1`]) {
    await expectSame({ path });
    await expectSame({ path, headers: { 'Accept-Encoding': 'gzip' } });
    await expectSame({ path, headers: { 'If-Modified-Since': 'Wed, 21 Oct 2037 07:28:00 GMT' } });
  }
});

for (const [name, requests] of Object.entries({ pages, locales, data, files, others })) {
  test(`pages from memory are as Next sends them: ${requests.length} ${name}`, async () => {
    test.setTimeout(120_000);
    for (const request of requests) await test.step(JSON.stringify(request), () => expectSame(request));
  });
}

test('they are as Next sends them to a closed country and during maintenance', async () => {
  test.setTimeout(120_000);
  try {
    await operate('geo', { country: 'GB' });
    await expectSame({ path: page });
    expect((await send('memory', { path: page })).status).toBe(451);
    await operate('geo', { country: null });
    await operate('maintenance', { maintenance: true });
    await expect.poll(async () => (await send('memory', { path: page })).status, { timeout: 20_000 }).toBe(503);
    await expectSame({ path: page });
  } finally {
    await operate('geo', { country: null });
    await operate('maintenance', { maintenance: false });
  }
  await expect.poll(async () => (await send('memory', { path: page })).status, { timeout: 20_000 }).toBe(200);
});

test('stored pages come from memory', () => {
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"access"'));
  const ofPage = lines.filter((line) => line.includes(`"path":"${page}"`));
  expect(ofPage.filter((line) => line.includes('"from":"memory"')).length).toBeGreaterThan(8);
  const fromMemory = lines.filter((line) => line.includes('"from":"memory"'));
  expect(fromMemory.length).toBeGreaterThan(100);
});
