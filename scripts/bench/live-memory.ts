import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Child } from '../child.ts';

/** `NODE_OPTIONS` that open the inspector of a process. */
export const inspectorOptions = '--inspect=127.0.0.1:0';

const settleMs = 1_500;

const responseSchema = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
});
const memorySchema = z.object({ heapUsed: z.number(), external: z.number() });
// Collects and reads in one macrotask: the inspector interrupts running code whose temporary objects are still referenced,
// and separate calls would add new garbage in between.
const measureExpression = `new Promise((answer) => {
  process.getBuiltinModule('v8').setFlagsFromString('--expose-gc');
  const collect = process.getBuiltinModule('vm').runInNewContext('gc');
  setImmediate(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    answer(JSON.stringify({ heapUsed, external }));
  });
})`;

/** A process's resident memory in MB; 0 when it cannot be read. */
export function readResidentMb(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

/** The slope of live memory over what was done, in kB each, by linear regression, which a single outlier changes little. */
export function growthKb(samples: readonly { readonly count: number; readonly mb: number }[]): number {
  const mean = (of: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [meanCount, meanMb] = [mean(({ count }) => count), mean(({ mb }) => mb)];
  const variance = mean(({ count }) => (count - meanCount) ** 2);
  return variance === 0 ? 0 : (mean(({ count, mb }) => (count - meanCount) * (mb - meanMb)) / variance) * 1_024;
}

/**
 * The memory in MB after garbage collection, heap and external, of a process and of those that it has started, as far as they
 * still run.
 */
export async function readLiveMbOfAll(child: Child): Promise<readonly number[]> {
  const read = await Promise.allSettled(addressesOf(child).map(readLiveMbAt));
  return read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

function addressesOf({ name, logFile }: Child): readonly string[] {
  const found = [...readFileSync(logFile, 'utf8').matchAll(/Debugger listening on (ws:\/\/\S+)/g)];
  if (found.length === 0) throw new Error(`The inspector of ${name} is not open.`);
  return found.map(([, address = '']) => address);
}

async function readLiveMbAt(address: string): Promise<number> {
  const inspector = new WebSocket(address);
  try {
    await new Promise((resolve, reject) => {
      inspector.addEventListener('open', resolve, { once: true });
      inspector.addEventListener('error', () => reject(new Error(`The inspector at ${address} does not answer.`)), {
        once: true,
      });
    });
    await callInspector(inspector, 1, 'HeapProfiler.collectGarbage');
    // Pending finalizers and responses can hold a megabyte.
    await sleep(settleMs);
    await callInspector(inspector, 2, 'HeapProfiler.collectGarbage');
    const text = z
      .string()
      .parse(await callInspector(inspector, 3, 'Runtime.evaluate', { expression: measureExpression, awaitPromise: true }));
    const { heapUsed, external } = memorySchema.parse(JSON.parse(text));
    return (heapUsed + external) / 1_048_576;
  } finally {
    inspector.close();
  }
}

function callInspector(inspector: WebSocket, id: number, method: string, params: object = {}): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      const answer = responseSchema.safeParse(JSON.parse(String(data))).data;
      if (answer?.id !== id) return;
      inspector.removeEventListener('message', listen);
      resolve(answer.result?.result?.value);
    };
    inspector.addEventListener('message', listen);
    inspector.send(JSON.stringify({ id, method, params }));
  });
}
