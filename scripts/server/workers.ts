import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import type { SiteConfig } from '#lib/core/config/environment.ts';
import { endWithNpm } from '../npm-signals.mjs';
import { onStopSignal } from './stop-signals.ts';

const restartDelayMs = 1_000;

/**
 * Runs the site in `WORKERS` processes, which share its port. Each has a cache folder and a port of metrics of its own; what they
 * know in common is in Redis. One that ends is started again; a signal to stop is passed on, and this process ends after them.
 */
export function runWorkers({ WORKERS, CACHE_FOLDER, PORT }: SiteConfig): void {
  let isStopping = false;
  // The processes accept connections themselves. When the primary hands them out, one that it hands to a process just killed is lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  function start(number: number, isFirst = false): void {
    const worker = cluster.fork({
      CACHE_FOLDER: path.join(CACHE_FOLDER, `worker-${number}`),
      PARLOUR_WORKER: String(number),
    });
    let hasListened = false;
    // Its metrics have a port of their own.
    worker.on('listening', ({ port }) => {
      hasListened ||= port === PORT;
    });
    worker.once('exit', (code, signal) => {
      if (isFirst && !hasListened && !isStopping) {
        // What prevents its start, such as a port that is taken, it has said; no other start would go better.
        process.exitCode = code || 1;
        stop();
      } else if (!isStopping) {
        console.error(`A worker ended (${signal ?? `exit code ${code}`}): it is started again.`);
        setTimeout(() => isStopping || start(number), restartDelayMs);
      } else if (workers().length === 0) process.exit();
    });
  }

  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    if (workers().length === 0) process.exit();
    for (const worker of workers()) worker.process.kill('SIGTERM');
  }

  for (let number = 1; number <= WORKERS; number += 1) start(number, true);
  onStopSignal(stop);
  endWithNpm('serve');
}

function workers(): readonly Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined && !worker.isDead());
}
