import { globSync, readFileSync } from 'node:fs';
import { readResidentMb } from '../../bench/endurance.ts';
import { readLiveMbOfAll } from '../../bench/live-memory.ts';
import type { Child } from '../../child.ts';

/** Memory in MB of a process with those that it has started. */
export interface Memory {
  readonly name: string;
  /** Heap and external memory after a garbage collection. */
  readonly live: number;
  readonly resident: number;
}

export async function readMemory(children: readonly Child[]): Promise<readonly Memory[]> {
  const found: Memory[] = [];
  for (const child of children) {
    const live = (await readLiveMbOfAll(child)).reduce((sum, each) => sum + each, 0);
    const resident = [child.pid, ...descendantsOf(child.pid)].reduce<number>((sum, pid) => sum + readResidentMb(pid), 0);
    found.push({ name: child.name, live: Math.round(live), resident });
  }
  return found;
}

function descendantsOf(pid: number | undefined): readonly number[] {
  const children = globSync(`/proc/${pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number);
  return [...children, ...children.flatMap(descendantsOf)];
}
