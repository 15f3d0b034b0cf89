import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Child } from '../child.ts';

/** What makes a process listen to an inspector, as `NODE_OPTIONS`. */
export const inspected = '--inspect=127.0.0.1:0';

const settleMs = 1_500;

const answerSchema = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
});
const memorySchema = z.object({ heapUsed: z.number(), external: z.number() });
// In a turn of its own: the inspector breaks into a busy one, whose half-made objects are still held,
// and between a collection and a reading of their own new garbage is made.
const question = `new Promise((answer) => {
  process.getBuiltinModule('v8').setFlagsFromString('--expose-gc');
  const collect = process.getBuiltinModule('vm').runInNewContext('gc');
  setImmediate(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    answer(JSON.stringify({ heapUsed, external }));
  });
})`;

/** The memory in MB that a process still holds once its garbage is collected: its heap, and what lies outside it. */
export async function liveMb({ name, logFile }: Child): Promise<number> {
  const [, address] = /Debugger listening on (ws:\/\/\S+)/.exec(readFileSync(logFile, 'utf8')) ?? [];
  if (!address) throw new Error(`${name} listens to no inspector`);
  const inspector = new WebSocket(address);
  try {
    await new Promise((resolve, reject) => {
      inspector.addEventListener('open', resolve, { once: true });
      inspector.addEventListener('error', () => reject(new Error(`the inspector of ${name} does not answer`)), { once: true });
    });
    await ask(inspector, 1, 'HeapProfiler.collectGarbage');
    // A finaliser, or an answer that is just being sent, still holds a megabyte.
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    await ask(inspector, 2, 'HeapProfiler.collectGarbage');
    const text = z.string().parse(await ask(inspector, 3, 'Runtime.evaluate', { expression: question, awaitPromise: true }));
    const { heapUsed, external } = memorySchema.parse(JSON.parse(text));
    return (heapUsed + external) / 1_048_576;
  } finally {
    inspector.close();
  }
}

function ask(inspector: WebSocket, id: number, method: string, params: object = {}): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      const answer = answerSchema.safeParse(JSON.parse(String(data))).data;
      if (answer?.id !== id) return;
      inspector.removeEventListener('message', listen);
      resolve(answer.result?.result?.value);
    };
    inspector.addEventListener('message', listen);
    inspector.send(JSON.stringify({ id, method, params }));
  });
}
