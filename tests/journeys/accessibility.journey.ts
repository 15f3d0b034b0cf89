import { expect, test } from '@playwright/test';
import { findFaults } from './support/axe.ts';
import { sidewaysScroll } from './support/complaints.ts';
import { signUpDialog } from './support/newcomer.ts';
import { pageTypes } from './support/page-types.ts';
import { balanceButton, signInDialog, signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1_440, height: 900 };
/** Other languages are longer, not otherwise built: each at one size is enough. */
const sights = [
  ['en-UN', 'phone', phone],
  ['en-UN', 'desktop', desktop],
  ['fi-FI', 'phone', phone],
  ['fr-CA', 'desktop', desktop],
] as const;
const pages = [...pageTypes, '/none'];

for (const [code, size, viewport] of sights) {
  test.describe(`MKT-01 accessible in ${code} on a ${size}`, () => {
    test.use({ viewport });

    test('the pages of a visitor', async ({ page }) => {
      test.slow();
      for (const address of pages) {
        await page.goto(`/${code}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await findFaults(page), `/${code}${address}`).toEqual([]);
        expect.soft(await sidewaysScroll(page), `/${code}${address} scrolls sideways`).toBe(0);
      }
    });

    test('the sign-in dialog, the registration form and the transactions', async ({ page, context }) => {
      test.slow();
      const words = wordsOf(code);
      await page.goto(`/${code}#sign-in`);
      await expect(signInDialog(page, words)).toBeVisible();
      await expect(signInDialog(page, words)).toHaveCSS('opacity', '1');
      expect.soft(await findFaults(page), 'the sign-in dialog').toEqual([]);
      await page.goto(`/${code}/signup`);
      await expect(signUpDialog(page, words)).toHaveCSS('opacity', '1');
      await signUpDialog(page, words).getByRole('button', { name: words.registration.next }).click();
      await expect(signUpDialog(page, words).getByLabel(words.registration.email)).toBeFocused();
      expect.soft(await findFaults(page), 'the registration form').toEqual([]);
      await page.goto(`/${code}/signup?error=sms-max-attempts`);
      await expect(signUpDialog(page, words).getByRole('heading', { level: 3 })).toBeVisible();
      await expect(signUpDialog(page, words)).toHaveCSS('opacity', '1');
      expect.soft(await findFaults(page), 'the registration that is over for today').toEqual([]);
      await page.goto(`/${code}/signup/pnp`);
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
      await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
      expect.soft(await findFaults(page), 'pay-and-play').toEqual([]);
      await signInQuietly(context, 'cleo.vip');
      await page.goto(`/${code}/my-account/banking/transactions`);
      await expect(page.getByRole('button', { name: words.transactions.loadMore })).toBeVisible();
      expect.soft(await findFaults(page), 'the transactions').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'the transactions scroll sideways').toBe(0);
    });
  });
}

test.describe('on the smallest screen, which is a page enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const code of ['fi-FI', 'de-AT', 'cl-CL']) {
    test(`nothing leads sideways in ${code}`, async ({ page, context }) => {
      test.slow();
      const look = async (address: string) => {
        await page.goto(`/${code}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await sidewaysScroll(page), `/${code}${address} scrolls sideways`).toBe(0);
      };
      for (const address of pages) await look(address);
      await signInQuietly(context, 'cleo.vip');
      for (const address of ['', '/online-casino', '/my-account/banking/transactions']) {
        await look(address);
        await expect(balanceButton(page, wordsOf(code))).toBeVisible();
        expect.soft(await sidewaysScroll(page), `/${code}${address} scrolls sideways for a player`).toBe(0);
      }
    });
  }
});
