import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { inspectorOptions } from '../bench/live-memory.ts';
import { prepareSite } from '../prepare.ts';
import { root } from '../root.ts';
import { type Stack, startStack } from '../stack.ts';
import { openCallers, type Session, sessionStatus, signIn } from './fuzz/callers.ts';
import { type Case, createCase } from './fuzz/cases.ts';
import { createDelivery } from './fuzz/deliver.ts';
import { judge, judgeBytes } from './fuzz/judge.ts';
import { createKnownValues, learn } from './fuzz/known.ts';
import { describeMemory, findGrowing, type Reading, readMemory } from './fuzz/memory.ts';
import { sendBytes } from './fuzz/send.ts';
import { createTally } from './fuzz/tally.ts';
import { listTargets, nameOf } from './fuzz/targets.ts';

const defaultRequests = 100_000;
/** So many that the services never wait for the next request; their answers wait for others, too. */
const workers = 16;
/** A reset of the console waits for the one before it. */
const consoleWorkers = 4;
const maxMs = 1_000;
const maxTries = 3;
const renewEvery = 250;
/** How often the memory is read, after equal parts of the requests. */
const memoryReadings = 8;
/** Share of the requests that go to the console, at the end: it moves the clock and injects failures. */
const consoleShare = 0.12;
/** Restore or move everything, and take as long as that takes. */
const isLong = /^ops POST \/(?:api|do)\/(?:reset|clock)$/;
const verdictSchema = z.object({ balanced: z.boolean(), faults: z.array(z.string()) });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, case: { type: 'string' }, only: { type: 'string' } },
});
const seed = values.seed ?? randomUUID().slice(0, 8);
const requests = Number(positionals[0] ?? defaultRequests);

/**
 * Valid, nearly valid and hostile requests to every endpoint of the site and of the services, by a seed: no 5xx but a deliberate one, a
 * code in every error, an answer within a second, no signed-out player, a balanced ledger, memory that stays.
 * `npm run proof:fuzz [requests] [-- --seed=…] [--case=…] [--only=part of a name]`.
 */
async function main(): Promise<void> {
  const options = {
    port: Number(process.env.PORT ?? 3_795),
    portOffset: Number(process.env.SANDBOX_PORT_OFFSET ?? 5_950),
    folder: '.sandbox/proof-fuzz',
  };
  rmSync(path.join(root, options.folder), { recursive: true, force: true });
  await prepareSite(options.folder);
  console.info(`${requests} requests, seed ${seed}`);
  // Every request is to reach its handler, and the caches are full early.
  const env = { NODE_OPTIONS: inspectorOptions, MAX_LOOP_DELAY_MS: '0', PAGE_MEMORY_MB: '16' };
  const stack = await startStack({ ...options, env });
  try {
    const problems = await run(stack, options.port);
    for (const problem of problems.slice(0, 200)) console.error(problem);
    console.info(
      problems.length === 0
        ? `Proven with ${requests} requests of seed ${seed}.`
        : `${problems.length} problems with seed ${seed}.`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

async function run({ siteUrl, config, children }: Stack, sitePort: number): Promise<readonly string[]> {
  const problems = new Map<string, string>();
  const leavers = ['ivo.limits', 'dan.docs', 'ava.new', 'player.fi', 'player.ie', 'player.pt', 'player.ca', 'player.no'];
  const callers = await openCallers(siteUrl, config);
  const known = createKnownValues(callers);
  const targets = (await listTargets()).filter((target) => values.only === undefined || nameOf(target).includes(values.only));
  const deliver = createDelivery({ config, sitePort, callers, known: known.known, seed });
  const tally = createTally(targets);
  const slow: Case[] = [];
  await learn(known, targets, { siteUrl, callers, sendCase: deliver });
  console.info(`${targets.length} endpoints, values of ${known.known.size} names`);

  function report(sent: Case, problem: string): void {
    const key = `${nameOf(sent.target)} ${problem.replaceAll(/[\w-]{8,}/g, '').slice(0, 40)}`;
    if (problems.has(key)) return;
    const text = `${nameOf(sent.target)}: ${problem}\n    case ${sent.index}, ${sent.style} as ${sent.role}, ${sent.note}: ${sent.method} ${sent.path.slice(0, 200)} ${sent.body?.toString().slice(0, 300) ?? ''}`;
    problems.set(key, text);
    console.error(text);
  }

  async function attempt(sent: Case): Promise<void> {
    if (sent.bytes) {
      const problem = judgeBytes(
        await sendBytes(sent.target.server === 'site' ? sitePort : config.ports[sent.target.server], sent.bytes),
      );
      if (problem) report(sent, problem);
      return;
    }
    const answer = await deliver(sent);
    tally.add(sent, answer);
    const problem = judge(sent, answer);
    if (problem) report(sent, problem);
    if (answer.ms > maxMs && !isLong.test(nameOf(sent.target))) slow.push(sent);
  }

  /** Sends what took long again, alone: among others it may have waited for those. */
  async function checkSlow(): Promise<void> {
    for (const sent of slow.splice(0)) {
      const ms = await quickestOf(sent);
      if (ms > maxMs) report(sent, `slow: ${Math.round(ms)} ms`);
    }
  }

  async function quickestOf(sent: Case): Promise<number> {
    let quickest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < maxTries && quickest > maxMs; tries += 1) {
      const { ms } = await deliver(sent);
      quickest = Math.min(quickest, ms / (await slownessOf(siteUrl)));
    }
    return quickest;
  }

  async function attemptAll(from: number, count: number, chosen: typeof targets, parallel: number): Promise<void> {
    if (chosen.length === 0) return;
    let next = from;
    const work = async () => {
      while (next < from + count) {
        const index = next;
        next += 1;
        await attempt(createCase(index, { seed, targets: chosen, known: known.known }));
        if (index % renewEvery === renewEvery - 1) await renewLeaver();
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
  }

  async function checkSessions(sent: number): Promise<void> {
    const platformUrl = serviceUrl(config, 'platform');
    for (const name of ['player', 'witness'] as const) {
      const status = await settledStatus(callers[name], platformUrl);
      if (status !== 200) problems.set(name, `the session of the ${name} is answered with ${status} after ${sent} requests`);
    }
  }

  /** A crowded machine answers 503, which signs no one out. */
  async function settledStatus(session: Session, platformUrl: string): Promise<number> {
    for (let tries = 0; tries < 5; tries += 1) {
      const status = await sessionStatus(session, siteUrl, platformUrl);
      if (status < 500) return status;
      await wait(1_000);
    }
    return 503;
  }

  async function renewLeaver(): Promise<void> {
    if ((await sessionStatus(callers.leaver, siteUrl, serviceUrl(config, 'platform'))) === 200) return;
    const handle = leavers.shift();
    if (handle === undefined) return;
    leavers.push(handle);
    const renewed = await signIn(handle, siteUrl, config).catch(() => undefined);
    if (renewed) Object.assign(callers.leaver, renewed);
  }

  if (values.case !== undefined) {
    const index = Number(values.case);
    const isConsole = values.only?.startsWith('ops') ?? false;
    const sent = createCase(index, {
      seed,
      targets: targets.filter(({ server }) => (server === 'ops') === isConsole),
      known: known.known,
    });
    console.info(sent.method, sent.path, sent.headers, sent.body?.toString().slice(0, 2_000), sent.note);
    const answer = await deliver(sent);
    console.info(answer.status, answer.headers, answer.text.slice(0, 2_000), `${Math.round(answer.ms)} ms`);
    return [judge(sent, answer)].filter((problem) => problem !== undefined);
  }
  const ofConsole = targets.filter(({ server }) => server === 'ops');
  const others = targets.filter(({ server }) => server !== 'ops');
  const consoleRequests = Math.round(requests * consoleShare);
  const otherRequests = requests - consoleRequests;
  const readings: Reading[] = [];
  for (let part = 0; part < memoryReadings; part += 1) {
    const from = Math.round((otherRequests * part) / memoryReadings);
    const to = Math.round((otherRequests * (part + 1)) / memoryReadings);
    await attemptAll(from, to - from, others, workers);
    await checkSlow();
    await checkSessions(to);
    readings.push({ requests: to, memory: await readMemory(children) });
    console.info(`${to} requests after ${Math.round(process.uptime())} s\n${describeMemory(readings)}`);
  }
  for (const growing of findGrowing(readings)) problems.set(growing, growing);
  // Not the sessions from here on: a reset ends them.
  await attemptAll(0, consoleRequests, ofConsole, consoleWorkers);
  await checkSlow();
  const verdict = await verifyLedger(config);
  if (!verdict.balanced) problems.set('ledger', verdict.faults.join('; '));
  console.info(tally.describe());
  return [...problems.values()];
}

/** How many times longer than a twentieth of a second the site takes for its liveness: 1 on a machine that is not crowded. */
async function slownessOf(siteUrl: string): Promise<number> {
  const startedAt = performance.now();
  await fetch(`${siteUrl}/api/health/live`);
  return Math.max(1, (performance.now() - startedAt) / 50);
}

async function verifyLedger(config: Stack['config']) {
  const { user, password } = config.operators[0];
  const headers = { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  return verdictSchema.parse(await (await fetch(`${serviceUrl(config, 'ops')}/api/ledger/verify`, { headers })).json());
}

await main();
