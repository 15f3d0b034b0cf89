import { readFileSync } from 'node:fs';

/** One minute of an endurance run. */
export interface Minute {
  readonly minute: number;
  readonly signIns: number;
  /** What was said of each that failed. */
  readonly errors: readonly string[];
  /** Milliseconds. */
  readonly slowest: number;
  /** Resident memory at the end of the minute. */
  readonly siteMb: number;
  readonly sandboxMb: number;
}

/** By the third minute everything is compiled and cached: what grows after that is a leak. */
const warmMinutes = 3;
/** Between two looks at a process that leaks nothing, its memory differs by this much. */
const noiseMb = 24;
const noiseShare = 0.08;

/** A process's resident memory in MB; 0 where the system does not tell. */
export function residentMb(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

/** `minute 4: 200 sign-ins, 0 errors, slowest 412 ms, site 301 MB, sandbox 420 MB`, a line each. */
export function describeRun(run: readonly Minute[]): string {
  return run
    .map(
      ({ minute, signIns, errors, slowest, siteMb, sandboxMb }) =>
        `minute ${minute}: ${signIns} sign-ins, ${errors.length} errors${errors[0] ? ` (${errors[0]})` : ''}, slowest ${Math.round(slowest)} ms, site ${siteMb} MB, sandbox ${sandboxMb} MB`,
    )
    .join('\n');
}

/** No error, and memory of the last minutes not above that of the third by more than noise. */
export function judge(run: readonly Minute[]): { readonly isReached: boolean; readonly text: string } {
  const failed = run.reduce((sum, { errors }) => sum + errors.length, 0);
  const done = run.reduce((sum, { signIns }) => sum + signIns, 0);
  const sides = (['siteMb', 'sandboxMb'] as const).map((side) => growthOf(run, side));
  const isFlat = sides.every((side) => side === undefined || side.isFlat);
  const isReached = failed === 0 && isFlat && done > 0;
  const memory = sides.some((side) => side === undefined)
    ? `memory not judged: a run of more than ${warmMinutes} minutes is needed`
    : sides.map((side) => side?.text).join('; ');
  return { isReached, text: `${done} sign-ins, ${failed} errors; ${memory}: ${isReached ? 'reached' : 'NOT reached'}` };
}

function growthOf(run: readonly Minute[], side: 'siteMb' | 'sandboxMb') {
  const warm = run[warmMinutes - 1];
  const last = run.slice(warmMinutes).slice(-3);
  if (!warm || last.length === 0) return undefined;
  const late = [...last.map((minute) => minute[side])].sort((a, b) => a - b)[Math.floor(last.length / 2)] ?? 0;
  const most = warm[side] + Math.max(noiseMb, warm[side] * noiseShare);
  const name = side === 'siteMb' ? 'site' : 'sandbox';
  return {
    isFlat: late <= most,
    text: `${name} ${warm[side]} MB after minute ${warmMinutes}, ${late} MB in the middle of the last ${last.length}, at most ${Math.round(most)} wanted`,
  };
}
