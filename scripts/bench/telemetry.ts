import { createServer } from 'node:http';
import type { Child } from '../child.ts';
import { prepareSite } from '../prepare.ts';
import { type StackOptions, startSandbox, startSite } from '../stack.ts';
import { describeFigure, type Target } from './measure.ts';
import { perProcessorSecond } from './processor-time.ts';
import { signInAtSite } from './session.ts';
import { readAccess, untilIdle } from './stored-pages.ts';

/**
 * `npm run bench:telemetry`: what metrics and traces cost, as the ratio of requests per second of processor time with them to
 * those without, in rounds by turns: what else the machine does slows requests, and takes no time of the site's. Several sites
 * over one sandbox, two of them the same: their ratio says how far the figures can be trusted. It needs Linux.
 */
const page = '/en-UN/promotions/casino/welcome-package';
const collectorPort = 3_979;
const rounds = Number(process.env.BENCH_ROUNDS || 41);
const tracing = (sampler: string, ratio: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: ratio,
});
const variants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no telemetry': {},
  'no telemetry again': {},
  metrics: { METRICS_PORT: '3975' },
  'metrics, 1 % of traces': { METRICS_PORT: '3976', ...tracing('parentbased_traceidratio', '0.01') },
  'metrics, all traces': { METRICS_PORT: '3977', ...tracing('parentbased_always_on', '1') },
};

interface MeasuredSite {
  readonly name: string;
  readonly url: string;
  readonly child: Child;
}

type TargetOf = (site: MeasuredSite) => Promise<Target>;

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
const measured: Readonly<Record<string, { readonly targetOf: TargetOf; readonly requests: number }>> = {
  'stored page': { targetOf: pageOf, requests: 4_000 },
  'relayed wallet': { targetOf: walletOf, requests: 320 },
};

/** The speeds of every site by round. All sites take turns, so that none has answered more requests than another, whose code would be faster. */
async function measureByTurns(targetOf: TargetOf, requests: number): Promise<readonly (readonly number[])[]> {
  const targets = await Promise.all(sites.map(targetOf));
  const speeds: number[][] = sites.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const turn of sites.keys()) {
      const at = (round + turn) % sites.length;
      const [site, target] = [sites[at], targets[at]];
      if (!site || !target) continue;
      const speed = await perProcessorSecond(site.child.pid ?? 0, target, requests);
      if (round > 0) speeds[at]?.push(speed);
    }
  }
  return speeds;
}

await prepareSite('.bench');
const collector = createServer((request, response) => {
  request.resume().once('end', () => response.end('{}'));
}).listen(collectorPort, '127.0.0.1');
const sandbox = await startSandbox({ port: 3_980, portOffset: 2_000, folder: '.bench/telemetry' });
const sites: MeasuredSite[] = [];
try {
  for (const [at, name] of Object.keys(variants).entries()) sites.push(await start(name, 3_981 + at));
  for (const site of sites) await warm(site);
  for (const [what, { targetOf, requests }] of Object.entries(measured)) {
    const speeds = await measureByTurns(targetOf, requests);
    const [plain = [], ...others] = speeds;
    for (const [at, ours] of others.entries()) {
      const name = sites[at + 1]?.name ?? '';
      const ratios = ours.map((speed, round) => speed / (plain[round] ?? 1));
      console.info(describeFigure({ name: `${what}, ${name}`, ratios, target: name.includes('all') ? 0 : 0.97 }));
    }
  }
} finally {
  for (const { child } of sites) await child.stop();
  await sandbox.stop();
  collector.close();
}
process.exit(0);
