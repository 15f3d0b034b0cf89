import type { Case } from './cases.ts';
import type { Answer } from './send.ts';
import { nameOf, type Target } from './targets.ts';

interface Reached {
  count: number;
  readonly statuses: Map<number, number>;
  ms: number;
}

/** Counts what the endpoints answered. */
export function createTally(targets: readonly Target[]) {
  const reached = new Map<string, Reached>(targets.map((target) => [nameOf(target), { count: 0, statuses: new Map(), ms: 0 }]));
  const slowest: { readonly ms: number; readonly name: string; readonly index: number; readonly note: string }[] = [];
  const failing = new Map<string, number>();

  function add({ target, index, note, style }: Case, { status, ms, text }: Answer): void {
    const name = nameOf(target);
    const found = reached.get(name);
    if (!found) return;
    found.count += 1;
    found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
    found.ms += ms;
    slowest.push({ ms, name, index, note: `${style} ${note}` });
    slowest.sort((a, b) => b.ms - a.ms).splice(15);
    if (status >= 500) {
      const key = `${name}: ${status} ${text.slice(0, 120)}`.replaceAll(/"errorId":"[^"]*"/g, '');
      failing.set(key, (failing.get(key) ?? 0) + 1);
    }
  }

  const isReached = (low: number) => (found: Reached) =>
    [...found.statuses.keys()].some((status) => status >= low && status < low + 100);

  function describe(): string {
    const all = [...reached];
    const done = all.filter(([, found]) => isReached(200)(found) || isReached(300)(found));
    const refused = all.filter(([, found]) => found.count > 0 && !isReached(200)(found) && !isReached(300)(found));
    const never = all.filter(([, found]) => found.count === 0);
    return [
      `Endpoints: ${all.length}; ${done.length} answered with a 2xx or 3xx, ${refused.length} only with errors, ${never.length} were not reached.`,
      'Only errors:',
      ...refused.map(
        ([name, { statuses, count }]) =>
          `  ${name}: ${count}, ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
      ),
      ...(never.length > 0 ? ['Not reached:', ...never.map(([name]) => `  ${name}`)] : []),
      'Most time:',
      ...all
        .toSorted(([, one], [, other]) => other.ms - one.ms)
        .slice(0, 15)
        .map(([name, { ms, count }]) => `  ${Math.round(ms)} ms ${name}: ${count} × ${Math.round(ms / count)} ms`),
      'Slowest answers:',
      ...slowest.map(({ ms, name, index, note }) => `  ${Math.round(ms)} ms ${name} (case ${index}: ${note.slice(0, 80)})`),
      'Answers of 5xx:',
      ...[...failing].map(([text, times]) => `  ${times} × ${text}`),
    ].join('\n');
  }

  return { add, describe };
}
