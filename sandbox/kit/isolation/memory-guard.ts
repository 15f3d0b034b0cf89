import { Worker } from 'node:worker_threads';

/** Ends this process above a resident memory, in a thread of its own, because a library may occupy the main one. */
export function guardMemory(maxResidentMb: number): void {
  new Worker(new URL('./memory-guard-worker.ts', import.meta.url), {
    workerData: maxResidentMb,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
}
