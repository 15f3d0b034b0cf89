import { type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { buildSeed } from '#sandbox/data/seed.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { prepareSite } from '../prepare.ts';
import { startStack } from '../stack.ts';
import { growContent } from './grow.ts';
import { median } from './measure.ts';

/**
 * `npm run bench:search`: how much script a letter costs that is typed into a lobby of 1,200 games, on a phone with a
 * processor slowed down four times, until what is found is painted, by name and colour; and how long the slowest key
 * waits for its paint (INP). Ends with a fault when it is more than wanted.
 */
const wantedMs = 8;
const wantedInpMs = 100;
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

/** Milliseconds from each key to the paint that answers it, as browsers tell them to web vitals. */
function hearInteractions(): void {
  const waits = new Map<number, number>();
  Object.assign(window, { interactionWaits: waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0) continue;
      waits.set(entry.interactionId, Math.max(waits.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function interactionWaits(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const waits: unknown = Reflect.get(window, 'interactionWaits');
    return waits instanceof Map ? [...waits.values()].map(Number) : [];
  });
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
  await page.evaluate(hearInteractions);
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
      // What is found is drawn whole, and the address written, before the next letter.
      await page.waitForTimeout(600);
    }
    await field.fill('');
    await page.waitForTimeout(600);
  }
  const sorted = [...costs].sort((one, other) => one - other);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const waits = await interactionWaits(page);
  const slowest = Math.max(...waits);
  isGood = median(costs) <= wantedMs && waits.length > 0 && slowest < wantedInpMs;
  console.info(
    `a key: ${slowest} ms at most until its paint, ${median(waits)} ms in the middle, over ${waits.length} keys that took 16 ms and more; under ${wantedInpMs} ms wanted`,
  );
  console.info(
    `a letter: ${median(costs).toFixed(1)} ms of script in the middle, ${slow.toFixed(1)} ms for one in twenty, ${sorted.at(-1)?.toFixed(1)} ms at most, over ${costs.length} letters at ${slowDown} times slow-down; ${wantedMs} ms wanted: ${isGood ? 'reached' : 'NOT reached'}`,
  );
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(isGood ? 0 : 1);
