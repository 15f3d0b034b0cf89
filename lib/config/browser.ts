import { askSite } from '#lib/platform/browser.ts';
import type { BrowserSettings } from './browser-settings.ts';

let asked: Promise<BrowserSettings> | undefined;

/** The browser's runtime settings for the page's market, asked for once per document. Throws `CallError`; the next call then asks again. */
export async function browserSettings(): Promise<BrowserSettings> {
  const market = document.documentElement.dataset.locale?.split('-')[1] ?? '';
  asked ??= askSite<BrowserSettings>(`/api/config?market=${encodeURIComponent(market)}`);
  try {
    return await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
