import { readFileSync } from 'node:fs';

/** One minute of an endurance run. */
export interface Minute {
  readonly minute: number;
  readonly signIns: number;
  /** Messages of the failed sign-ins. */
  readonly errors: readonly string[];
  /** Milliseconds. */
  readonly slowest: number;
  /** Live memory in MB after a garbage collection at the end of the minute. */
  readonly site: number;
  readonly sandbox: number;
  /** Resident memory in MB, including garbage. */
  readonly siteResident: number;
  readonly sandboxResident: number;
}

/** After the second minute everything is compiled and cached, so that further growth per sign-in is a leak. */
const warmMinutes = 3;
const minSamples = 3;
/** Allows for the rows that the embedded database stores per sign-in. */
const maxRetainedKb = 2;

/** A process's resident memory in MB; 0 when it cannot be read. */
export function readResidentMb(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

/** `minute 4: 200 sign-ins, 0 errors, slowest 412 ms, site 71.2 MB live of 301, sandbox 140.9 MB live of 420`, a line each. */
export function describeRun(run: readonly Minute[]): string {
  return run
    .map(({ minute, signIns, errors, slowest, ...memory }) => {
      const failed = `${errors.length} errors${errors[0] ? ` (${errors[0]})` : ''}`;
      const site = `site ${memory.site.toFixed(1)} MB live of ${memory.siteResident}`;
      const sandbox = `sandbox ${memory.sandbox.toFixed(1)} MB live of ${memory.sandboxResident}`;
      return `minute ${minute}: ${signIns} sign-ins, ${failed}, slowest ${Math.round(slowest)} ms, ${site}, ${sandbox}`;
    })
    .join('\n');
}

/** A run passes without errors and with at most a few rows of memory retained per sign-in after the warm-up. */
export function evaluateRun(run: readonly Minute[]): { readonly isReached: boolean; readonly text: string } {
  const failed = run.reduce((sum, { errors }) => sum + errors.length, 0);
  const done = run.reduce((sum, { signIns }) => sum + signIns, 0);
  const warm = run.slice(warmMinutes - 1);
  const hasEnoughSamples = warm.length >= minSamples;
  const retained = (['site', 'sandbox'] as const).map((side) => ({ side, kb: retainedKb(warm, side) }));
  const isFlat = !hasEnoughSamples || retained.every(({ kb }) => kb <= maxRetainedKb);
  const isReached = failed === 0 && isFlat && done > 0;
  const memory = hasEnoughSamples
    ? `retained per sign-in from minute ${warmMinutes}: ${retained.map(({ side, kb }) => `${side} ${kb.toFixed(1)} kB`).join(', ')} (target: at most ${maxRetainedKb})`
    : `memory not evaluated: needs a run of at least ${warmMinutes + minSamples - 1} minutes`;
  return { isReached, text: `${done} sign-ins, ${failed} errors; ${memory}: ${isReached ? 'reached' : 'NOT reached'}` };
}

function retainedKb(run: readonly Minute[], side: 'site' | 'sandbox'): number {
  let count = 0;
  const samples = run.map((minute, index) => {
    if (index > 0) count += minute.signIns;
    return { count, mb: minute[side] };
  });
  return growthKb(samples);
}

/** The slope of live memory over what was done, in kB each, by linear regression, which a single outlier changes little. */
export function growthKb(samples: readonly { readonly count: number; readonly mb: number }[]): number {
  const mean = (of: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [meanCount, meanMb] = [mean(({ count }) => count), mean(({ mb }) => mb)];
  const variance = mean(({ count }) => (count - meanCount) ** 2);
  return variance === 0 ? 0 : (mean(({ count, mb }) => (count - meanCount) * (mb - meanMb)) / variance) * 1_024;
}
