import { createServer } from 'node:http';
import type { Child } from '../child.ts';
import { prepareSite } from '../prepare.ts';
import { type StackOptions, startSandbox, startSite } from '../stack.ts';
import { compareThroughput, describeFigure, type Target } from './measure.ts';
import { perProcessorSecond } from './processor-time.ts';
import { signInAtSite } from './session.ts';
import { readAccess, untilIdle } from './stored-pages.ts';

/**
 * `npm run bench:telemetry`: what metrics and traces cost, as the ratio of requests per second of processor time with them to
 * those without, in rounds by turns: what else the machine does slows requests, and takes no time of the site's. Several sites
 * over one sandbox; it needs Linux.
 */
const page = '/en-UN/promotions/casino/welcome-package';
const collectorPort = 3_979;
const rounds = Number(process.env.BENCH_ROUNDS || 61);
const tracing = (sampler: string, ratio: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: ratio,
});
const variants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no telemetry': {},
  metrics: { METRICS_PORT: '3975' },
  'metrics, 1 % of traces': { METRICS_PORT: '3976', ...tracing('parentbased_traceidratio', '0.01') },
  'metrics, all traces': { METRICS_PORT: '3977', ...tracing('parentbased_always_on', '1') },
};

interface MeasuredSite {
  readonly name: string;
  readonly url: string;
  readonly child: Child;
}

async function start(name: string, port: number): Promise<MeasuredSite> {
  const options: StackOptions = {
    port,
    portOffset: 2_000,
    folder: `.bench/telemetry-${port}`,
    env: variants[name] ?? {},
  };
  return { name, url: `http://localhost:${port}`, child: await startSite(options) };
}

/** With a cookie of the visitor's country, which lasts for five minutes: longer than a figure takes. */
async function pageOf({ url }: MeasuredSite): Promise<Target> {
  return { url: url + page, headers: { cookie: await readAccess(url), 'accept-encoding': 'br, gzip' } };
}

async function walletOf({ url }: MeasuredSite): Promise<Target> {
  const session = await signInAtSite(url, 'ben.one@sandbox.test', 'Sandbox1!');
  return { url: `${url}/api/platform/player/me/wallet`, headers: { cookie: `${session}; ${await readAccess(url)}` } };
}

/** Until the page comes from memory, as small as it can be, and all code of the answers is compiled. */
async function warm(site: MeasuredSite): Promise<void> {
  for (let second = 0; second < 8; second += 1) {
    const { url, headers } = await pageOf(site);
    await (await fetch(url, { headers: { ...headers } })).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const pid = site.child.pid ?? 0;
  await untilIdle(pid);
  await perProcessorSecond(pid, await walletOf(site), 400);
  await perProcessorSecond(pid, await pageOf(site), 20_000);
}

/** Short rounds, so that both see the same load of the machine. */
const measured = {
  'stored page': { targetOf: pageOf, requests: 1_000 },
  'relayed wallet': { targetOf: walletOf, requests: 80 },
};

await prepareSite('.bench');
const collector = createServer((request, response) => {
  request.resume().once('end', () => response.end('{}'));
}).listen(collectorPort, '127.0.0.1');
const sandbox = await startSandbox({ port: 3_980, portOffset: 2_000, folder: '.bench/telemetry' });
const sites: MeasuredSite[] = [];
try {
  for (const [at, name] of Object.keys(variants).entries()) sites.push(await start(name, 3_981 + at));
  for (const site of sites) await warm(site);
  const [plain, ...others] = sites;
  if (!plain) throw new Error('no site');
  const pidOf = (target: Target) => sites.find(({ url }) => target.url.startsWith(url))?.child.pid ?? 0;
  for (const other of others) {
    const target = other.name.includes('all') ? 0 : 0.97;
    for (const [what, { targetOf, requests }] of Object.entries(measured)) {
      const measure = (one: Target) => perProcessorSecond(pidOf(one), one, requests);
      const [ours, theirs] = [await targetOf(other), await targetOf(plain)];
      const figure = await compareThroughput(`${what}, ${other.name}`, ours, theirs, target, rounds, measure);
      console.info(describeFigure(figure));
    }
  }
} finally {
  for (const { child } of sites) await child.stop();
  await sandbox.stop();
  collector.close();
}
process.exit(0);
