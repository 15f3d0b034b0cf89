import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { type Finding, findInFileName, findInMarkdown, findInSource, findInSql } from './check-words-rules.ts';
import { findPlaceholderReplacements } from './placeholder-rule.ts';

const patterns = [
  '{app,components,lib,sandbox,scripts,tests}/**/*.{ts,tsx,mjs}',
  '*.{ts,mjs}',
  'README.md',
  'docs/**/*.md',
  'sandbox/**/README.md',
  'sandbox/database/migrations/*.sql',
];
/** Code that uses the message catalogs. */
const translated = /^(?:app|components|lib|sandbox)\//;

function checkFile(file: string): Finding[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) return [...findInFileName(file), ...findInMarkdown(text, file)];
  if (file.endsWith('.sql')) return [...findInFileName(file), ...findInSql(text, file)];
  const replacements = translated.test(file) ? findPlaceholderReplacements(text, file) : [];
  return [...findInFileName(file), ...findInSource(text, file), ...replacements];
}

function printCounts(findings: readonly Finding[]): void {
  const folderOf = ({ file }: Finding) => file.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
  const folders = Map.groupBy(findings, folderOf);
  const sorted = [...folders].sort(([, a], [, b]) => b.length - a.length);
  for (const [folder, found] of sorted) console.error(`${String(found.length).padStart(6)}  ${folder}`);
}

/** `node scripts/checks/check-words.ts [--counts] [folder…]`: every banned word with file and line, then a count per folder. */
function main(args: readonly string[]): void {
  const folders = args.filter((arg) => !arg.startsWith('--'));
  const isWanted = (file: string) => folders.length === 0 || folders.some((folder) => file.startsWith(folder));
  const findings = [...new Set(globSync(patterns, { cwd: root }))].sort().filter(isWanted).flatMap(checkFile);
  if (!args.includes('--counts'))
    for (const { file, line, word, where, instead } of findings)
      console.error(`${file}:${line} "${word}" in ${where}: say ${instead}`);
  if (findings.length === 0) return;
  printCounts(findings);
  console.error(`${findings.length} words to replace`);
  process.exitCode = 1;
}

main(process.argv.slice(2));
