import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceName } from '#lib/core/config/services.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { ServiceControl } from '#sandbox/kit/service.ts';
import { PortTakenError } from '../http/serve.ts';
import { type Child, startChild } from './child.ts';
import type { ServiceOwner, ServiceProcess } from './service-process.ts';

/** Before a process that has ended is replaced; longer after each that did not live long. */
const restartMs = { first: 200, max: 10_000, longLife: 60_000 };
/** A process that leaves several questions in a row unanswered is stuck. */
const defaultPulse = { everyMs: 5_000, maxMissed: 4 };
const maxCloseMs = 5_000;

interface SupervisorOptions<Owner extends ServiceOwner> {
  /** For logs. */
  readonly name: string;
  readonly services: readonly ServiceName[];
  /** Calls `hostServices`. */
  readonly module: URL;
  readonly maxHeapMb: number;
  readonly maxResidentMb: number;
  readonly pulse?: typeof defaultPulse;
  /** What a new process may call, and how to end that when the process has ended. */
  readonly openOwner: () => { readonly functions: Omit<Owner, 'countDownFault'>; readonly close?: () => void };
}

export type SupervisorContext = Pick<SandboxContext, 'config' | 'clock' | 'faults' | 'rateLimits'>;

/** Services in a process of their own. */
export interface SupervisedServices<Remote extends ServiceProcess = ServiceProcess> {
  /** Serves for the first time; rejects when it cannot. */
  readonly start: () => Promise<void>;
  readonly controls: readonly ServiceControl[];
  /** The functions of the process once it serves, after an end the next one's. */
  readonly calls: () => Promise<Child<Remote>['calls']>;
  /** Those of the process that runs at the moment, whether it serves or not. */
  readonly current: () => Child<Remote>['calls'];
  /** Kills the process that runs at the moment. */
  readonly kill: (signal?: NodeJS.Signals) => void;
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
}

/** Runs services in a process of their own, and starts it again whenever it ends or is stuck after its first start. */
export function superviseServices<Owner extends ServiceOwner, Remote extends ServiceProcess = ServiceProcess>(
  { config, clock, faults, rateLimits }: SupervisorContext,
  options: SupervisorOptions<Owner>,
): SupervisedServices<Remote> {
  const { name, services, module, maxHeapMb, maxResidentMb, openOwner, pulse = defaultPulse } = options;
  const listFaults = () => faults.list().filter(({ service }) => services.includes(service));
  let isClosed = false;
  let child = fork();
  let ready: Promise<void> = Promise.resolve();

  function fork() {
    const owner = openOwner();
    const countDownFault = (id: number) => faults.countDown(id);
    const functions = { ...owner.functions, countDownFault };
    const forked = startChild<ServiceProcess, typeof functions>({ name, module, functions, maxHeapMb, maxResidentMb });
    if (owner.close) void forked.ended.then(owner.close);
    return forked;
  }

  async function serve({ calls }: ReturnType<typeof fork>): Promise<void> {
    const state = { config, clockOffsetMs: clock.offsetMs, faults: listFaults(), countsLoopback: rateLimits.read() };
    const { portTaken } = await calls.start(state);
    if (portTaken) throw new PortTakenError(portTaken.service, portTaken.port);
  }

  async function keepRunning(): Promise<void> {
    for (let pauseMs = restartMs.first; ; pauseMs = Math.min(2 * pauseMs, restartMs.max)) {
      const startedAt = performance.now();
      const stopPulse = watchPulse(child, pulse);
      const reason = await child.ended;
      stopPulse();
      if (isClosed) return;
      if (performance.now() - startedAt > restartMs.longLife) pauseMs = restartMs.first;
      console.error(`${name}: the process has ended (${reason}) and starts again.`);
      await wait(pauseMs);
      if (isClosed) return;
      child = fork();
      ready = serve(child);
      // Its end is awaited above.
      ready.catch(() => child.kill());
    }
  }

  // A process that starts meanwhile gets all three with its start.
  clock.onMove(() => child.calls.moveClock(clock.offsetMs).catch(() => undefined));
  faults.onChange(() => child.calls.setFaults(listFaults()).catch(() => undefined));
  rateLimits.onSet((countsLoopback) => void child.calls.setRateLimits(countsLoopback).catch(() => undefined));

  const current = () => child.calls as Child<Remote>['calls'];
  return {
    start() {
      ready = serve(child);
      ready.then(keepRunning, () => undefined);
      return ready;
    },
    controls: services.map((service) => ({
      name: service,
      async reset() {
        await ready;
        await child.calls.reset(service);
      },
    })),
    async calls() {
      await ready;
      return current();
    },
    current,
    kill: (signal) => child.kill(signal),
    pid: () => child.pid,
    async close() {
      isClosed = true;
      await Promise.race([child.calls.close().catch(() => undefined), wait(maxCloseMs, undefined, { ref: false })]);
      child.kill();
      await child.ended;
    },
  };
}

/** Kills a process that no longer answers, as one in an endless loop; returns the function that stops watching. */
function watchPulse({ calls, kill }: Child<ServiceProcess>, { everyMs, maxMissed }: typeof defaultPulse): () => void {
  let missed = 0;
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) {
      missed += 1;
      if (missed >= maxMissed) kill();
      return;
    }
    missed = 0;
    isAsking = true;
    calls.answer().then(
      () => {
        isAsking = false;
      },
      () => undefined,
    );
  }, everyMs).unref();
  return () => clearInterval(timer);
}
