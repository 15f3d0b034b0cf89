import { expect, test } from '@playwright/test';
import { audiences } from '#lib/core/market/audience.ts';
import { pageTypes } from '../journeys/support/page-types.ts';

/** The response header with the state of the page cache: `HIT` for a cached page. */
const stateHeader = 'x-nextjs-cache';

for (const audience of audiences) {
  test(`CNT-24 every page type of audience ${audience} is rendered once and then served from the cache`, async ({ request }) => {
    test.slow();
    // Only the cookie selects the audience; cached pages contain nothing that needs a session.
    const cookie = audience === 'visitor' ? '' : `audience=${audience}`;
    const stateOf = async (address: string) => {
      const response = await request.get(address, { headers: { Cookie: cookie } });
      expect(response.status(), address).toBe(200);
      expect(response.headers()['cache-control'], address).toBe('private, no-cache');
      return response.headers()[stateHeader];
    };
    expect(pageTypes.length).toBeGreaterThan(20);
    for (const page of pageTypes) {
      const address = `/no-NO${page}`;
      // A page rendered within seconds of a publish is not cached, and another test may just have published.
      await stateOf(address);
      await expect.poll(() => stateOf(address), { message: address, intervals: [200, 1_000, 2_000, 4_000] }).toBe('HIT');
    }
  });
}
