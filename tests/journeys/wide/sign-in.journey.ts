import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages, type Messages } from '../support/messages.ts';
import { emailOf, fillSignIn, signInDialog } from '../support/player.ts';

const phone = { width: 390, height: 844 };

interface Refused {
  readonly rows: string;
  readonly path: string;
  readonly handle: string;
  readonly title: (messages: Messages['signIn']) => string;
  readonly links: readonly string[];
}

const refused: readonly Refused[] = [
  {
    rows: 'LOG-06',
    path: '/fi-FI',
    handle: 'jon.timeout',
    title: (messages) => messages.errorTimeout,
    links: ['/fi-FI/contact', '/fi-FI/responsible-gambling'],
  },
  {
    rows: 'LOG-07',
    path: '/fi-FI',
    handle: 'kim.excluded',
    title: (messages) => messages.errorExclusion,
    links: ['/fi-FI/responsible-gambling', '/fi-FI/closed-account', '/fi-FI/contact'],
  },
  {
    rows: 'LOG-08',
    path: '/no-NO',
    handle: 'lea.indef',
    title: (messages) => messages.errorExclusionIndefinite,
    links: ['/no-NO/responsible-gambling', '/no-NO/closed-account', '/no-NO/contact'],
  },
  {
    rows: 'LOG-10',
    path: '/en-UN',
    handle: 'nia.black',
    title: (messages) => messages.errorBlacklisted,
    links: ['/en-UN/contact'],
  },
  {
    rows: 'LOG-11',
    path: '/de-AT',
    handle: 'max.closed',
    title: (messages) => messages.errorClosed,
    links: ['/de-AT/closed-account', '/de-AT/contact'],
  },
];

for (const viewport of [phone, { width: 1_440, height: 900 }]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });
    for (const { rows, path, handle, title, links } of refused) {
      test(`${rows} the refusal of ${handle} replaces the form and links to the next step`, async ({ page }) => {
        const messages = getMessages(path.split('/')[1] ?? '');
        await page.goto(`${path}#sign-in`);
        await fillSignIn(page, messages, emailOf(handle));
        const dialog = page.getByRole('dialog', { name: title(messages.signIn) });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('button')).toHaveCount(1);
        // The help lines of a country are links, too: to other sites and telephones.
        const ownLinks = dialog.locator('a[href^="/"]');
        for (const [at, href] of links.entries()) await expect(ownLinks.nth(at)).toHaveAttribute('href', href);
        await ownLinks.first().click();
        await expect(page).toHaveURL(siteUrl + (links[0] ?? ''));
        await expect(dialog).toBeHidden();
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/fr-CA', '/de-AT/promotions', '/pt-BR/responsible-gambling', '/no-NO/none', '/en-UN/401']) {
    test(`XTR-30 side panel and sign-in open at ${path} and keep the locale`, async ({ page }) => {
      const code = path.split('/')[1] ?? '';
      const messages = getMessages(code);
      await page.goto(path);
      const language = await page.locator('html').getAttribute('lang');
      await page.getByRole('banner').getByRole('button', { name: messages.shell.menu }).click();
      const panel = page.getByRole('dialog', { name: messages.shell.menu });
      await expect(panel.getByRole('link', { name: messages.shell.promotions })).toHaveAttribute('href', `/${code}/promotions`);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: messages.shell.signIn }).click();
      await expect(signInDialog(page, messages)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
    });
  }

  test('RTE-46 RTE-47 tapping a live table opens the sign-in on the same page', async ({ browser }) => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
    const context = await browser.newContext({ viewport: phone, userAgent, storageState: test.info().project.use.storageState });
    const page = await context.newPage();
    const table = '/live-casino-online/play/evolution/roulette';
    const messages = getMessages('fi-FI');
    await page.goto('/fi-FI/promotions');
    await page.evaluate((href) => window.location.assign(href), `/fi-FI${table}`);
    await expect(signInDialog(page, messages)).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('return')]).toEqual(['/fi-FI/promotions', table]);
    await fillSignIn(page, messages, emailOf('ben.one'));
    await expect(page).toHaveURL(`${siteUrl}/fi-FI${table}`);
    await context.close();
  });
});
