import { expect, test } from '@playwright/test';
import { expectAccessibleDialogs } from './support/accessible-dialogs.ts';
import { findErrors } from './support/axe.ts';
import { listenForComplaints, sidewaysScroll } from './support/complaints.ts';
import { pageTypes } from './support/page-types.ts';
import { untilQuiet } from './support/quiet.ts';
import { listLowTargets } from './support/reach.ts';

const height = 844;
test.use({ viewport: { width: 390, height } });

/** Several pages share a test, because creating a browser context takes as long as loading a page. */
const parts = Array.from({ length: 4 }, (_, part) => [...pageTypes, '/none'].filter((_page, index) => index % 4 === part));

for (const [part, pages] of parts.entries()) {
  test(`MKT-01 OPS-02 page types, part ${part + 1}: accessible, large enough for fingers, no wider than a phone, no error, no request to another machine`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    for (const path of pages) {
      const address = `/fi-FI${path}`;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await findErrors(page), address).toEqual([]);
      expect.soft(await listLowTargets(page), `${address} has targets that are too low for a finger`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${address} scrolls sideways`).toBe(0);
      // A width of 320 pixels equals 1280 pixels at 400 % zoom (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height });
      // The captcha chooses its size when it loads.
      if (path === '/reset-password') await page.reload();
      expect.soft(await sidewaysScroll(page), `${address} scrolls sideways at 320 pixels`).toBe(0);
      await page.setViewportSize({ width: 390, height });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await untilQuiet(page);
    }
    expect([...hosts].filter((host) => !['localhost', '127.0.0.1', ''].includes(host))).toEqual([]);
    expect(complaints.filter((complaint) => !/status of 404 .*\/fi-FI\/none/.test(complaint))).toEqual([]);
  });
}

test('MKT-01 the sign-in dialog, the registration form and the transactions are accessible', async ({ page, context }) => {
  await expectAccessibleDialogs(page, context, 'fi-FI');
});
