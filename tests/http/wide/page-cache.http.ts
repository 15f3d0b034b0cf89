import { expect, test } from '@playwright/test';
import { audiences } from '#lib/core/market/audience.ts';
import { cacheFolder } from '../../journeys/support/addresses.ts';
import { pageTypes } from '../../journeys/support/pages/page-types.ts';
import { readStoredPages } from '../support/stored-pages.ts';

for (const audience of audiences) {
  test(`CNT-24 every page type of audience ${audience} is rendered once and then served from the cache`, async ({ request }) => {
    test.slow();
    test.skip(!cacheFolder, 'the cache of a running stack is not known');
    // Only the cookie selects the audience; cached pages contain nothing that needs a session.
    const cookie = audience === 'visitor' ? '' : `audience=${audience}`;
    const visit = async (address: string) => {
      const response = await request.get(address, { headers: { Cookie: cookie } });
      expect(response.status(), address).toBe(200);
      expect(response.headers()['cache-control'], address).toBe('private, no-cache');
    };
    const isStored = (page: string) => readStoredPages().has(`/no-NO/${audience}${page}`);
    expect(pageTypes.length).toBeGreaterThan(20);
    for (const page of pageTypes) {
      // A page rendered within seconds of a publish is not cached, and another test may just have published.
      await expect(async () => {
        await visit(`/no-NO${page}`);
        expect(isStored(page), page).toBe(true);
      }).toPass({ intervals: [200, 1_000, 2_000, 4_000] });
    }
    // A publish of the test before may still expire a page once.
    await expect(async () => {
      const stored = readStoredPages();
      for (const page of pageTypes) await visit(`/no-NO${page}`);
      const later = readStoredPages();
      const renderedAgain = pageTypes.filter((page) => {
        const key = `/no-NO/${audience}${page}`;
        return later.get(key) !== stored.get(key);
      });
      expect(renderedAgain).toEqual([]);
    }).toPass({ intervals: [1_000, 4_000, 10_000], timeout: 60_000 });
  });
}
