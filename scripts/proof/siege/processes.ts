import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceNames } from '#lib/core/config/services.ts';
import { poolId } from '#sandbox/identity/pool.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { findFreeOffset } from '../../../tests/fixtures/servers/free-offset.ts';
import { findFreePort } from '../../../tests/fixtures/servers/free-port.ts';
import { startRedis, type TestRedis } from '../../../tests/fixtures/servers/redis.ts';
import type { Child } from '../../child.ts';
import { type StackOptions, stackConfig, startSandbox, startSite } from '../../stack.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const instanceCount = 3;
const maxStarts = 5;
/** The services that the site calls through a proxy. */
const disturbedServices = ['platform', 'identity', 'access', 'content', 'sports'] as const;

export interface SiteInstance {
  readonly name: string;
  readonly url: string;
  /** Counts the starts; undefined while the process is not ready to answer. */
  life(): number | undefined;
  pid(): number | undefined;
  kill(): void;
  /** Starts it again and resolves when it is ready. */
  restart(): Promise<void>;
}

export interface SiegeProcesses {
  readonly siteUrl: string;
  readonly config: SandboxConfig;
  readonly instances: readonly SiteInstance[];
  readonly proxies: ReadonlyMap<string, TcpProxy>;
  readonly redis: TestRedis;
  readonly sandboxPid: () => number | undefined;
  /** The processes of services that the sandbox supervises. */
  readonly servicePids: () => readonly number[];
  readonly killSandbox: () => void;
  readonly restartSandbox: () => Promise<void>;
  /** Resolves once every service of the sandbox answers. */
  readonly untilHealthy: () => Promise<void>;
  stop(): Promise<void>;
}

/** Starts Redis, the sandbox on PostgreSQL and three instances of the site, with proxies between them. */
export async function startProcesses(folder: string, databaseUrl: string): Promise<SiegeProcesses> {
  const ports = await Promise.all(Array.from({ length: instanceCount }, findFreePort));
  const siteUrl = `http://localhost:${ports[0]}`;
  const portOffset = Number(await findFreeOffset());
  const shared = { SITE_URL: siteUrl, SANDBOX_HISTORIES: 'short' };
  const sandboxOptions: StackOptions = {
    port: ports[0] ?? 0,
    portOffset,
    folder: path.join(folder, 'sandbox'),
    env: { ...shared, DATABASE_URL: databaseUrl },
  };
  const config = stackConfig(sandboxOptions);
  const redis = await startRedis();
  const proxies = new Map<string, TcpProxy>();
  for (const name of disturbedServices) proxies.set(name, await startTcpProxy(config.ports[name]));
  let sandbox = await startSandbox(sandboxOptions);
  let sandboxes = 1;
  const instances: (SiteInstance & { stop(): Promise<void> })[] = [];
  for (const [at, port] of ports.entries()) {
    const name = `site ${at + 1}`;
    const toRedis = await startTcpProxy(Number(new URL(redis.url).port));
    proxies.set(`Redis of ${name}`, toRedis);
    const urls = disturbedServices.map((service) => [
      `${service.toUpperCase()}_URL`,
      `http://127.0.0.1:${proxies.get(service)?.port}`,
    ]);
    const env = {
      ...shared,
      ...Object.fromEntries(urls),
      // Tokens name the service itself.
      IDENTITY_ISSUER: `${serviceUrl(config, 'identity')}/${poolId}`,
      SPORTS_ORIGINS: serviceUrl(config, 'sports'),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      TRUSTED_PROXY_HOPS: '1',
    };
    instances.push(await startInstance(name, { port, portOffset, folder: path.join(folder, `site-${at + 1}`), env }));
  }

  async function untilHealthy(): Promise<void> {
    while (!(await isHealthy(config))) await wait(200);
  }

  return {
    siteUrl,
    config,
    instances,
    proxies,
    redis,
    sandboxPid: () => (sandbox.isRunning() ? sandbox.pid : undefined),
    servicePids: () => childrenOf(sandbox.pid),
    killSandbox: () => killNow(sandbox.pid),
    async restartSandbox() {
      await sandbox.ended;
      renameSync(sandbox.logFile, sandbox.logFile.replace('.log', `-${sandboxes}.log`));
      sandboxes += 1;
      sandbox = await startAgain(() => startSandbox(sandboxOptions));
    },
    untilHealthy,
    async stop() {
      await Promise.all(instances.map((instance) => instance.stop()));
      await sandbox.stop();
      await redis.stop();
      for (const proxy of proxies.values()) proxy.close();
    },
  };
}

async function startInstance(name: string, options: StackOptions): Promise<SiteInstance & { stop(): Promise<void> }> {
  const url = `http://localhost:${options.port}`;
  let child: Child = await startSite(options);
  let lives = 0;
  let isReady = false;
  async function untilReady(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) break;
      await wait(150);
    }
    lives += 1;
    isReady = true;
  }
  await untilReady();
  return {
    name,
    url,
    life: () => (isReady && child.isRunning() ? lives : undefined),
    pid: () => (child.isRunning() ? child.pid : undefined),
    kill() {
      isReady = false;
      killNow(child.pid);
    },
    async restart() {
      await child.ended;
      // Each start begins another log.
      renameSync(child.logFile, child.logFile.replace('.log', `-${lives}.log`));
      child = await startAgain(() => startSite(options));
      await untilReady();
    },
    stop: () => child.stop(),
  };
}

/** As a supervisor does: a process that did not start is started again. */
async function startAgain(start: () => Promise<Child>): Promise<Child> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === maxStarts) throw error;
      console.warn(`start ${tries} failed: ${error instanceof Error ? error.message : error}`);
      await wait(500);
    }
  }
}

async function isHealthy(config: SandboxConfig): Promise<boolean> {
  try {
    const response = await fetch(`${serviceUrl(config, 'ops')}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const health = (await response.json()) as Readonly<Record<string, { readonly ok?: boolean }>>;
    return serviceNames.every((name) => health[name]?.ok === true);
  } catch {
    return false;
  }
}

function childrenOf(pid: number | undefined): readonly number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** `kill -9`; nothing if the process has ended. */
export function killNow(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/** A process's name by the system; undefined where it cannot be read. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}
