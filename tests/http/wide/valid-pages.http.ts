import { test } from '@playwright/test';
import { siteLocales } from '#lib/core/market/markets.ts';
import { expectValidPages } from '../support/valid-pages.ts';

/** The others are in the short test. */
const others = siteLocales.filter(({ locale }) => !['en-UN', 'fi-FI'].includes(locale));

for (const { locale } of others) {
  test(`CNT-24 J38 markup and structured data of every kind of page in ${locale} are valid`, async ({ request }) => {
    test.slow();
    await expectValidPages(request, locale);
  });
}
