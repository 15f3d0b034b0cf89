import autocannon from 'autocannon';
import { startRedis } from '../../tests/fixtures/servers/redis.ts';
import type { Child } from '../child.ts';
import { prepareSite } from '../prepare.ts';
import { type StackOptions, stackConfig, startSandbox, startSite } from '../stack.ts';
import { readResidentMb } from './live-memory.ts';
import { signInAtSite } from './session.ts';
import { readCpuMs, untilIdle } from './stored-pages.ts';

/**
 * `npm run bench:capacity`: processor time of the site for each kind of request, which other load of the machine hardly changes, for one
 * instance and for three that share a Redis. The figures of `docs/capacity.md`.
 */
const seconds = 4;
const connections = 16;
const signIns = 10;
const signInConnections = 2;
const [email, password] = ['ben.one@sandbox.test', 'Sandbox1!'];

const base: StackOptions = { port: 3_995, portOffset: 2_800, folder: '.bench/capacity' };

interface Instance {
  readonly url: string;
  readonly child: Child;
}

interface Load {
  readonly name: string;
  readonly path: string;
  readonly headers: (instance: Instance) => Promise<Readonly<Record<string, string>>>;
}

const asBrowser = { 'accept-encoding': 'br, gzip' };

const loads: readonly Load[] = [
  { name: 'stored page', path: '/en-UN/online-casino', headers: async () => asBrowser },
  {
    name: 'stored page that the browser has (304)',
    path: '/en-UN/online-casino',
    headers: async ({ url }) => {
      const response = await fetch(`${url}/en-UN/online-casino`, { headers: asBrowser });
      await response.arrayBuffer();
      return { ...asBrowser, 'if-none-match': response.headers.get('etag') ?? '' };
    },
  },
  { name: 'seats of live tables', path: '/api/lobby/tables?currency=EUR', headers: async () => asBrowser },
  {
    name: "player's wallet through the relay",
    path: '/api/platform/player/me/wallet',
    headers: async ({ url }) => ({ ...asBrowser, cookie: await signInAtSite(url, email, password) }),
  },
];

/** Requests in a while on every instance at once, and the processor time that each took. */
async function measure(instances: readonly Instance[], { name, path, headers }: Load): Promise<void> {
  const targets = await Promise.all(instances.map(async (instance) => ({ instance, headers: await headers(instance) })));
  const cpu = () => instances.reduce((sum, { child }) => sum + readCpuMs(child.pid), 0);
  const before = cpu();
  const results = await Promise.all(
    targets.map(({ instance: { url }, headers: sent }) =>
      autocannon({ url: url + path, headers: { ...sent }, connections, duration: seconds }),
    ),
  );
  const requests = results.reduce((sum, result) => sum + result.requests.total, 0);
  const failed = results.reduce((sum, result) => sum + result.errors + result['4xx'] + result['5xx'], 0);
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`);
  const ms = (cpu() - before) / requests;
  console.info(
    `${instances.length} × ${name}: ${ms.toFixed(2)} ms of processor time, ${Math.floor(1_000 / ms)} a second for each core`,
  );
}

async function measureSignIns(instances: readonly Instance[]): Promise<void> {
  const cpu = () => instances.reduce((sum, { child }) => sum + readCpuMs(child.pid), 0);
  const before = cpu();
  for (let turn = 0; turn < signIns; turn += signInConnections) {
    await Promise.all(
      instances.flatMap(({ url }) => Array.from({ length: signInConnections }, () => signInAtSite(url, email, password))),
    );
  }
  const ms = (cpu() - before) / (signIns * instances.length);
  console.info(`${instances.length} × sign-in: ${ms.toFixed(0)} ms of processor time`);
}

async function measureAll(instances: readonly Instance[]): Promise<void> {
  for (const load of loads) {
    for (const { url, child } of instances) {
      for (let turn = 0; turn < 20; turn += 1) await (await fetch(url + load.path, { headers: asBrowser })).arrayBuffer();
      await untilIdle(child.pid);
    }
    await measure(instances, load);
  }
  await measureSignIns(instances);
  const memory = instances.map(({ child }) => `${readResidentMb(child.pid)} MB`);
  console.info(`${instances.length} × memory after it: ${memory.join(', ')}`);
}

/** Starts sites of the same sandbox, measures them and stops them. */
async function withInstances(count: number, env: Readonly<Record<string, string>>, run = measureAll): Promise<void> {
  const instances: Instance[] = [];
  try {
    for (let at = 0; at < count; at += 1) {
      const folder = `.bench/capacity-${count}-${at}`;
      const options = { ...base, port: base.port + at, folder, env };
      instances.push({ url: stackConfig(options).siteUrl, child: await startSite(options) });
    }
    await run(instances);
  } finally {
    for (const { child } of instances) await child.stop();
  }
}

await prepareSite('.bench');
const sandbox = await startSandbox(base);
const redis = await startRedis();
try {
  await withInstances(1, {});
  await withInstances(3, { REDIS_URL: redis.url });
  const used = /used_memory_human:(\S+)/.exec(String(await redis.runCommand(['INFO', 'memory'])))?.[1];
  console.info(`memory of Redis after it: ${used}`);
} finally {
  await redis.stop();
  await sandbox.stop();
}
process.exit(0);
