import { test } from '@playwright/test';
import { firstVisit } from '../support/consent.ts';
import { expectQuietNotice } from '../support/cookie-notice.ts';

test.use({ storageState: firstVisit });

for (const code of ['en-UN', 'fr-CA']) {
  test(`CKI-02 on a phone in ${code} the notice causes no layout shift, and the page’s own action stays visible`, async ({
    page,
  }) => {
    await expectQuietNotice(page, code);
  });
}
