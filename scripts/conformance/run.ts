import type { Backend } from './backend.ts';
import { Failure, type Point, Skip } from './point.ts';
import { createRedactor } from './redact.ts';
import { missingRequirement } from './requirements.ts';

export type Verdict =
  | { readonly result: 'passed' }
  | { readonly result: 'failed'; readonly expected: string; readonly got: string }
  | { readonly result: 'skipped'; readonly reason: string };

export type Outcome = Verdict & { readonly point: Point; readonly ms: number };

/** What is expected where a point itself throws. */
export const notJudged = 'an answer that can be judged';

/** Runs the points one after the other, so that no two of them move the same player's money at once. */
export async function runPoints(
  points: readonly Point[],
  backend: Backend,
  onOutcome: (outcome: Outcome) => void = () => undefined,
): Promise<readonly Outcome[]> {
  const redact = createRedactor(backend.settings);
  const outcomes: Outcome[] = [];
  for (const point of points) {
    const startedAt = performance.now();
    const verdict = redactVerdict(await judge(point, backend), redact);
    const outcome = { ...verdict, point, ms: Math.round(performance.now() - startedAt) };
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

async function judge(point: Point, backend: Backend): Promise<Verdict> {
  const missing = missingRequirement(point, backend.settings);
  if (missing !== undefined) return { result: 'skipped', reason: missing };
  try {
    await point.run(backend);
    return { result: 'passed' };
  } catch (error) {
    if (error instanceof Skip) return { result: 'skipped', reason: error.message };
    if (error instanceof Failure) return { result: 'failed', expected: error.expected, got: error.got };
    return {
      result: 'failed',
      expected: notJudged,
      got: error instanceof Error ? error.message : 'an error',
    };
  }
}

function redactVerdict(verdict: Verdict, redact: (text: string) => string): Verdict {
  if (verdict.result === 'failed') return { ...verdict, expected: redact(verdict.expected), got: redact(verdict.got) };
  return verdict.result === 'skipped' ? { ...verdict, reason: redact(verdict.reason) } : verdict;
}
