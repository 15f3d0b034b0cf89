import type { Outcome } from '../run.ts';
import { countResults, groupBySubject } from './summary.ts';

/** The report in the XML that build servers read. */
export function writeJunit(outcomes: readonly Outcome[]): string {
  const { failed, skipped } = countResults(outcomes);
  const suites = groupBySubject(outcomes).map(({ subject, outcomes: section }) => {
    const counts = countResults(section);
    const attributes = `name="${escapeXml(subject)}" tests="${section.length}" failures="${counts.failed}" skipped="${counts.skipped}" time="${secondsOf(section)}"`;
    return `  <testsuite ${attributes}>\n${section.map(writeCase).join('')}  </testsuite>\n`;
  });
  const attributes = `name="conformance" tests="${outcomes.length}" failures="${failed}" skipped="${skipped}" time="${secondsOf(outcomes)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes}>\n${suites.join('')}</testsuites>\n`;
}

function writeCase(outcome: Outcome): string {
  const { point } = outcome;
  const head = `    <testcase classname="${escapeXml(point.rule)}" name="${escapeXml(`${point.id}: ${point.title}`)}" time="${secondsOf([outcome])}"`;
  if (outcome.result === 'passed') return `${head}/>\n`;
  if (outcome.result === 'skipped') return `${head}><skipped message="${escapeXml(outcome.reason)}"/></testcase>\n`;
  const message = escapeXml(`expected ${outcome.expected}, got ${outcome.got}`);
  return `${head}><failure message="${message}">${escapeXml(point.means)}</failure></testcase>\n`;
}

const secondsOf = (outcomes: readonly Outcome[]) => (outcomes.reduce((total, { ms }) => total + ms, 0) / 1_000).toFixed(3);

function escapeXml(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
