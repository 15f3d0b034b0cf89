import { type Browser, chromium, devices } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../../chromium.ts';
import { prepareSite } from '../../prepare.ts';
import { startStack } from '../../stack.ts';
import { type Picture, startBareSite } from '../bare-site.ts';
import { median } from '../measure.ts';

/**
 * `npm run lighthouse`: measures pages with Lighthouse's defaults for a phone, in turns with a bare Next page of the size of the
 * front page that has the front page's largest picture above its text, and prints the medians of five runs. `npm run lighthouse
 * -- 1` measures once. Exits with code 1 when a score misses its target, is more than two points below that of the bare page, or
 * the largest paint comes later than 1.15 of it.
 */
const pages = [
  '/fi-FI',
  '/fi-FI/online-casino',
  '/fi-FI/live-casino-online',
  '/fi-FI/sportsbook',
  '/fi-FI/signup',
  '/fi-FI/promotions/casino/friday-free-spins',
  '/fi-FI/landing/welcome-offer',
  '/fi-FI/responsible-gambling',
];
const bare = 'bare page';
const barePort = 3_991;
const maxPointsBelow = 2;
const maxPaintRatio = 1.15;
/** Printed as 0.001. */
const minShift = 0.0005;
/** Search engines are kept out of forms, on purpose. */
const unlisted = ['/fi-FI/signup'];
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

/** The picture that is the largest paint of a page on a phone. */
async function largestPicture(browser: Browser, url: string): Promise<Picture> {
  const page = await browser.newPage(devices['Moto G4']);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const source = await page.evaluate(
      (settleMs) =>
        new Promise<string>((resolve) => {
          let largest = { size: 0, url: '' };
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { size: number; url: string })[]) {
              if (entry.url !== '' && entry.size > largest.size) largest = entry;
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          setTimeout(() => resolve(largest.url), settleMs);
        }),
      1_000,
    );
    if (source === '') throw new Error(`No picture of ${url} is painted as its largest part.`);
    const response = await page.request.get(source, { headers: { accept: 'image/avif,image/webp,*/*' } });
    return { bytes: await response.body(), ending: response.headers()['content-type']?.split('/')[1] ?? '' };
  } finally {
    await page.close();
  }
}

interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly shift: number;
  readonly paintMs: number;
}

function middleOf(runs: readonly Run[]): Measured {
  const scoreOf = (name: Category) => median(runs.map((run) => run.scores[name]));
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    shift: median(runs.map((run) => run.shift)),
    paintMs: median(runs.map((run) => run.paintMs)),
  };
}

/** What a page misses. */
function findMisses(name: string, { scores, shift, paintMs }: Measured, baseline: Measured): readonly string[] {
  const low = categories
    .filter((category) => scores[category] < targets[category] && !(category === 'seo' && unlisted.includes(name)))
    .map((category) => `${category} ${scores[category]} of ${targets[category]}`);
  const below = baseline.scores.performance - scores.performance;
  return [
    ...low,
    ...(below > maxPointsBelow ? [`${below} points below the ${bare}`] : []),
    ...(paintMs > baseline.paintMs * maxPaintRatio ? [`paint at ${(paintMs / baseline.paintMs).toFixed(2)} of the ${bare}`] : []),
    ...(shift >= minShift ? [`layout shift ${shift.toFixed(3)}`] : []),
  ];
}

await prepareSite('.bench');
const stack = await startStack({ port: 3_970, portOffset: 2_100, folder: '.bench/lighthouse' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
});
let bareSite: Awaited<ReturnType<typeof startBareSite>> | undefined;
let isReached = true;
try {
  const front = `${stack.siteUrl}/fi-FI`;
  const picture = await largestPicture(browser, front);
  bareSite = await startBareSite(await (await fetch(front)).text(), barePort, {}, picture);
  const urls = new Map([[bare, `http://localhost:${barePort}/`], ...pages.map((page) => [page, stack.siteUrl + page] as const)]);
  const runs = new Map([...urls.keys()].map((name) => [name, [] as Run[]]));
  for (const url of urls.values()) await (await fetch(url)).text();
  for (let turn = 0; turn < times; turn += 1) {
    for (const [name, url] of urls) runs.get(name)?.push(await measure(url, debuggingPort));
    console.info(`round ${turn + 1} of ${times} measured`);
  }
  const baseline = middleOf(runs.get(bare) ?? []);
  console.info(['page'.padEnd(46), ...[...categories, 'CLS', 'LCP'].map((title) => title.padEnd(15))].join(''));
  for (const [name, measured] of runs) {
    const middle = middleOf(measured);
    const cells = [...categories.map((each) => middle.scores[each]), middle.shift.toFixed(3), `${Math.round(middle.paintMs)} ms`];
    const misses = name === bare ? [] : findMisses(name, middle, baseline);
    isReached &&= misses.length === 0;
    console.info([name.padEnd(46), ...cells.map((cell) => String(cell).padEnd(15)), misses.join('; ')].join(''));
    for (const issue of new Set(measured.flatMap((run) => run.issues))) console.info(`  ${issue}`);
  }
} finally {
  await bareSite?.stop();
  await browser.close();
  await stack.stop();
}
process.exit(isReached ? 0 : 1);
