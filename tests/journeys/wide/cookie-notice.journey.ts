import { expect, test } from '@playwright/test';
import { firstVisit } from '../support/consent.ts';
import { expectQuietNotice } from '../support/cookie-notice.ts';
import { getMessages } from '../support/messages.ts';

test.use({ storageState: firstVisit });

for (const code of ['en-UN', 'fr-CA']) {
  test(`CKI-02 on a phone in ${code} the notice causes no layout shift, and the page’s own action stays visible`, async ({
    page,
  }) => {
    await expectQuietNotice(page, code);
  });
}

for (const [code, height] of [
  ['en-UN', 256],
  // A laptop, in a market with a bar above the header.
  ['fi-FI', 155],
] as const) {
  test(`CKI-02 XTR-07 at 400 % zoom, ${height} px high, every choice of the notice in ${code} can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await page.goto(`/${code}`);
    const { consent } = getMessages(code);
    const notice = page.getByRole('region', { name: consent.title });
    for (const name of [consent.acceptAll, consent.onlyEssentials, consent.choose]) {
      const button = notice.getByRole('button', { name });
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await notice.getByRole('button', { name: consent.onlyEssentials }).click();
    await expect(notice).toBeHidden();
  });
}
