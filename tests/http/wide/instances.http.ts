import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { documentId } from '#sandbox/data/content/document.ts';
import { root } from '../../../scripts/root.ts';
import { parseExposition, sumOf } from '../../fixtures/servers/exposition.ts';
import { findFreePort } from '../../fixtures/servers/free-port.ts';
import { balancedOver, hasNginx, startNginx } from '../../fixtures/servers/nginx.ts';
import { hasRedis, startRedis, type TestRedis } from '../../fixtures/servers/redis.ts';
import { contentUrl } from '../../journeys/support/addresses.ts';
import { edit, publish, readDocument } from '../../journeys/support/editor.ts';
import { type Instance, sendWebhook, startInstance } from '../support/instances.ts';
import { signIn, signOut } from '../support/session-answers.ts';
import { walletPath } from '../support/sign-in.ts';
import { openWire } from '../support/wire.ts';

test.skip(!hasRedis(), 'Redis is not installed');
test.describe.configure({ mode: 'serial' });

const promotions = '/fi-FI/promotions';
const promotion = documentId('promotion', 'friday-free-spins', 'FI', 'fi');
let redis: TestRedis;
let instances: readonly Instance[];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  redis = await startRedis();
  instances = await Promise.all([0, 1, 2].map(() => startInstance({ REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1' })));
});
test.afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
  await redis.stop();
});

const instanceAt = (index: number): Instance => {
  const instance = instances[index % instances.length];
  if (!instance) throw new Error('there are no instances');
  return instance;
};

async function read(url: string, address: string): Promise<{ status: number; text: string }> {
  const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(30_000) };
  const response = await fetch(url + address, { redirect: 'manual', ...options });
  return { status: response.status, text: await response.text() };
}
const statuses = (address: string) => Promise.all(instances.map(async ({ url }) => (await read(url, address)).status));

/** Reads the page at these instances until each build of them has stored one; for some seconds after a publish none is stored. */
async function expectStored(at: readonly Instance[], builds: number): Promise<ReadonlySet<string | undefined>> {
  let stored: ReadonlySet<string | undefined> = new Set();
  const readAndCount = async () => {
    for (const { url } of at) expect((await read(url, promotions)).status).toBe(200);
    const keys = (await redis.runCommand(['KEYS', '*:page:*'])) as string[];
    stored = new Set(keys.map((key) => key.split(':').at(-2)));
    return stored.size;
  };
  await expect.poll(readAndCount, { timeout: 60_000 }).toBe(builds);
  return stored;
}

test('OPS-06 an edit whose webhook reaches one instance is in the next answer of each of three, 100 of 100', async () => {
  test.setTimeout(300_000);
  const before = await readDocument(promotion);
  const stale: string[] = [];
  try {
    expect(await statuses(promotions)).toEqual([200, 200, 200]);
    for (let round = 0; round < 100; round += 1) {
      const title = `Painos ${round} ${Date.now()}`;
      await edit(promotion, { title });
      expect((await sendWebhook(instanceAt(round), 'promotion')).status).toBe(200);
      const pages = await Promise.all(instances.map(({ url }) => read(url, promotions)));
      pages.forEach(({ text }, at) => {
        if (!text.includes(title)) stale.push(`round ${round}: instance ${at}`);
      });
    }
  } finally {
    await publish({ createOrReplace: before });
    await sendWebhook(instanceAt(0), 'promotion');
  }
  expect(stale).toEqual([]);
});

test('CNT-06 a new instance with an empty disk and no content service answers with what the others have read', async () => {
  test.setTimeout(180_000);
  expect(await statuses('/api/health/ready')).toEqual([200, 200, 200]);
  await expectStored(instances, 1);
  const closed = `http://127.0.0.1:${await findFreePort()}`;
  const fourth = await startInstance({ REDIS_URL: redis.url, CONTENT_URL: closed });
  try {
    await expect.poll(async () => (await read(fourth.url, '/api/health/ready')).status).toBe(200);
    const { text } = await read(fourth.url, promotions);
    // With its own address of content it renders pages of its own, from the content that the others have read.
    expect([text.includes(`${contentUrl}/images/`), text.includes(`${closed}/images/`)]).toEqual([true, false]);
  } finally {
    await fourth.stop();
  }
});

test('OPS-06 a new instance with the settings of the others takes over the pages that they have rendered', async () => {
  test.setTimeout(180_000);
  await expectStored(instances, 1);
  const pages = (await redis.runCommand(['KEYS', '*:page:*'])) as string[];
  const lives = () => Promise.all(pages.map((key) => redis.runCommand(['TTL', key]) as Promise<number>));
  // A page that is rendered is stored for seven days again.
  for (const key of pages) await redis.runCommand(['EXPIRE', key, '3600']);
  const fifth = await startInstance({ REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1' });
  try {
    expect((await read(fifth.url, promotions)).status).toBe(200);
    await wait(1_000);
    expect(Math.max(...(await lives()))).toBeLessThanOrEqual(3_600);
    expect(((await redis.runCommand(['KEYS', '*:page:*'])) as string[]).toSorted()).toEqual(pages.toSorted());
  } finally {
    await fifth.stop();
  }
});

test('LOG-14 a session of one instance counts at all, and ends at all at once', async () => {
  const wire = openWire(instanceAt(0).url);
  await signIn(wire, 'ava.new');
  const walletAt = async (index: number) => (await wire.send('GET', walletPath, { at: instanceAt(index).url })).status;
  expect([await walletAt(0), await walletAt(1), await walletAt(2)]).toEqual([200, 200, 200]);
  const cookie = wire.jar.get('parlour.session');
  await signOut(wire);
  // A copy of the cookie, as a thief has it.
  if (cookie) wire.jar.set('parlour.session', cookie);
  expect([await walletAt(0), await walletAt(1), await walletAt(2)]).toEqual([401, 401, 401]);
});

test('OPS-07 Redis stopped, silent, full and empty: pages stand, no one is signed out or let in, and it heals by itself', async () => {
  test.setTimeout(180_000);
  const wire = openWire(instanceAt(0).url);
  const gone = openWire(instanceAt(0).url);
  await signIn(wire, 'ava.new');
  await signIn(gone, 'ava.new');
  const cookie = gone.jar.get('parlour.session');
  await signOut(gone);
  if (cookie) gone.jar.set('parlour.session', cookie);
  const walletAt = async (browser: typeof wire, index: number) =>
    (await browser.send('GET', walletPath, { at: instanceAt(index).url })).status;
  const recovered = () =>
    expect
      .poll(async () => [await walletAt(wire, 0), await walletAt(wire, 1), await walletAt(wire, 2)], { timeout: 15_000 })
      .toEqual([200, 200, 200]);

  async function expectSafe(): Promise<void> {
    expect(await statuses(promotions)).toEqual([200, 200, 200]);
    expect(await statuses('/fi-FI')).toEqual([200, 200, 200]);
    for (const index of [0, 1, 2]) {
      // Not 401: the player stays signed in, and is asked to try again.
      expect([200, 503]).toContain(await walletAt(wire, index));
      expect([401, 503]).toContain(await walletAt(gone, index));
    }
    expect(await statuses('/api/health/ready')).toEqual([200, 200, 200]);
  }

  await redis.stop();
  await expectSafe();
  await redis.start();
  await recovered();
  // It came back without its keys: who had signed out is still out.
  for (const index of [0, 1, 2]) expect(await walletAt(gone, index)).toBe(401);

  redis.freeze();
  await expectSafe();
  redis.resume();
  await recovered();

  await redis.fill();
  await expectSafe();
  expect(await walletAt(wire, 1)).toBe(200);
  await redis.removeLimit();
  await recovered();

  // Published while Redis was away: each instance learns of it when it is back.
  const before = await readDocument(promotion);
  const title = `Katkon aikana ${Date.now()}`;
  try {
    await redis.stop();
    await edit(promotion, { title });
    await sendWebhook(instanceAt(0), 'promotion');
    expect((await read(instanceAt(0).url, promotions)).text).toContain(title);
    await redis.start();
    for (const { url } of instances) {
      await expect.poll(async () => (await read(url, promotions)).text, { timeout: 15_000 }).toContain(title);
    }
  } finally {
    await publish({ createOrReplace: before });
    await sendWebhook(instanceAt(0), 'promotion');
  }
});

test('OPS-07 three instances are restarted one after the other behind nginx under load, without one failed request', async () => {
  test.skip(!hasNginx(), 'nginx is not installed');
  test.setTimeout(300_000);
  const nginx = await startNginx(balancedOver(instances.map(({ url }) => url)));
  const wire = openWire(nginx.url);
  await signIn(wire, 'ava.new');
  const seen = new Map<string, number>();
  let isRunning = true;
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  async function load(request: () => Promise<string>, everyMs = 50): Promise<void> {
    while (isRunning) {
      count(await request().catch((error: Error) => `failed: ${error.message}`));
      await wait(everyMs);
    }
  }
  const page = (address: string) => async () => `${address} ${(await read(nginx.url, address)).status}`;
  // A refusal is named with its body: whose it is.
  const named = (name: string, { status, text }: { status: number; text: string }) =>
    `${name} ${status}${status < 400 ? '' : ` ${text}`}`;
  const running = Promise.all([
    load(page('/fi-FI')),
    load(page(promotions)),
    load(page('/no-NO/online-casino')),
    load(async () => named('wallet', await wire.send('GET', walletPath))),
    load(async () => named('activity', await wire.send('POST', '/api/session/activity', { json: { idleMs: 0 } })), 300),
  ]);
  try {
    await wait(2_000);
    for (const instance of instances) {
      await instance.restart();
      await expect.poll(async () => (await read(instance.url, '/api/health/ready')).status, { timeout: 60_000 }).toBe(200);
      await wait(1_500);
    }
  } finally {
    isRunning = false;
    await running;
    await nginx.stop();
  }
  const total = [...seen.values()].reduce((sum, times) => sum + times, 0);
  expect([...seen.keys()].toSorted()).toEqual([
    '/fi-FI 200',
    '/fi-FI/promotions 200',
    '/no-NO/online-casino 200',
    'activity 204',
    'wallet 200',
  ]);
  expect(total).toBeGreaterThan(100);
});

test('OPS-07 a new build beside the old ones: each has pages of its own, sends the files of the other, and gets every edit', async () => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const packed = path.join(folder, 'pack');
  const before = await readDocument(promotion);
  const title = `Kaksi versiota ${Date.now()}`;
  expect(spawnSync(process.execPath, ['scripts/pack.ts', '--out', packed], { cwd: root }).status).toBe(0);
  writeFileSync(path.join(packed, '.next', 'BUILD_ID'), 'the-new-build');
  const [name, text] = ['chunks/only-in-the-new-build.js', 'console.info("new")'];
  writeFileSync(path.join(packed, '.next', 'static', name), text);
  const newer = await startInstance({ REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1' }, packed);
  try {
    await expect.poll(async () => (await read(newer.url, '/api/health/ready')).status, { timeout: 30_000 }).toBe(200);
    const all = [...instances, newer];
    const own = /\/_next\/static\/(chunks\/[\w.~-]+\.js)/.exec((await read(instanceAt(0).url, '/fi-FI')).text)?.[1];
    for (const { url } of all) {
      await expect.poll(async () => (await read(url, `/_next/static/${name}`)).text).toBe(text);
      expect((await read(url, `/_next/static/${own}`)).status).toBe(200);
      expect((await read(url, promotions)).status).toBe(200);
    }
    await edit(promotion, { title });
    await sendWebhook(newer, 'promotion');
    for (const { url } of all) expect((await read(url, promotions)).text).toContain(title);
    expect([...(await expectStored(all, 2))].filter((build) => build?.startsWith('the-new-build-'))).toHaveLength(1);
  } finally {
    await publish({ createOrReplace: before });
    await sendWebhook(instanceAt(0), 'promotion');
    await newer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('OPS-07 two workers share the port, the sessions and every edit; one that is killed starts again, and SIGTERM ends both', async () => {
  test.setTimeout(180_000);
  const metricsPort = await findFreePort();
  const site = await startInstance({ REDIS_URL: redis.url, WORKERS: '2', METRICS_PORT: String(metricsPort) });
  const pidsOf = () => {
    const { stdout } = spawnSync('pgrep', ['-P', String(site.process().pid)], { encoding: 'utf8' });
    return stdout.split('\n').filter(Boolean).map(Number);
  };
  const before = await readDocument(promotion);
  // Each on a connection of its own, which either worker can accept; of several at once, both accept some.
  const wire = openWire(site.url);
  const walletStatus = async () => (await wire.send('GET', walletPath, { headers: { Connection: 'close' } })).status;
  const readTimes = (times: number, address: string) => Promise.all(Array.from({ length: times }, () => read(site.url, address)));
  const untilAllServe = () =>
    expect
      .poll(async () => (await readTimes(4, '/api/health/ready')).every(({ status }) => status === 200), { timeout: 60_000 })
      .toBe(true);
  const answeredBy = async (worker: number) => {
    const { text } = await read(`http://localhost:${metricsPort + worker}`, '/metrics');
    return sumOf(parseExposition(text), 'parlour_http_requests_total', { route: '/[locale]/promotions' });
  };
  try {
    await untilAllServe();
    await signIn(wire, 'ben.one');
    for (let times = 0; times < 6; times += 1) expect(await walletStatus()).toBe(200);
    for (let round = 0; round < 10; round += 1) {
      const title = `Kaksi prosessia ${round} ${Date.now()}`;
      await edit(promotion, { title });
      await sendWebhook(site, 'promotion');
      for (const { text } of await readTimes(8, promotions)) expect(text).toContain(title);
    }
    for (const worker of [0, 1]) expect(await answeredBy(worker)).toBeGreaterThan(0);
    for (const killed of [0, 1]) {
      const pids = pidsOf();
      expect(pids).toHaveLength(2);
      process.kill(pids[killed] ?? 0, 'SIGKILL');
      // What the killed process had accepted is reset at once and can be sent again, at most once on each of the kept connections; none
      // waits in vain for its answer.
      const readAgain = async (): Promise<number | undefined> => {
        for (let connections = 0; connections <= 8; connections += 1) {
          const sent = await read(site.url, promotions).catch((error: Error) => error);
          if (!(sent instanceof Error)) return sent.status;
          expect(sent.name).not.toBe('TimeoutError');
        }
        return undefined;
      };
      expect(new Set(await Promise.all(Array.from({ length: 8 }, readAgain)))).toEqual(new Set([200]));
      await expect.poll(() => pidsOf().filter((pid) => !pids.includes(pid)).length, { timeout: 15_000 }).toBe(1);
      await untilAllServe();
    }
    expect(await walletStatus()).toBe(200);
    const all = pidsOf();
    await site.process().stop();
    expect(await site.process().ended).toBe('exit code 0');
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow();
  } finally {
    await publish({ createOrReplace: before });
    await site.stop();
  }
});
