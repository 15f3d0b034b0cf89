import PQueue from 'p-queue';
import { type Child, startChild } from '#sandbox/kit/isolation/child.ts';
import type { Inspection } from './file.ts';
import type { InspectionProcess } from './process.ts';

interface InspectorLimits {
  /** For one file, once the process has started. */
  readonly deadlineMs: number;
  readonly maxWaiting: number;
  readonly maxResidentMb: number;
  /** After which the process ends, until the next file. */
  readonly idleMs: number;
}

export const inspectorLimits: InspectorLimits = { deadlineMs: 20_000, maxWaiting: 8, maxResidentMb: 900, idleMs: 300_000 };

const maxHeapMb = 128;

export type Inspector = ReturnType<typeof createInspector>;

/** Inspects one file at a time in a process that starts with the first one. A file that ends the process, or takes too long, is damaged. */
export function createInspector(limits: InspectorLimits = inspectorLimits) {
  const queue = new PQueue({ concurrency: 1 });
  let child: Child<InspectionProcess> | undefined;
  const used = new WeakSet<Child<InspectionProcess>>();
  let idle: NodeJS.Timeout | undefined;

  function start(): Child<InspectionProcess> {
    const module = new URL('./process.ts', import.meta.url);
    const { maxResidentMb } = limits;
    const started = startChild<InspectionProcess>({ name: 'inspection', module, functions: {}, maxHeapMb, maxResidentMb });
    void started.ended.then(() => {
      if (child === started) child = undefined;
    });
    return started;
  }

  /** A process that has looked at files before may end for what those took, so the file gets a new one. */
  async function inspectNow(bytes: Uint8Array): Promise<Inspection> {
    clearTimeout(idle);
    const isUsed = child !== undefined && used.has(child);
    const found = (await tryOnce(bytes)) ?? (isUsed ? await tryOnce(bytes) : undefined);
    stopWhenIdle();
    return found ?? { problem: 'damaged' };
  }

  /** Undefined when the process has ended. */
  async function tryOnce(bytes: Uint8Array): Promise<Inspection | undefined> {
    child ??= start();
    const { calls, kill, ended } = child;
    used.add(child);
    let deadline: NodeJS.Timeout | undefined;
    try {
      await calls.isReady();
      deadline = setTimeout(kill, limits.deadlineMs);
      return await calls.inspect(bytes);
    } catch {
      await ended;
      return undefined;
    } finally {
      clearTimeout(deadline);
    }
  }

  function stopWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(() => child?.kill(), limits.idleMs).unref();
  }

  return {
    /** Starts the process before a file comes. */
    prepare(): void {
      child ??= start();
      stopWhenIdle();
    },
    async inspect(bytes: Uint8Array): Promise<Inspection> {
      if (queue.size >= limits.maxWaiting) return { problem: 'busy' };
      return queue.add(() => inspectNow(bytes));
    },
    async close(): Promise<void> {
      clearTimeout(idle);
      child?.kill();
      await child?.ended;
    },
  };
}
