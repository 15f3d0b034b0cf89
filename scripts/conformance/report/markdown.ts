import type { Outcome } from '../run.ts';
import { countResults, groupBySubject } from './summary.ts';

const words = { passed: 'passed', failed: '**FAILED**', skipped: 'skipped' } as const;

/** The report as a Markdown document: failed points first, then every point by subject. */
export function writeMarkdown(outcomes: readonly Outcome[], at: Date): string {
  const { passed, failed, skipped } = countResults(outcomes);
  const lines = [
    '# Conformance of the backend',
    '',
    `${at.toISOString()}: ${passed} passed, ${failed} failed, ${skipped} skipped.`,
    '',
    ...outcomes.flatMap(describeFailure),
  ];
  for (const { subject, outcomes: section } of groupBySubject(outcomes)) {
    lines.push(`## ${subject}`, '', '| point | what it tests | rule | result |', '| --- | --- | --- | --- |');
    lines.push(...section.map(writeRow), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function describeFailure(outcome: Outcome): readonly string[] {
  if (outcome.result !== 'failed') return [];
  const { point, expected, got } = outcome;
  return [
    `## Failed: ${escapeMarkdown(point.id)}`,
    '',
    `${escapeMarkdown(point.title)} (${point.rule}).`,
    '',
    `- Expected: ${escapeMarkdown(expected)}`,
    `- Got: ${escapeMarkdown(got)}`,
    `- For players: ${escapeMarkdown(point.means)}`,
    '',
  ];
}

function writeRow(outcome: Outcome): string {
  const { point, result } = outcome;
  const text = outcome.result === 'skipped' ? `${words[result]}: ${outcome.reason}` : words[result];
  return `| ${point.id} | ${escapeMarkdown(point.title)} | ${point.rule} | ${escapeMarkdown(text)} |`;
}

/** What a service answered must not become markup. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/(?<!\*)[|`\\[\]](?!\*)/g, (mark) => `\\${mark}`);
}
