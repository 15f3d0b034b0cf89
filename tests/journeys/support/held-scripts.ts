import type { Page } from '@playwright/test';

/** Opens a page whose scripts do not come until `release` is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<{ readonly release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return {
    async release() {
      held.resolve();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}
