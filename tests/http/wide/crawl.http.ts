import { test } from '@playwright/test';
import { siteLocales } from '#lib/core/market/markets.ts';
import { crawl } from '../support/crawl.ts';

/** Finland is in the short test. */
const others = siteLocales.filter(({ locale }) => locale !== 'fi-FI');

for (const { locale } of others) {
  test(`J38 CNT-24 every link from the front page of ${locale}, and from the pages it leads to, works; every public page is complete and in the sitemap`, async ({
    request,
  }) => {
    test.slow();
    await crawl(request, locale);
  });
}
