import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareWithTests, type FeatureRow, type Mention, parseFeatures } from './features-table.ts';
import { root } from './root.ts';
import { idsNamedIn } from './test-names.ts';

const tableFile = 'docs/features.md';
const testFiles = ['{app,components,lib,sandbox,scripts,tests}/**/*.test.{ts,tsx}', 'tests/journeys/**/*.ts'];

function findMentions(areas: ReadonlySet<string>): Mention[] {
  const files = [...new Set(globSync(testFiles, { cwd: root }))].sort();
  return files.flatMap((file) => idsNamedIn(readFileSync(path.join(root, file), 'utf8'), areas).map((id) => ({ id, file })));
}

function describeRow({ id, state, missing }: FeatureRow, mentions: readonly Mention[]): string {
  const files = [...new Set(mentions.filter((mention) => mention.id === id).map(({ file }) => file))];
  const count = mentions.filter((mention) => mention.id === id).length;
  const rest = [files.join(', '), missing && `lacks: ${missing}`].filter(Boolean).join('  ');
  return `${id}  ${state.padEnd(6)}  ${String(count).padStart(3)}  ${rest}`.trimEnd();
}

function summarise(name: string, rows: readonly FeatureRow[], named: ReadonlySet<string>): string {
  const count = (of: (row: FeatureRow) => boolean) => String(rows.filter(of).length).padStart(6);
  const states = (['done', 'partly', 'later'] as const).map((state) => count((row) => row.state === state));
  return [name, count(() => true), ...states, count(({ id }) => named.has(id))].join('  ');
}

function printReport(rows: readonly FeatureRow[], mentions: readonly Mention[]): void {
  const areas = Map.groupBy(rows, ({ area }) => area);
  const named = new Set(mentions.map(({ id }) => id));
  console.info(`id      state   tests where\n${rows.map((row) => describeRow(row, mentions)).join('\n')}\n`);
  console.info('area    rows    done  partly   later  covered');
  for (const [area, members] of areas) console.info(summarise(area, members, named));
  console.info(summarise('all', rows, named));
}

const { rows, faults } = parseFeatures(readFileSync(path.join(root, tableFile), 'utf8'));
const mentions = findMentions(new Set(rows.map(({ area }) => area)));
if (!process.argv.includes('--check')) printReport(rows, mentions);
const wrong = [...faults.map((fault) => `${tableFile}: ${fault}`), ...compareWithTests(rows, mentions)];
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exitCode = 1;
