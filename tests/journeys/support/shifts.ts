import type { Page } from '@playwright/test';

/** Adds up what moves on the pages that are opened from now on, as browsers count it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const root = document.documentElement;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) root.dataset.shifts = String(Number(root.dataset.shifts ?? 0) + Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far; less than 0.002 is a letter's width when a font arrives. */
export async function shiftsOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-shifts')) ?? 0);
}
