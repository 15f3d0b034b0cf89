import { expect, test } from '@playwright/test';
import { documentId } from '../../sandbox/data/content/document.ts';
import { publish, readDocument } from './support/editor.ts';

test('MKT-31 a market that editors close is neither offered nor open', async ({ page }) => {
  test.slow();
  const id = documentId('market', 'IN');
  const { _rev, ...open } = await readDocument(id);
  const offered = page.getByRole('link', { name: /^India/, includeHidden: true });
  await page.goto('/pe-PE');
  await expect(offered).toHaveCount(1);
  try {
    await publish({ createOrReplace: { ...open, active: false } });
    await expect.poll(async () => (await page.goto('/pe-PE')) && (await offered.count())).toBe(0);
    await expect
      .poll(async () => (await page.request.get('/inen-IN', { maxRedirects: 0 })).status(), { timeout: 30_000 })
      .toBe(307);
  } finally {
    await publish({ createOrReplace: open });
  }
});
