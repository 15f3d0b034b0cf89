import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { root } from '../../../scripts/root.ts';
import { type StackOptions, siteEnvironment, stackEnvironment, startSite } from '../../../scripts/stack.ts';
import { contentUrl, worldOptions } from '../../journeys/support/addresses.ts';

/** A site of its own over the sandbox of the first worker. */
const { portOffset } = worldOptions(0);
const own = worldOptions(7);
const url = `http://localhost:${own.port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'stopping-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.describe.configure({ mode: 'serial' });

const siteOptions = (env: StackOptions['env'] = {}): StackOptions => {
  return { port: own.port, portOffset, folder, env: { CACHE_FOLDER: path.join(folder, 'cache'), ...env } };
};

async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(`${url}${address}`, { redirect: 'manual', headers: { Connection: 'close' } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
const untilReady = () => expect.poll(() => statusOf('/api/health/ready'), { timeout: 120_000, intervals: [200] }).toBe(200);

/** Runs an npm script as a service manager does, which sends signals to npm only. */
function runNpm(script: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('npm', script, { cwd: root, env, stdio: 'ignore', detached: true });
}

function descendantsOf(pid: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const children = stdout.split('\n').map(Number).filter(Boolean);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function endedWithin(pids: readonly number[], ms: number): Promise<readonly number[]> {
  for (const until = Date.now() + ms; Date.now() < until && pids.some(isRunning); ) await wait(100);
  return pids.filter(isRunning);
}

/** Sends the second half of its body when `finish` is called. */
function openRequest() {
  const body = JSON.stringify({ consentId: 'not-one' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const request = httpRequest(`${url}/api/consent`, { method: 'POST', headers });
  request.write(body.slice(0, 5));
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  return { answered, finish: () => request.end(body.slice(5)) };
}

test('OPS-07 SIGTERM to `npm run serve`: readiness fails first, an open request is answered, and every process ends', async () => {
  test.setTimeout(180_000);
  const npm = runNpm(['run', 'serve'], siteEnvironment(siteOptions({ DRAIN_SECONDS: '2' })));
  await untilReady();
  const processes = descendantsOf(npm.pid ?? 0);
  expect(processes.length).toBeGreaterThan(0);
  const open = openRequest();
  await wait(300);
  npm.kill('SIGTERM');
  await expect.poll(() => statusOf('/api/health/ready'), { intervals: [50] }).toBe(503);
  expect(await statusOf('/api/health/live')).toBe(200);
  expect(await statusOf('/fi-FI')).toBe(200);
  await expect.poll(() => statusOf('/api/health/live'), { timeout: 10_000, intervals: [100] }).toBe(0);
  open.finish();
  const [response] = await open.answered;
  expect(response.statusCode).toBeLessThan(500);
  await text(response);
  expect(await endedWithin(processes, 5_000)).toEqual([]);
});

test('OPS-07 SIGTERM to `npm start` ends the site, the sandbox and all their processes', async () => {
  test.setTimeout(240_000);
  const options = { ...own, folder: path.join(folder, 'stack') };
  const npm = runNpm(['start'], stackEnvironment(options));
  await untilReady();
  const processes = descendantsOf(npm.pid ?? 0);
  expect(processes.length).toBeGreaterThan(4);
  npm.kill('SIGTERM');
  expect(await endedWithin(processes, 20_000)).toEqual([]);
});

test('CNT-06 a site that starts without content answers 503 and names the setting, and recovers by itself', async () => {
  test.setTimeout(240_000);
  const content = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const forwarded = httpRequest(`${contentUrl}${incoming.url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  const port = 4_103 + own.portOffset;
  const cold = siteOptions({ CONTENT_URL: `http://127.0.0.1:${port}`, CACHE_FOLDER: path.join(folder, 'cold') });
  const site = await startSite(cold);
  try {
    for (const address of ['/fi-FI', '/fi-FI/promotions', '/sitemap.xml']) {
      const response = await fetch(`${url}${address}`);
      expect([address, response.status, response.headers.get('retry-after')]).toEqual([address, 503, '5']);
    }
    expect([await statusOf('/api/health/ready'), await statusOf('/api/health/live')]).toEqual([503, 200]);
    expect(readFileSync(site.logFile, 'utf8')).toContain(`CONTENT_URL, http://127.0.0.1:${port}`);
    content.listen(port, '127.0.0.1');
    await untilReady();
    await expect.poll(() => statusOf('/fi-FI'), { timeout: 30_000 }).toBe(200);
  } finally {
    await site.stop();
    content.closeAllConnections();
    content.close();
  }
});
