import type { Outcome } from '../run.ts';

/** The outcomes of one subject. */
export interface Section {
  readonly subject: string;
  readonly outcomes: readonly Outcome[];
}

export function groupBySubject(outcomes: readonly Outcome[]): readonly Section[] {
  const sections = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const subject = outcome.point.id.split('.')[0] ?? '';
    sections.set(subject, [...(sections.get(subject) ?? []), outcome]);
  }
  return [...sections].map(([subject, list]) => ({ subject, outcomes: list }));
}

export function countResults(outcomes: readonly Outcome[]): Readonly<Record<Outcome['result'], number>> {
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
