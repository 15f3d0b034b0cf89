import { Worker } from 'node:worker_threads';
import { createBirpc, type ProxifiedRemoteFunctions } from 'birpc';

/** The other side of `startChild`, in the child: offers functions to the parent and returns the parent's. */
export function answerParent<Parent extends object, Own extends object = object>(
  functions: Own,
): ProxifiedRemoteFunctions<Parent> {
  if (!process.send) throw new Error('This module runs in a child process only.');
  // The terminal sends its signals to every process; the parent ends this one when it has closed it, or by ending itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit(0));
  guardMemory(Number(process.argv[2]));
  return createBirpc<Parent, Own>(functions, {
    post: (message) => void process.send?.(message, undefined, {}, () => undefined),
    on: (receive) => void process.on('message', receive),
    timeout: -1,
  });
}

/** Ends this process above a resident memory, in a thread of its own, because a library may occupy the main one. */
function guardMemory(maxResidentMb: number): void {
  new Worker(new URL('./memory-guard-worker.ts', import.meta.url), {
    workerData: maxResidentMb,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
}
