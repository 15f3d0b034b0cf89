import { root } from '../root.ts';
import { describeViolations, domainImports, findCircles, readImports } from './import-graph.ts';
import { findZodInBrowsers } from './zod-in-browsers.ts';

// The folder can be an argument, so that a test can check that each rule finds a violation.
const folder = process.argv.find((argument) => argument.startsWith('--folder='))?.slice('--folder='.length) ?? root;

const result = await readImports(folder);
const imports = domainImports(result.modules);
const faults = [
  ...describeViolations(result),
  ...findZodInBrowsers(folder, result.modules).map((files) => `no-zod-in-browsers: ${files.join(' → ')}`),
  ...findCircles(imports).map((circle) => `no-circular-domains: ${circle.join(' → ')}`),
];

if (process.argv.includes('--map')) {
  for (const [domain, others] of [...imports].sort()) console.info(`${domain} → ${[...others].sort().join(', ') || 'nothing'}`);
}
for (const fault of faults) console.error(fault);
console.info(`${result.modules.length} modules, ${imports.size} domains, ${faults.length} broken import rules`);
process.exitCode = faults.length === 0 ? 0 : 1;
