import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure, Target } from './measure.ts';

const seconds = 5;
const rounds = 5;
const everyMs = 5;
const maxRatio = 3;

/** Three times the median of the response times to their 99th percentile, at half of what the server can answer per second. */
export async function benchHalfLoad(name: string, target: Target, maxPerSecond: number): Promise<Figure> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const times = await timesAt(target, maxPerSecond / 2);
    if (round > 0) ratios.push((maxRatio * quantile(times, 0.5)) / quantile(times, 0.99));
  }
  return { name, ratios, target: 1 };
}

/** Response times in milliseconds. Requests are sent by the clock, whether or not earlier ones are answered. */
async function timesAt({ url, headers }: Target, perSecond: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < seconds * 1_000; await wait(everyMs)) {
    for (const due = ((performance.now() - startedAt) / 1_000) * perSecond; sent < due; sent += 1) open.push(send());
  }
  await Promise.all(open);
  agent.destroy();
  return times;

  function send(): Promise<void> {
    const sentAt = performance.now();
    return new Promise((resolve, reject) => {
      get(url, { agent, headers: { ...headers } }, (response) => {
        response.resume();
        response.once('end', () => {
          times.push(performance.now() - sentAt);
          resolve();
        });
      }).once('error', reject);
    });
  }
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
