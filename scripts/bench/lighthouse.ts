import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { prepareSite } from '../prepare.ts';
import { startStack } from '../stack.ts';
import { median } from './measure.ts';

/**
 * `npm run lighthouse`: measures the landing pages with Lighthouse's defaults for a phone and prints the median of five runs.
 * `npm run lighthouse -- 1` measures once. Exits with code 1 when a score misses its target.
 */
const pages = [
  '/fi-FI',
  '/fi-FI/online-casino',
  '/fi-FI/live-casino-online',
  '/fi-FI/promotions/casino/friday-free-spins',
  '/fi-FI/landing/welcome-offer',
  '/fi-FI/responsible-gambling',
];
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];
const debuggingPort = 3_969;
const times = Number(process.argv[2] ?? 5);

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  readonly shift: number;
  readonly paintMs: number;
  /** Titles of the audits that lowered a score. */
  readonly issues: readonly string[];
}

async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse could not measure ${url}.`);
  const { audits, categories: scored } = result.lhr;
  const score = (name: Category) => Math.round((scored[name]?.score ?? 0) * 100);
  const issues = categories.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (name === 'performance' ? 0.9 : 1))
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    paintMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    issues,
  };
}

await prepareSite('.bench');
const stack = await startStack({ port: 3_970, portOffset: 2_100, folder: '.bench/lighthouse' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
});
let isReached = true;
try {
  const rows: string[][] = [['page', ...categories, 'CLS', 'LCP']];
  for (const page of pages) {
    const url = stack.siteUrl + page;
    await (await fetch(url)).text();
    const runs: Run[] = [];
    for (let turn = 0; turn < times; turn += 1) runs.push(await measure(url, debuggingPort));
    const scores = Object.fromEntries(categories.map((name) => [name, median(runs.map((run) => run.scores[name]))]));
    const shift = median(runs.map((run) => run.shift));
    isReached &&= shift === 0 && categories.every((name) => (scores[name] ?? 0) >= targets[name]);
    const paint = Math.round(median(runs.map((run) => run.paintMs)));
    rows.push([page, ...categories.map((name) => String(scores[name])), shift.toFixed(3), `${paint} ms`]);
    for (const issue of new Set(runs.flatMap((run) => run.issues))) console.info(`${page}: ${issue}`);
  }
  for (const row of rows) console.info(row.map((cell, at) => cell.padEnd(at === 0 ? 46 : 15)).join(''));
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(isReached ? 0 : 1);
