import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { prepareSite } from '../prepare.ts';
import { startStack } from '../stack.ts';
import { median } from './measure.ts';

/**
 * `npm run lighthouse`: the kinds of pages that visitors land on, Lighthouse's own defaults for a phone, the median of
 * five runs. `npm run lighthouse -- 1` measures once. Ends with a fault when a figure is below what is wanted.
 */
const pages = [
  '/fi-FI',
  '/fi-FI/online-casino',
  '/fi-FI/live-casino-online',
  '/fi-FI/promotions/casino/friday-free-spins',
  '/fi-FI/landing/welcome-offer',
  '/fi-FI/responsible-gambling',
];
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];
const debuggingPort = 3_969;
const times = Number(process.argv[2] ?? 5);

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  readonly shift: number;
  readonly paintMs: number;
  /** Audits that cost points, by title. */
  readonly faults: readonly string[];
}

async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  if (!result) throw new Error(`${url} could not be measured`);
  const { audits, categories: scored } = result.lhr;
  const score = (name: Category) => Math.round((scored[name]?.score ?? 0) * 100);
  const faults = categories.flatMap((name) =>
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
    faults,
  };
}

await prepareSite('.bench');
const stack = await startStack({ port: 3_970, portOffset: 2_100, folder: '.bench/lighthouse' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
});
let isGood = true;
try {
  const rows: string[][] = [['page', ...categories, 'CLS', 'LCP']];
  for (const page of pages) {
    const url = stack.siteUrl + page;
    await (await fetch(url)).text();
    const runs: Run[] = [];
    for (let turn = 0; turn < times; turn += 1) runs.push(await measure(url, debuggingPort));
    const scores = Object.fromEntries(categories.map((name) => [name, median(runs.map((run) => run.scores[name]))]));
    const shift = median(runs.map((run) => run.shift));
    isGood &&= shift === 0 && categories.every((name) => (scores[name] ?? 0) >= wanted[name]);
    const paint = Math.round(median(runs.map((run) => run.paintMs)));
    rows.push([page, ...categories.map((name) => String(scores[name])), shift.toFixed(3), `${paint} ms`]);
    for (const fault of new Set(runs.flatMap((run) => run.faults))) console.info(`${page}: ${fault}`);
  }
  for (const row of rows) console.info(row.map((cell, at) => cell.padEnd(at === 0 ? 46 : 15)).join(''));
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(isGood ? 0 : 1);
