import { test } from '@playwright/test';
import { expectAccessibleDialogs, expectAccessiblePages, keyPages, phone } from './support/pages/accessible-pages.ts';

test.use({ viewport: phone });

/** Several pages share a test, because creating a browser context takes as long as loading a page. */
for (const part of [0, 1]) {
  test(`MKT-01 OPS-02 key pages, part ${part + 1}: accessible, large enough for fingers, no wider than a phone, no error, no request to another machine`, async ({
    page,
  }) => {
    await expectAccessiblePages(
      page,
      keyPages.filter((_, index) => index % 2 === part),
    );
  });
}

test('MKT-01 the sign-in dialog, the registration form and the transactions are accessible', async ({ page, context }) => {
  await expectAccessibleDialogs(page, context, 'fi-FI');
});
