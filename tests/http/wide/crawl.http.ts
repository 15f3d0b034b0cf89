import { test } from '@playwright/test';
import { siteLocales } from '#lib/core/market/markets.ts';
import { crawl } from '../support/crawl.ts';

for (const { locale } of siteLocales) {
  test(`J38 CNT-24 every link from the front page of ${locale}, and from the pages it leads to, works; every public page is complete and in the sitemap`, async ({
    request,
  }) => {
    test.slow();
    await crawl(request, locale);
  });
}
