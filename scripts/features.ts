import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCitations, findForeignReferences, findHeadings, findLinks, findPaths } from './checks/citations.ts';
import { compareWithTests, type FeatureRow, type Mention, parseFeatures } from './checks/features-table.ts';
import { parseSpecification, type Rule } from './checks/specification.ts';
import { findTestedIds } from './checks/tested-ids.ts';
import points from './conformance/points.json' with { type: 'json' };
import { root } from './root.ts';

const tableFile = 'docs/reference/features.md';
const specificationFile = 'docs/reference/specification.md';
const sourceFiles = ['{app,components,lib,sandbox,scripts,tests}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'];
const isTestFile = (file: string) => /\.test\.tsx?$/.test(file) || /^tests\/(?:contract|journeys|http)\//.test(file);
/** Tests whose examples are ids that do not exist. */
const isAboutIds = (file: string) =>
  /^scripts\/checks\/(?:citations|features-table|specification|source-tokens)\.test\.ts$/.test(file);
const documents = ['README.md', 'CHANGELOG.md', 'docs/**/*.md', '{app,components,lib,sandbox}/**/README.md'];

const listFiles = (patterns: readonly string[]) => [...new Set(globSync(patterns, { cwd: root }))].sort();
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

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

/** True for a file, a folder, a pattern, or the beginning of a file's name as `npm run test:unit --` takes it. */
function exists(pattern: string): boolean {
  if (existsSync(path.join(root, pattern))) return true;
  return !pattern.endsWith('/') && globSync(`${pattern.replace(/\[/g, '[[]')}*`, { cwd: root }).length > 0;
}

function checkSources(known: ReadonlySet<string>, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const source = readText(file);
    const unknown = findCitations(source, file).filter(({ id }) => !known.has(id));
    return [
      ...unknown.map(({ id, line }) => `${file}:${line} cites ${id}, which ${tableFile} and ${specificationFile} do not have.`),
      ...findForeignReferences(source, file),
    ];
  });
}

const checkPoints = (known: ReadonlySet<string>) =>
  Object.entries(points)
    .filter(([, { rule }]) => !known.has(rule))
    .map(
      ([id, { rule }]) => `The conformance point ${id} cites ${rule}, which ${tableFile} and ${specificationFile} do not have.`,
    );

/** A file that a code block of the document creates need not exist. */
const isCreated = (document: string, name: string) =>
  [...document.matchAll(/^```(?:ts|js) (\S+)$/gm)].some(([, created = '']) => created.startsWith(name));

const checkDocument = (file: string) =>
  findPaths(readText(file))
    .filter((mention) => !exists(mention.path) && !isCreated(readText(file), mention.path))
    .map((mention) => `${file}:${mention.line} mentions ${mention.path}, which does not exist.`);

function checkLinks(file: string): string[] {
  return findLinks(readText(file)).flatMap(({ link, fragment, line }) => {
    const target = link === '' ? file : path.join(path.dirname(file), link);
    if (!existsSync(path.join(root, target))) return [`${file}:${line} links to ${link}, which does not exist.`];
    if (fragment === '' || !target.endsWith('.md') || findHeadings(readText(target)).has(fragment)) return [];
    return [`${file}:${line} links to #${fragment} of ${target}, which has no such heading.`];
  });
}

const checkPlaces = (rules: readonly Rule[]) =>
  rules.flatMap(({ id, line, where }) =>
    where
      .filter((place) => !exists(place))
      .map((place) => `${specificationFile}:${line} places ${id} in ${place}, which does not exist.`),
  );

const { rows, faults } = parseFeatures(readText(tableFile));
const specification = parseSpecification(readText(specificationFile));
const sources = listFiles(sourceFiles);
const areas = new Set(rows.map(({ area }) => area));
const mentions = sources.filter(isTestFile).flatMap((file) => findTestedIds(readText(file), areas).map((id) => ({ id, file })));
const known = new Set([...rows, ...specification.rules].map(({ id }) => id));
if (!process.argv.includes('--check')) printReport(rows, mentions);
const problems = [
  ...faults.map((fault) => `${tableFile}: ${fault}`),
  ...compareWithTests(rows, mentions),
  ...specification.faults.map((fault) => `${specificationFile}: ${fault}`),
  ...checkPlaces(specification.rules),
  ...checkSources(
    known,
    sources.filter((file) => !isAboutIds(file)),
  ),
  ...checkPoints(known),
  ...listFiles(documents).flatMap(checkLinks),
  ...listFiles(documents)
    .filter((file) => file !== specificationFile)
    .flatMap(checkDocument),
];
for (const sentence of problems) console.error(sentence);
if (problems.length > 0) process.exitCode = 1;
