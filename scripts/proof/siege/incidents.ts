import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '#sandbox/data/art/random.ts';
import { killNow, type SiegeProcesses } from './processes.ts';
import type { ServerDatabase } from './server-database.ts';
import { cutKinds } from './tcp-proxy.ts';

const maxAtOnce = 2;
const pauseMs = [1_500, 9_000] as const;
const cutMs = [500, 8_000] as const;

export interface Incident {
  readonly what: string;
  readonly at: Date;
  /** Until everything that was killed answers again, or the connection was given back; undefined where that failed. */
  recoveredMs?: number;
}

interface Kind {
  readonly name: string;
  readonly weight: number;
  /** Undefined where it cannot happen now; resolves when it is over. */
  readonly begin: () => { readonly what: string; readonly over: Promise<unknown> } | undefined;
}

export interface IncidentOptions {
  readonly processes: SiegeProcesses;
  readonly database: ServerDatabase;
  readonly random: Random;
  /** Also crashes the server of the database, which ends the connections of all its databases. */
  readonly crashesServer: boolean;
}

function kindsOf({ processes, database, random, crashesServer }: IncidentOptions): readonly Kind[] {
  const { instances, proxies, redis, untilHealthy } = processes;
  return [
    {
      name: 'site',
      weight: 6,
      begin() {
        const running = instances.filter((instance) => instance.life() !== undefined);
        const [first, second, ...rest] = running;
        // One instance always lives.
        if (!first || !second) return undefined;
        const instance = random.pick([first, second, ...rest]);
        instance.kill();
        return { what: 'kill -9 of an instance of the site', over: instance.restart() };
      },
    },
    {
      name: 'sandbox',
      weight: 4,
      begin() {
        if (processes.sandboxPid() === undefined) return undefined;
        processes.killSandbox();
        return { what: 'kill -9 of the sandbox', over: processes.restartSandbox().then(untilHealthy) };
      },
    },
    {
      name: 'service',
      weight: 4,
      begin() {
        const [first, ...rest] = processes.servicePids();
        if (first === undefined || !killNow(random.pick([first, ...rest]))) return undefined;
        // The health is asked for once the supervisor has seen the end.
        return { what: "kill -9 of a process of the sandbox's services", over: wait(100).then(untilHealthy) };
      },
    },
    {
      name: 'redis',
      weight: 3,
      begin: () => ({
        what: 'kill -9 of Redis',
        over: redis
          .stop()
          .then(() => wait(random.range(0, 4_000)))
          .then(redis.start),
      }),
    },
    {
      name: 'database',
      weight: 3,
      begin() {
        const isCrash = crashesServer && random.chance(0.5);
        const what = isCrash ? 'kill -9 of a process of PostgreSQL' : 'end of all connections to PostgreSQL';
        const done = isCrash ? database.crash() : database.endConnections();
        return { what, over: done.then(() => wait(100)).then(untilHealthy) };
      },
    },
    {
      name: 'network',
      weight: 8,
      begin() {
        const [first, ...rest] = [...proxies];
        if (!first) return undefined;
        const [name, proxy] = random.pick([first, ...rest]);
        const kind = random.pick(cutKinds);
        proxy.disturb(kind);
        const over = wait(random.range(...cutMs)).then(() => proxy.disturb(undefined));
        return { what: `network to ${name.startsWith('Redis') ? 'Redis' : name}: ${kind}`, over };
      },
    },
  ];
}

export interface Incidents {
  readonly all: readonly Incident[];
  /** Begins no more and waits for the end of those that have begun. */
  stop(): Promise<void>;
}

/** Kills and cuts at random times, at most two at once. `only`: names of the kinds. */
export function startIncidents(options: IncidentOptions, only: readonly string[] | undefined): Incidents {
  const { random } = options;
  const kinds = kindsOf(options).filter(({ name }) => !only || only.includes(name));
  const all: Incident[] = [];
  const running = new Map<string, Promise<void>>();
  const closing = new AbortController();

  function pick(): Kind | undefined {
    const free = kinds.filter(({ name }) => !running.has(name) || name === 'site');
    let left = random.range(
      0,
      free.reduce((sum, { weight }) => sum + weight, 0),
    );
    return free.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
  }

  async function follow(incident: Incident, over: Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    await over;
    incident.recoveredMs = performance.now() - startedAt;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await wait(random.range(...pauseMs), undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted || running.size >= maxAtOnce) continue;
      const kind = pick();
      const begun = kind?.begin();
      if (!kind || !begun) continue;
      const incident: Incident = { what: begun.what, at: new Date() };
      all.push(incident);
      const name = running.has(kind.name) ? `${kind.name} ${all.length}` : kind.name;
      const followed = follow(incident, begun.over)
        .catch((error: unknown) => console.error(`${begun.what}: ${error instanceof Error ? error.message : error}`))
        .finally(() => running.delete(name));
      running.set(name, followed);
    }
  }

  const done = run();
  return {
    all,
    async stop() {
      closing.abort();
      await done;
      await Promise.all(running.values());
    },
  };
}
