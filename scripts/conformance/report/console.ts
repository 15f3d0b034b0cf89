import type { Point } from '../point.ts';
import type { Outcome } from '../run.ts';
import type { Settings } from '../settings.ts';
import { countResults } from './summary.ts';

/** What a run will do, before it does it. */
export function describeRun(points: readonly Point[], { addresses, readOnly }: Settings): string {
  const services = Object.entries(addresses).map(([service, url]) => `${service} ${new URL(url).host}`);
  const moving = points.filter(({ needs }) => needs.includes('mayChange')).length;
  const money = readOnly
    ? 'Nothing is changed: --read-only leaves out what moves money or changes limits.'
    : `${moving} of them use the test player: they open deposits of the smallest amount, stake ten cents a few times, request and cancel the smallest withdrawal, and set a high limit. --read-only leaves them out.`;
  return `${points.length} points against ${services.join(', ') || 'no service'}.\n${money}`;
}

/** The skipped points by reason, which many of them share. */
export function writeSkipped(outcomes: readonly Outcome[]): readonly string[] {
  const skipped = outcomes.flatMap((outcome) => (outcome.result === 'skipped' ? [outcome] : []));
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return [...byReason].map(([reason, list]) => {
    const [first, second] = list.map(({ point }) => point.id);
    const named = list.length > 2 ? `${first} and ${list.length - 1} more` : [first, second].filter(Boolean).join(', ');
    return `skipped  ${named}: ${reason}`;
  });
}

export function writeLine(outcome: Outcome): string {
  const { point } = outcome;
  if (outcome.result === 'passed') return `passed   ${point.id}`;
  if (outcome.result === 'skipped') return `skipped  ${point.id}: ${outcome.reason}`;
  return `FAILED   ${point.id}: ${point.title}\n         expected ${outcome.expected}\n         got ${outcome.got}\n         For players: ${point.means}`;
}

export function writeTotals(outcomes: readonly Outcome[]): string {
  const { passed, failed, skipped } = countResults(outcomes);
  return `${passed} passed, ${failed} failed, ${skipped} skipped.`;
}
