import { readFileSync } from 'node:fs';

/** One minute of an endurance run. */
export interface Minute {
  readonly minute: number;
  readonly signIns: number;
  /** What was said of each that failed. */
  readonly errors: readonly string[];
  /** Milliseconds. */
  readonly slowest: number;
  /** Live memory in MB at the end of the minute: what is left once the garbage is collected. */
  readonly site: number;
  readonly sandbox: number;
  /** Resident memory in MB: what the collector has taken and not given back, too. */
  readonly siteResident: number;
  readonly sandboxResident: number;
}

/** By the third minute everything is compiled and cached: what stays of each sign-in after that is a leak. */
const warmMinutes = 3;
const fewestLooks = 3;
/** The rows that the embedded database keeps of a sign-in are allowed for. */
const mostKeptKb = 2;

/** A process's resident memory in MB; 0 where the system does not tell. */
export function residentMb(pid: number | undefined): number {
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

/** No error, and nothing but a row or two kept of each sign-in once everything is warm. */
export function judge(run: readonly Minute[]): { readonly isReached: boolean; readonly text: string } {
  const failed = run.reduce((sum, { errors }) => sum + errors.length, 0);
  const done = run.reduce((sum, { signIns }) => sum + signIns, 0);
  const warm = run.slice(warmMinutes - 1);
  const isJudged = warm.length >= fewestLooks;
  const kept = (['site', 'sandbox'] as const).map((side) => ({ side, kb: keptOf(warm, side) }));
  const isFlat = !isJudged || kept.every(({ kb }) => kb <= mostKeptKb);
  const isReached = failed === 0 && isFlat && done > 0;
  const memory = isJudged
    ? `kept of each after minute ${warmMinutes}: ${kept.map(({ side, kb }) => `${side} ${kb.toFixed(1)} kB`).join(', ')}, at most ${mostKeptKb} wanted`
    : `memory not judged: a run of ${warmMinutes + fewestLooks - 1} minutes is needed`;
  return { isReached, text: `${done} sign-ins, ${failed} errors; ${memory}: ${isReached ? 'reached' : 'NOT reached'}` };
}

/** The slope of live memory over sign-ins, in kB: one look that is off moves it little. */
function keptOf(run: readonly Minute[], side: 'site' | 'sandbox'): number {
  let count = 0;
  const looks = run.map((minute, index) => {
    if (index > 0) count += minute.signIns;
    return { count, mb: minute[side] };
  });
  const mean = (of: (look: (typeof looks)[number]) => number) => looks.reduce((sum, look) => sum + of(look), 0) / looks.length;
  const [middle, usual] = [mean((look) => look.count), mean(({ mb }) => mb)];
  const spread = mean((look) => (look.count - middle) ** 2);
  return spread === 0 ? 0 : (mean((look) => (look.count - middle) * (look.mb - usual)) / spread) * 1_024;
}
