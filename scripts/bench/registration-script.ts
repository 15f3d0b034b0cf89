import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.ts';

interface Added {
  /** Bytes of gzip that the form needs to be filled in, over the page it opens on. */
  readonly opened: number;
  /** What comes on top of that once somebody types: the steps that follow. */
  readonly later: number;
}

/** The frame of the person test keeps its connection: the network is never idle. */
const settleMs = 2_000;

/** What a visitor's browser loads in scripts of the site when he presses “open account” on the front page of a locale. */
export async function registrationScript(siteUrl: string, locale = 'en-UN'): Promise<Added> {
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
