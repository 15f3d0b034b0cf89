import { type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { buildSeed } from '#sandbox/data/seed.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { prepareSite } from '../prepare.ts';
import { startStack } from '../stack.ts';
import { growContent } from './grow.ts';
import { median } from './measure.ts';

/**
 * `npm run bench:search`: how much script a letter costs that is typed into a lobby of 1,200 games, on a phone with a
 * processor slowed down four times, until what is found is painted. Ends with a fault when it is more than wanted.
 */
const wantedMs = 8;
const slowDown = 4;
const times = 5;
const typed = ['dragon', 'the ', 'fruit', 'paper lantern', 'e', 'zzz'];

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}

/** Resolves behind the next frame. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
      ),
  );
}

await prepareSite('.bench');
const stack = await startStack({ port: 3_975, portOffset: 2_200, folder: '.bench/search' });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
let isGood = false;
try {
  await growContent(stack, buildSeed(new Date(), 'http://127.0.0.1:4103').documents, times);
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: stack.siteUrl });
  await page.goto('/en-UN/online-casino');
  const field = page.getByRole('searchbox');
  await field.fill('warm');
  await page.getByRole('status').filter({ hasText: /found/ }).waitFor();
  await field.fill('');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const costs: number[] = [];
  for (const text of typed) {
    for (const letter of text) {
      const before = await scriptMs(session);
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await painted(page);
      costs.push((await scriptMs(session)) - before);
      // The rest of what is found is drawn, and the address written, before the next letter.
      await page.waitForTimeout(600);
    }
    await field.fill('');
    await page.waitForTimeout(600);
  }
  const sorted = [...costs].sort((one, other) => one - other);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  isGood = median(costs) <= wantedMs;
  console.info(
    `a letter: ${median(costs).toFixed(1)} ms of script in the middle, ${slow.toFixed(1)} ms for one in twenty, ${sorted.at(-1)?.toFixed(1)} ms at most, over ${costs.length} letters at ${slowDown} times slow-down; ${wantedMs} ms wanted: ${isGood ? 'reached' : 'NOT reached'}`,
  );
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(isGood ? 0 : 1);
