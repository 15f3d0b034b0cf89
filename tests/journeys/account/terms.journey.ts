import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { accountButton, emailOf, fillSignIn } from '../support/player.ts';

const words = getMessages('fi-FI');
const accept = '/fi-FI/accept-terms-condition';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('RTE-14 TRM-01 TRM-03 TRM-04 TRM-05 RTE-43 new terms must be accepted first; until then the account, the front page and help open', async ({
    page,
  }) => {
    await page.goto('/fi-FI/promotions');
    await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
    await fillSignIn(page, words, emailOf('oli.oldterms'));
    await expect(page).toHaveURL(`${siteUrl}${accept}?return=${encodeURIComponent('/promotions')}`);
    await expect(page.getByRole('heading', { level: 1, name: words.terms.title })).toBeVisible();
    await expect(page.getByText(words.terms.version.replace('{version}', '2.10'))).toBeVisible();
    await expect(page.getByRole('region', { name: words.terms.changes }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('link', { name: words.terms.open })).toHaveAttribute('href', '/fi-FI/terms');
    expect(await page.evaluate(() => localStorage.getItem('parlour.player.show-updated-terms'))).toBe('true');

    await page.goto('/fi-FI/my-account');
    const prompt = page.getByRole('region', { name: words.terms.title });
    await expect(prompt).toBeVisible();
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await lastLink.focus();
    await expect
      .poll(async () => {
        const [link, bar] = [await lastLink.boundingBox(), await prompt.boundingBox()];
        return link && bar && link.y + link.height <= bar.y;
      })
      .toBe(true);
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/my-account`);
    await page.goto('/fi-FI/responsible-gambling');
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/responsible-gambling`);
    await prompt.getByRole('link', { name: words.terms.read }).click();
    await expect(page).toHaveURL(`${siteUrl}${accept}?return=${encodeURIComponent('/responsible-gambling')}`);
    await page.goto('/fi-FI/online-casino');
    await expect(page).toHaveURL(`${siteUrl}${accept}?return=${encodeURIComponent('/online-casino')}`);

    const button = page.getByRole('button', { name: words.terms.accept });
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/online-casino`);
    await expect(accountButton(page, words)).toBeVisible();
    await expect(prompt).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('parlour.player.show-updated-terms'))).toBeNull();
    await page.goto(accept);
    await expect(page.getByText(words.terms.accepted)).toBeVisible();
  });
});
