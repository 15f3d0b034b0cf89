import type { Incident } from './incidents.ts';
import type { MemoryWatch } from './memory.ts';
import type { PageCounts } from './page-reader.ts';
import { type Operation, operationKinds, type SiegeRecord } from './record.ts';

interface Results {
  readonly title: string;
  readonly record: SiegeRecord;
  readonly incidents: readonly Incident[];
  readonly pages: PageCounts;
  readonly memory: MemoryWatch;
}

type Row = readonly (string | number)[];

function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...rest] = all;
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** The figures of a run in Markdown. */
export function writeReport({ title, record, incidents, pages, memory }: Results): string {
  const parts = [
    `# ${title}`,
    `## Operations\n\n${operationTable(record.operations)}`,
    `## Refusals\n\n${refusalTable(record.operations)}`,
    `## Kills and cuts\n\n${incidentTable(incidents)}`,
    `## Pages\n\n${pageTable(pages)}`,
    `## Memory\n\n${memoryTable(memory)}`,
    `## Course\n\n${courseTable(incidents)}`,
    `## Violations\n\n${record.violations.size === 0 ? 'None.' : [...record.violations].map((each) => `- ${each}`).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function operationTable(operations: readonly Operation[]): string {
  const rows = operationKinds.map((kind) => {
    const own = operations.filter((operation) => operation.kind === kind);
    const count = (outcome: Operation['outcome'], wasLost?: boolean) =>
      own.filter((each) => each.outcome === outcome && (wasLost === undefined || each.lost > 0 === wasLost)).length;
    const slowest = Math.max(0, ...own.filter(({ outcome }) => outcome === 'acknowledged').map(({ ms }) => ms));
    return [
      kind,
      own.length,
      count('acknowledged', false),
      count('refused', false),
      own.filter(({ lost }) => lost > 0).length,
      count('acknowledged', true),
      count('refused', true),
      count('unknown') + count('open'),
      seconds(slowest),
    ];
  });
  const ends = ['then acknowledged', 'then refused', 'never known'];
  return table(['operation', 'begun', 'acknowledged', 'refused', 'answer lost', ...ends, 'slowest'], rows);
}

function countBy(values: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function refusalTable(operations: readonly Operation[]): string {
  const ended = operations.filter(({ outcome }) => outcome === 'refused' || outcome === 'unknown');
  const rows = countBy(ended.map(({ kind, outcome, code = '' }) => `${kind}\n${outcome}\n${code}`));
  return table(
    ['operation', 'end', 'code', 'times'],
    rows.map(([name, times]) => [...name.split('\n'), times]),
  );
}

function incidentTable(incidents: readonly Incident[]): string {
  const rows = countBy(incidents.map(({ what }) => what)).map(([what, times]) => {
    const recovered = incidents.flatMap((each) =>
      each.what === what && each.recoveredMs !== undefined ? [each.recoveredMs] : [],
    );
    const sorted = recovered.toSorted((a, b) => a - b);
    return [what, times, recovered.length, seconds(sorted[Math.floor(sorted.length / 2)] ?? 0), seconds(sorted.at(-1) ?? 0)];
  });
  return table(['what', 'times', 'recovered', 'median', 'slowest'], rows);
}

function courseTable(incidents: readonly Incident[]): string {
  const rows = incidents.map(({ at, what, recoveredMs }) => [
    at.toISOString().slice(11, 21),
    what,
    recoveredMs === undefined ? 'never' : seconds(recoveredMs),
  ]);
  return table(['at (UTC)', 'what', 'over after'], rows);
}

function pageTable({ statuses, slowestMs }: PageCounts): string {
  return table(['status', 'answers'], [...[...statuses].toSorted(), ['slowest answer', seconds(slowestMs)]]);
}

function memoryTable(memory: MemoryWatch): string {
  const rows = memory.figures().map(({ name, processes, maxMb, lastMb }) => [name, processes, `${maxMb} MB`, `${lastMb} MB`]);
  return table(['process', 'started', 'highest', 'last'], rows);
}
