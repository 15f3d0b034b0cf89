import type { Frame, Page } from '@playwright/test';

/** Collects a page's console errors, uncaught errors and failed requests. */
export function listenForComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts requests for images that are no longer needed.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`);
  });
  return complaints;
}

/** How far a page can be scrolled horizontally, in pixels; should be 0. */
export function sidewaysScroll(place: Page | Frame): Promise<number> {
  return place.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
