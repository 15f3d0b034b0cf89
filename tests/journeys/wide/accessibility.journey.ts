import { expect, type Locator, test } from '@playwright/test';
import { sidewaysScroll } from '../support/complaints.ts';
import { getMessages } from '../support/messages.ts';
import { expectAccessibleDialogs, expectAccessiblePages, keyPages, phone } from '../support/pages/accessible-pages.ts';
import { findErrors } from '../support/pages/axe.ts';
import { pageTypes } from '../support/pages/page-types.ts';
import { balanceButton, signIn } from '../support/player.ts';

const desktop = { width: 1_440, height: 900 };
/** Languages differ only in text length, so most are tested at one size. Finnish on a phone is below. */
const combinations = [
  ['en-UN', 'phone', phone],
  ['en-UN', 'desktop', desktop],
  ['fr-CA', 'desktop', desktop],
] as const;
const pages = [...pageTypes, '/none'];

for (const [code, size, viewport] of combinations) {
  test.describe(`MKT-01 accessible in ${code} on a ${size}`, () => {
    test.use({ viewport });

    test('the pages of a visitor', async ({ page }) => {
      test.slow();
      for (const address of pages) {
        await page.goto(`/${code}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await findErrors(page), `/${code}${address}`).toEqual([]);
        expect.soft(await sidewaysScroll(page), `/${code}${address} scrolls sideways`).toBe(0);
      }
    });

    test('the sign-in dialog, the registration form and the transactions', async ({ page, context }) => {
      test.slow();
      await expectAccessibleDialogs(page, context, code);
    });
  });
}

test.describe('on the narrowest screen, which equals a page at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const code of ['fi-FI', 'de-AT', 'cl-CL']) {
    test(`nothing scrolls sideways in ${code}`, async ({ page, context }) => {
      test.slow();
      const expectNoScroll = async (address: string) => {
        await page.goto(`/${code}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await sidewaysScroll(page), `/${code}${address} scrolls sideways`).toBe(0);
      };
      for (const address of pages) await expectNoScroll(address);
      await signIn(context, 'cleo.vip');
      for (const address of ['', '/online-casino', '/my-account/banking/transactions']) {
        await expectNoScroll(address);
        await expect(balanceButton(page, getMessages(code))).toBeVisible();
        expect.soft(await sidewaysScroll(page), `/${code}${address} scrolls sideways for a player`).toBe(0);
      }
    });
  }
});

test.describe('with the colours of a contrast theme', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen differs from what is not, buttons of tiles have a shape, and dialogs hide what is below', async ({
    page,
  }) => {
    const { recovery, tiles, consent, footer } = getMessages('en-UN');
    /** Whether an element looks different after an action. */
    async function expectChange(element: Locator, act: () => Promise<void>): Promise<void> {
      const before = await element.screenshot();
      await act();
      await page.mouse.move(0, 0);
      expect(before.equals(await element.screenshot())).toBe(false);
    }
    await page.goto('/en-UN/reset-password');
    const radio = page.getByRole('radio', { name: recovery.channelSms });
    await expectChange(radio, () => page.getByRole('radio', { name: recovery.channelEmail }).check());

    await page.goto('/en-UN/online-casino');
    const menu = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    const [current, other] = [
      menu.and(page.locator('[aria-current]')).first(),
      menu.and(page.locator(':not([aria-current])')).first(),
    ];
    await expect(current).toHaveCSS('outline-style', 'solid');
    await expect(other).toHaveCSS('outline-style', 'none');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `${tiles.favorite}:` })
      .first();
    await expectChange(heart, async () => void (await heart.evaluate((button) => button.style.setProperty('--icon', 'none'))));
    await page.getByRole('button', { name: tiles.filter }).filter({ visible: true }).click();
    const panel = page.getByRole('dialog', { name: tiles.filter });
    await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const box = panel.getByRole('checkbox').first();
    await expectChange(box, async () => {
      await box.check();
      await box.blur();
    });
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: footer.cookies }).click();
    const toggle = page.getByRole('dialog', { name: consent.settings }).getByRole('checkbox').nth(1);
    await expectChange(toggle, async () => {
      await toggle.click();
      await toggle.blur();
    });
  });
});

test.describe('MKT-01 OPS-02 in Finnish on a phone', () => {
  test.use({ viewport: phone });
  const others = pages.filter((path) => !keyPages.some((key) => key === path));

  for (const part of [0, 1]) {
    test(`the pages that the short test leaves out, part ${part + 1}`, async ({ page }) => {
      test.slow();
      await expectAccessiblePages(
        page,
        others.filter((_, index) => index % 2 === part),
      );
    });
  }
});
