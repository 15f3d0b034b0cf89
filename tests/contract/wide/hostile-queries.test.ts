import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readWallet } from '#lib/wallet/contract.ts';
import { superviseContent } from '#sandbox/content/process/supervise.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { openFakeSite } from '../../fixtures/components/fake-site.ts';
import { hostileQueries } from '../../fixtures/hostile-queries.ts';
import { idOf } from '../../fixtures/sandbox/cashier.ts';
import { openPlatform } from '../../fixtures/sandbox/platform.ts';
import { findFreeOffset } from '../../fixtures/servers/free-offset.ts';

const inTimeMs = 1_500;
const editorToken = 'sandbox-editor-token';
const siteToken = 'sandbox-reader-token';

let folder: string;
let site: Awaited<ReturnType<typeof openFakeSite>>;
let platform: Awaited<ReturnType<typeof openPlatform>>;
let content: ReturnType<typeof superviseContent>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-process-'));
  site = await openFakeSite('sandbox-webhook-secret');
  const env = { SANDBOX_PORT_OFFSET: await findFreeOffset(), SANDBOX_FOLDER: folder, SITE_URL: site.url };
  platform = await openPlatform(env);
  content = superviseContent(platform);
  await content.start();
}, 240_000);

afterAll(async () => {
  await content?.close();
  await platform?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

function send(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const url = `${serviceUrl(platform.config, 'content')}/v2021-08-31/data${path}/production`;
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The status, or 0 where the connection broke. */
async function statusOf(query: string, token?: string): Promise<number> {
  const response = await send('/query', { query }, token).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

async function resultOf(query: string, token?: string): Promise<unknown> {
  const response = await send('/query', { query }, token);
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  const { result } = (await response.json()) as { readonly result: unknown };
  return result;
}

/** Repeats what fails until the content service has recovered. */
async function eventually<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const until = performance.now() + 20_000; ; ) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(200);
    }
  }
}

/** The slowest answer of the wallet, in ms, while the work goes on. */
async function slowestWallet(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  do {
    const startedAt = performance.now();
    const { balanceMap } = await platform.call(idOf('cleo.vip'), readWallet, {});
    expect(balanceMap.locked).toMatchObject([{ amount: 150 }]);
    slowest = Math.max(slowest, performance.now() - startedAt);
    await Promise.race([done, wait(50)]);
  } while (!isDone);
  await done;
  return slowest;
}

test.each(Object.entries(hostileQueries))(
  'SEC-16 %s: the wallet answers in time, and so does content to the site',
  async (_, query) => {
    const markets = await resultOf('count(*[_type == "market"])', siteToken);
    const hostile = statusOf(query);
    expect(await slowestWallet(hostile)).toBeLessThan(inTimeMs);
    expect([0, 200, 400, 408]).toContain(await hostile);
    expect(await eventually(() => resultOf('count(*[_type == "market"])', siteToken))).toBe(markets);
    expect(await eventually(() => resultOf('count(*[_type == "market"])'))).toBe(markets);
  },
);

test('SEC-16 a flood of hostile queries is refused, and the site’s queries do not wait behind it', async () => {
  const flood = Promise.all(Array.from({ length: 120 }, () => statusOf('count(*[count(*[_id == ^._id]) > 0])')));
  const startedAt = performance.now();
  expect(await statusOf('count(*[_type == "market"])', siteToken)).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(inTimeMs);
  expect(await slowestWallet(flood)).toBeLessThan(inTimeMs);
  const statuses = new Set(await flood);
  expect(statuses).toContain(408);
  expect(statuses).toContain(429);
});

test('SEC-16 the content service that is killed starts again with every edit, and the wallet answers meanwhile', async () => {
  const edit = { mutations: [{ createOrReplace: { _id: 'kept-edit', _type: 'note', title: 'Kept' } }] };
  expect((await send('/mutate', edit, editorToken)).status).toBe(200);
  const killed = content.pid();
  jest.spyOn(console, 'error').mockReturnValue();
  content.kill();
  expect(await slowestWallet(eventually(() => resultOf('*[_id == "kept-edit"][0].title')))).toBeLessThan(inTimeMs);
  expect(await resultOf('*[_id == "kept-edit"][0].title')).toBe('Kept');
  expect(content.pid()).not.toBe(killed);
});

test('an edit is in the next answer, also while hostile queries end threads', async () => {
  const hostile = Promise.all(Array.from({ length: 3 }, () => statusOf('count(*[count(*[_id == ^._id]) > 0])')));
  for (let version = 1; version <= 40; version += 1) {
    const edit = { mutations: [{ createOrReplace: { _id: 'next-answer', _type: 'note', version } }] };
    expect((await send('/mutate', edit, editorToken)).status).toBe(200);
    expect(await resultOf('*[_id == "next-answer"][0].version', siteToken)).toBe(version);
  }
  await hostile;
  expect(await eventually(() => resultOf('*[_id == "next-answer"][0].version'))).toBe(40);
});
