import { readResidentMb } from '../../bench/live-memory.ts';
import { median } from '../../bench/measure.ts';
import type { SiegeProcesses } from './processes.ts';
import type { SiegeRecord } from './record.ts';

const everyMs = 5_000;
/** The sandbox's own limit of a process; no other one may need more. */
const maxMb = 1_536;
/** A process is judged from then on: before it compiles and fills its caches. */
const warmMs = 10 * 60_000;
const minSamples = 60;
const maxGrowth = 1.3;
const minGrowthMb = 150;

interface Life {
  readonly name: string;
  readonly samples: { readonly ageMs: number; readonly mb: number }[];
  readonly startedAt: number;
}

export interface MemoryWatch {
  /** The highest and the last resident memory in MB, by kind of process. */
  figures(): readonly { readonly name: string; readonly processes: number; readonly maxMb: number; readonly lastMb: number }[];
  stop(): void;
}

/** Reads the resident memory of every process; one that grows without end is a violation. */
export function watchMemory(processes: SiegeProcesses, record: SiegeRecord): MemoryWatch {
  const lives = new Map<number, Life>();

  function sample(name: string, pid: number | undefined): void {
    const mb = readResidentMb(pid);
    if (pid === undefined || mb === 0) return;
    const life = lives.get(pid) ?? { name, samples: [], startedAt: performance.now() };
    lives.set(pid, life);
    life.samples.push({ ageMs: performance.now() - life.startedAt, mb });
    if (mb > maxMb) record.violate(`${name} has ${maxMb} MB or more`);
    if (isGrowing(life)) record.violate(`${name} grows without end`);
  }

  function sampleAll(): void {
    for (const { name, pid } of processes.instances) sample(name, pid());
    sample('sandbox', processes.sandboxPid());
    for (const pid of processes.servicePids()) sample('services of the sandbox', pid);
    sample('Redis', processes.redis.pid());
  }

  const timer = setInterval(sampleAll, everyMs);
  sampleAll();
  return {
    figures() {
      const names = [...new Set([...lives.values()].map(({ name }) => name))];
      return names.map((name) => {
        const own = [...lives.values()].filter((life) => life.name === name);
        const all = own.flatMap(({ samples }) => samples.map(({ mb }) => mb));
        return { name, processes: own.length, maxMb: Math.max(...all), lastMb: own.at(-1)?.samples.at(-1)?.mb ?? 0 };
      });
    },
    stop: () => clearInterval(timer),
  };
}

/** Whether the last third of a warm life needed far more than the first third. */
function isGrowing({ samples }: Life): boolean {
  const warm = samples.filter(({ ageMs }) => ageMs > warmMs).map(({ mb }) => mb);
  if (warm.length < minSamples) return false;
  const third = Math.floor(warm.length / 3);
  const [first, last] = [median(warm.slice(0, third)), median(warm.slice(-third))];
  return last > first * maxGrowth && last - first > minGrowthMb;
}
