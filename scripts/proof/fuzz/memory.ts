import { globSync, readFileSync } from 'node:fs';
import { growthKb, readLiveMbOfAll, readResidentMb } from '../../bench/live-memory.ts';
import type { Child } from '../../child.ts';

/** Memory in MB of a process with those that it has started. */
export interface Memory {
  readonly name: string;
  /** Heap and external memory after a garbage collection. */
  readonly live: number;
  readonly resident: number;
}

export async function readMemory(children: readonly Child[]): Promise<readonly Memory[]> {
  return Promise.all(
    children.map(async (child) => {
      const live = (await readLiveMbOfAll(child)).reduce((sum, each) => sum + each, 0);
      const resident = [child.pid, ...descendantsOf(child.pid)].reduce<number>((sum, pid) => sum + readResidentMb(pid), 0);
      return { name: child.name, live, resident };
    }),
  );
}

/** The memory after a number of requests. */
export interface Reading {
  readonly requests: number;
  readonly memory: readonly Memory[];
}

/** `site: 190.1, 201.4, 203.0 MB live after 1000, 2000, 3000 requests, 440 MB resident`, a line each. */
export function describeMemory(readings: readonly Reading[]): string {
  return seriesOf(readings)
    .map(({ name, samples, resident }) => {
      const live = samples.map(({ mb }) => mb.toFixed(1)).join(', ');
      const counts = samples.map(({ count }) => count).join(', ');
      return `${name}: ${live} MB live after ${counts} requests, ${resident} MB resident`;
    })
    .join('\n');
}

/** In kB of live memory a request. */
const maxGrowthKb = 1;
/** After so many the caches are full: Next's of 50 MB takes longest. */
const warmRequests = 15_000;
/** What a garbage collection or the end of a cached page happens to change, 7 MB, is less than the limit for so many. */
const minRequests = 15_000;

/** The processes whose live memory grows with every request although the caches are full. None where there were too few requests. */
export function findGrowing(readings: readonly Reading[]): readonly string[] {
  return seriesOf(readings).flatMap(({ name, samples }) => {
    const warm = samples.filter(({ count }) => count >= warmRequests);
    const requests = (warm.at(-1)?.count ?? 0) - (warm[0]?.count ?? 0);
    const growth = growthKb(warm);
    if (requests < minRequests || growth <= maxGrowthKb) return [];
    return [`the live memory of the ${name} grows by ${growth.toFixed(1)} kB with every request, for ${requests} requests`];
  });
}

function seriesOf(readings: readonly Reading[]) {
  const last = readings.at(-1)?.memory ?? [];
  return last.map(({ name, resident }, at) => ({
    name,
    resident,
    samples: readings.map(({ requests, memory }) => ({ count: requests, mb: memory[at]?.live ?? 0 })),
  }));
}

function descendantsOf(pid: number | undefined): readonly number[] {
  const children = globSync(`/proc/${pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number);
  return [...children, ...children.flatMap(descendantsOf)];
}
