import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.ts';

interface AddedScript {
  /** Gzipped bytes loaded when the form opens, in addition to the page. */
  readonly opened: number;
  /** Gzipped bytes loaded after the first key, for the following steps. */
  readonly later: number;
}

/** The captcha's iframe keeps a connection open, so that the network is never idle. */
const settleMs = 2_000;

/** Measures the site's scripts that load when a visitor opens the registration form on the front page. */
export async function measureRegistrationScript(siteUrl: string, locale = 'en-UN'): Promise<AddedScript> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      const url = response.url();
      if (!url.startsWith(`${siteUrl}/_next/`) || !new URL(url).pathname.endsWith('.js')) return;
      sizes.set(url, gzipSync(await response.body()).byteLength);
    });
    const total = async () => {
      await page.waitForTimeout(settleMs);
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    };
    await page.goto(`${siteUrl}/${locale}`, { waitUntil: 'load' });
    const before = await total();
    await page.locator(`header a[href="/${locale}/signup"]`).click();
    const email = page.locator('input[name="email"]');
    await email.waitFor();
    const opened = (await total()) - before;
    await email.pressSequentially('a');
    return { opened, later: (await total()) - before - opened };
  } finally {
    await browser.close();
  }
}
