import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { openWithoutScripts } from '../support/held-scripts.ts';
import { getMessages, type Messages } from '../support/messages.ts';
import { emailOf, fillSignIn, signInDialog } from '../support/player.ts';
import { untilHydrated } from '../support/quiet.ts';

const messages = getMessages('fi-FI');
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: messages.shell.signIn });
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

test('LOG-05 a click before the scripts are loaded opens the sign-in once they are loaded', async ({ page }) => {
  const clicks = [
    ['/fi-FI', signInButton(page)],
    ['/fi-FI/401', page.getByRole('main').getByRole('link', { name: messages.status.unauthorisedAction })],
  ] as const;
  for (const [path, target] of clicks) {
    const { release } = await openWithoutScripts(page, path);
    await target.click();
    await expect(signInDialog(page, messages)).toHaveCount(0);
    await release();
    await expect(signInDialog(page, messages), path).toBeVisible();
  }
});

test('J14 RTE-41 RTE-42 GAM-28 a live table asks a visitor to sign in, also without a new document, and opens afterwards', async ({
  page,
}) => {
  const english = getMessages('en-UN');
  const table = '/live-casino-online/play/evolution/harbour-roulette';
  await page.goto('/en-UN/promotions');
  await untilHydrated(page);
  await page.evaluate((href) => {
    const { next } = window as unknown as { next: { router: { push(to: string): void } } };
    next.router.push(href);
  }, `/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN\/live-casino-online\?login=1/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/en-UN/live-casino-online`);

  await page.goto(`/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return')).toBe(table);
  await fillSignIn(page, english, emailOf('ben.one'));
  await expect(page).toHaveURL(`${siteUrl}/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Roulette' })).toBeVisible();
});

test('LOG-14 an audience cookie without a session shows no account data', async ({ page, context }) => {
  await context.addCookies([{ name: 'audience', value: 'd1', url: siteUrl }]);
  await page.goto('/fi-FI/my-account');
  await expect(signInDialog(page, messages)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI#sign-in`);
});

test.describe('also on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('LOG-06 a timeout replaces the form with its reason, its duration and contacts for help', async ({ page }) => {
    await page.goto('/fi-FI#sign-in');
    await fillSignIn(page, messages, emailOf('jon.timeout'));
    const refusal = page.getByRole('dialog', { name: messages.signIn.errorTimeout });
    await expect(refusal.getByRole('definition')).toHaveText([
      /2 päivää|47 tuntia/,
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
      /Sinä/,
      /1000\d\d/,
    ]);
    await expect(refusal.getByRole('button')).toHaveCount(1);
    await expect(refusal.getByRole('link', { name: /^\+/ })).toHaveCount(2);
    await refusal.getByRole('link', { name: messages.signIn.linkContact }).click();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/contact`);
    await expect(refusal).toBeHidden();
  });

  test('XTR-30 side panel and sign-in open on any page and keep the locale', async ({ page }) => {
    const french = getMessages('fr-CA');
    await page.goto('/fr-CA/promotions');
    await page.getByRole('banner').getByRole('button', { name: french.shell.menu }).click();
    const panel = page.getByRole('dialog', { name: french.shell.menu });
    await expect(panel.getByRole('link', { name: french.shell.promotions })).toHaveAttribute('href', '/fr-CA/promotions');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: french.shell.signIn }).click();
    await expect(signInDialog(page, french)).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/fr-CA/promotions`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
});
