import { writeFileSync } from 'node:fs';
import { openBackend } from './backend.ts';
import { points, selectPoints } from './points.ts';
import { describeRun, writeLine, writeSkipped, writeTotals } from './report/console.ts';
import { writeJunit } from './report/junit.ts';
import { writeMarkdown } from './report/markdown.ts';
import { runPoints } from './run.ts';
import { readSettings } from './settings.ts';

/** Tests a backend against the contract of the site: `npm run conformance -- --platform https://… --identity https://…`. */
async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env);
  const selected = selectPoints(points, settings.only);
  if (settings.list) {
    for (const { id, title, rule } of selected) console.info(`${id.padEnd(28)} ${title} (${rule})`);
    return;
  }
  console.info(describeRun(selected, settings));
  const outcomes = await runPoints(selected, openBackend(settings), (outcome) => {
    if (outcome.result !== 'skipped') console.info(writeLine(outcome));
  });
  for (const line of writeSkipped(outcomes)) console.info(line);
  console.info(writeTotals(outcomes));
  if (settings.report) writeFileSync(settings.report, writeMarkdown(outcomes, new Date()));
  if (settings.junit) writeFileSync(settings.junit, writeJunit(outcomes));
  // A run that tested nothing proves nothing.
  process.exitCode =
    outcomes.every(({ result }) => result !== 'failed') && outcomes.some(({ result }) => result === 'passed') ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
