import { expect, test } from '@playwright/test';
import { documentId } from '../../sandbox/data/content/document.ts';
import { publish, readDocument } from '../journeys/support/editor.ts';
import { linksIn, readPage } from './support/page.ts';

test('MKT-31 a market that editors disable is neither offered nor reachable', async ({ request }) => {
  test.slow();
  const id = documentId('market', 'IN');
  const { _rev, ...open } = await readDocument(id);
  const isOffered = async () => linksIn((await readPage(request, '/pe-PE')).document).includes('/inen-IN');
  const statusOf = async () => (await request.get('/inen-IN', { maxRedirects: 0 })).status();
  expect(await isOffered()).toBe(true);
  expect(await statusOf()).toBe(200);
  try {
    await publish({ createOrReplace: { ...open, active: false } });
    await expect.poll(isOffered).toBe(false);
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(307);
  } finally {
    await publish({ createOrReplace: open });
  }
  await expect.poll(isOffered).toBe(true);
  await expect.poll(statusOf, { timeout: 30_000 }).toBe(200);
});
