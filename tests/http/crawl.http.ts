import { test } from '@playwright/test';
import { crawl } from './support/crawl.ts';

// The other locales are among the wide tests.
test('J38 CNT-24 every link from the Finnish front page, and from the pages it leads to, works; every public page is complete and in the sitemap', async ({
  request,
}) => {
  test.slow();
  await crawl(request, 'fi-FI');
});
