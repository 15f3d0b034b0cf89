import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { root } from '../../../scripts/root.ts';
import { siteEnvironment } from '../../../scripts/stack.ts';
import { ownPortOffset, runningStack, siteUrl, worldOptions } from '../../journeys/support/addresses.ts';
import { signIn, signOut, walletPath } from '../support/sign-in.ts';

/** A packed site over the sandbox of this worker, with nothing of the checkout within reach. */
const { port } = worldOptions(9);
const url = `http://localhost:${port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
const packed = path.join(folder, 'pack');
const data = path.join(folder, 'data');
const node = path.join(folder, 'node');
/** Root could write to a folder without permission, so it starts the site as `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test.skip(Boolean(runningStack), 'the site needs a sandbox of its own');
test.use({ baseURL: url });
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(120_000);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pack.ts', '--out', packed], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  spawnSync('chmod', ['-R', 'a-w,a+rX', packed]);
  chmodSync(folder, 0o755);
  copyFileSync(process.execPath, node);
  mkdirSync(data);
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
});
test.afterAll(() => {
  spawnSync('chmod', ['-R', 'u+w', packed]);
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Readonly<Record<string, string | undefined>> = {}): ChildProcess {
  const {
    CACHE_FOLDER: _cache,
    SESSION_FOLDER: _sessions,
    ...env
  } = siteEnvironment({ port, portOffset: ownPortOffset, folder, env: { SITE_URL: siteUrl } });
  const ofMachine = { PATH: '/nowhere', HOME: '/nowhere', NODE_ENV: 'development' as const, NODE_OPTIONS: undefined };
  // Node obeys a proxy that no address of this machine can be reached by.
  const ofNetwork = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://192.0.2.1:9', NO_PROXY: undefined, no_proxy: undefined };
  return spawn(node, [path.join(packed, 'server.mjs')], {
    cwd: '/',
    env: { ...env, ...ofMachine, ...ofNetwork, DATA_FOLDER: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
}

const namesIn = (from: string) => readdirSync(from, { recursive: true, encoding: 'utf8' });

/** The exit code of a site that is expected to end by itself, and what it wrote. */
async function endOf(site: ChildProcess): Promise<readonly [number | null, string]> {
  const [[code], ...output] = await Promise.all([
    once(site, 'exit'),
    ...[site.stdout, site.stderr].map((from) => from && text(from)),
  ]);
  return [code, output.join('')];
}

test('OPS-08 a packed folder has no compiler, no source, no test and no sandbox', () => {
  const unwanted =
    /\.tsx?$|\.test\.|\.map$|node_modules\/(?:typescript|sanity|@sanity|@swc\/core|@next\/swc[^/]*|esbuild|sharp|playwright|jest)\/|^sandbox|^tests/;
  expect(namesIn(packed).filter((name) => unwanted.test(name))).toEqual([]);
});

test('OPS-08 a packed site serves from a read-only folder, as another user, and ends with 0 at SIGTERM', async ({ request }) => {
  test.setTimeout(90_000);
  const before = namesIn(packed);
  const site = start();
  const ended = endOf(site);
  try {
    await expect.poll(() => statusOf('/api/health/ready'), { timeout: 60_000, intervals: [200] }).toBe(200);
    const pages = await Promise.all(
      ['/fi-FI', '/fi-FI/contact', '/studio'].map(async (name) => (await request.get(name)).text()),
    );
    const files = [...pages.join('').matchAll(/\/(?:_next\/static|studio\/assets|cards)\/[\w./~-]+\.(?:js|css|png)/g)].map(
      ([name]) => name,
    );
    const paths = [
      '/fi-FI/online-casino',
      '/fi-FI/promotions',
      '/fi-FI/sportsbook',
      '/favicon.ico',
      '/sitemap/fi-FI.xml',
      '/robots.txt',
    ];
    for (const name of [...paths, ...new Set(files)]) expect([name, (await request.get(name)).status()]).toEqual([name, 200]);
    for (const kind of ['_next/static', 'studio/assets', 'cards'])
      expect(files.some((name) => name.startsWith(`/${kind}/`))).toBe(true);
    await signIn(request, 'ben.one');
    expect((await request.get(walletPath)).status()).toBe(200);
    expect(await signOut(request)).toBe(200);
  } finally {
    site.kill('SIGTERM');
  }
  const [code, log] = await ended;
  expect([code, log.includes('"level":"error"')]).toEqual([0, false]);
  expect(namesIn(packed)).toEqual(before);
  expect(namesIn(data)).toEqual(expect.arrayContaining(['content/static', 'content/pages', 'sessions/sessions.json']));
});

test('OPS-08 a packed site starts neither with default secrets at a public address nor without a folder to write to', async () => {
  const [published, readOnly] = await Promise.all([
    endOf(start({ SITE_URL: 'https://casino.example' })),
    endOf(start({ DATA_FOLDER: path.join(packed, 'data') })),
  ]);
  expect(published).toEqual([1, expect.stringContaining('SESSION_SECRET: still has its development default')]);
  expect(readOnly).toEqual([1, expect.stringMatching(/CACHE_FOLDER .* cannot be written/)]);
});

async function statusOf(address: string): Promise<number> {
  return fetch(url + address).then(
    ({ status }) => status,
    () => 0,
  );
}
