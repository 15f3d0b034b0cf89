import type { Page } from '@playwright/test';

/** Sums the layout shifts of pages that are opened after this call. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const root = document.documentElement;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) root.dataset.shifts = String(Number(root.dataset.shifts ?? 0) + Number(entry.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far; loading a font can cause up to 0.002. */
export async function readLayoutShifts(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-shifts')) ?? 0);
}
