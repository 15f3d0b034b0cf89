import { callSite } from '#lib/core/api/browser.ts';
import type { BrowserSettings } from './browser-settings.ts';

let pending: Promise<BrowserSettings> | undefined;

/** The browser's runtime settings for the page's market, fetched once per document. Throws `CallError`; the next call then retries. */
export async function browserSettings(): Promise<BrowserSettings> {
  const market = document.documentElement.dataset.locale?.split('-')[1] ?? '';
  pending ??= callSite<BrowserSettings>(`/api/config?market=${encodeURIComponent(market)}`);
  try {
    return await pending;
  } catch (error) {
    pending = undefined;
    throw error;
  }
}
