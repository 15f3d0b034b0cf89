import { expect, test } from '@playwright/test';
import { audiences } from '../../lib/content/audience.ts';
import { pageTypes } from './support/page-types.ts';

/** What the page cache says of an answer: made now, or kept. */
const stateHeader = 'x-nextjs-cache';

for (const audience of audiences) {
  test(`CNT-24 every page of ${audience} is made once and then kept`, async ({ request }) => {
    test.slow();
    // The hint alone decides which page is shown; a page holds nothing that a session would open.
    const cookie = audience === 'visitor' ? '' : `audience=${audience}`;
    const stateOf = async (address: string) => {
      const response = await request.get(address, { headers: { Cookie: cookie } });
      expect(response.status(), address).toBe(200);
      expect(response.headers()['cache-control'], address).toBe('private, no-cache');
      return response.headers()[stateHeader];
    };
    for (const page of pageTypes) {
      const address = `/no-NO${page}`;
      // What is made within seconds of a publish is not kept, and another journey may just have published.
      await stateOf(address);
      await expect.poll(() => stateOf(address), { message: address, intervals: [200, 1_000, 2_000, 4_000] }).toBe('HIT');
    }
  });
}
