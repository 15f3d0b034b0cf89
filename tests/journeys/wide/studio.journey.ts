import { expect, type Response, test } from '@playwright/test';
import { documentId } from '#sandbox/data/content/document.ts';
import { siteUrl } from '../support/addresses.ts';
import { publish, readDocument, textOf } from '../support/editor.ts';
import { getMessages } from '../support/messages.ts';

const isPublished = (answer: Response) =>
  answer.ok() && answer.url().includes('/data/actions/') && answer.request().postData()?.includes('document.publish') === true;
const banner = documentId('banner', 'welcome', 'FI', 'fi');
const { drafts, status } = getMessages('fi-FI');

test.describe('in a browser that trusts the sandbox', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('J19 OPS-06 an editor changes a banner in the Studio, gets an error for an invalid link, previews the draft and publishes; the site shows it immediately', async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const foreign: string[] = [];
    page.on('console', (message) => {
      if (/violates .*Content Security Policy/.test(message.text())) foreign.push(message.text());
    });
    const title = textOf(await readDocument(banner), 'title');
    const edited = `Ovi on auki ${Date.now()}`;
    const frontPage = async () => (await request.get('/fi-FI')).text();
    try {
      await page.goto('/studio');
      for (const name of ['Finland · Finnish', 'Front page', 'Banner']) {
        await page.getByRole('link', { name, exact: true }).last().click();
      }
      await page.getByPlaceholder('Search list').fill(title);
      await page.getByRole('link', { name: title }).first().click();
      const field = page.getByTestId('field-title').getByRole('textbox');
      await expect(field).toHaveValue(title);
      await expect(field).toBeEditable();
      const publishButton = page.getByRole('button', { name: 'Publish', exact: true });
      const link = page.getByTestId('field-anonymousCta.url');
      const address = await link.getByRole('textbox').inputValue();
      await link.getByRole('textbox').fill('javascript:alert(1)');
      await link.getByTestId('input-validation-icon-error').hover();
      await expect(page.getByText(/begins with https/)).toBeVisible();
      await expect(publishButton).toBeDisabled();
      await link.getByRole('textbox').fill(address);

      await field.fill(edited);
      await expect(publishButton).toBeEnabled();
      await expect(page.getByText('Edited just now')).toBeVisible();
      expect(await frontPage(), 'a draft is not public').not.toContain(edited);

      await page.getByTestId('action-menu-button').click();
      const opened = context.waitForEvent('page');
      await page.getByRole('menuitem', { name: 'See drafts on the site' }).click();
      const site = await opened;
      await expect(site.getByRole('complementary', { name: drafts.title })).toBeVisible();
      await expect(site.getByRole('heading', { name: edited })).toBeVisible();
      expect(site.url(), 'no secret in the address').toBe(`${siteUrl}/fi-FI`);
      expect(await frontPage(), 'visitors see what is published').not.toContain(edited);
      const again = await site.reload();
      expect(again?.headers()['cache-control']).toContain('no-store');
      // The preview can open any path of the site; for an unknown one the site shows its 404 page.
      const missing = await site.goto('/fi-FI/promotions/casino/not-written-yet');
      expect(missing?.status()).toBe(404);
      await expect(site.getByRole('heading', { level: 1, name: status.notFoundTitle })).toBeVisible();
      await site.getByRole('link', { name: status.notFoundAction }).click();
      await expect(site.getByRole('heading', { name: edited })).toBeVisible();
      await site.getByRole('button', { name: drafts.end }).click();
      await expect(site.getByRole('complementary', { name: drafts.title })).toBeHidden();
      await expect(site.getByRole('heading', { name: edited })).toBeHidden();

      const published = page.waitForResponse(isPublished);
      await publishButton.click();
      await published;
      expect(await frontPage(), 'the next request').toContain(edited);

      const editedAgain = `${edited} taas`;
      await field.fill(editedAgain);
      await expect(page.getByText('Edited just now').first()).toBeVisible();
      const publishedAgain = page.waitForResponse(isPublished);
      await publishButton.click();
      await publishedAgain;
      expect(await frontPage(), 'a second publish').toContain(editedAgain);
      expect(
        foreign.filter((text) => text.includes('https://')),
        'nothing is asked of other hosts',
      ).toEqual([]);
    } finally {
      await publish({ delete: { id: `drafts.${banner}` } }, { patch: { id: banner, set: { title } } });
    }
    expect(await frontPage()).toContain(title);
  });

  test('OPS-06 a new page has its address from its title, in the first tab, until an editor writes another one', async ({
    page,
  }) => {
    await page.goto('/studio/intent/create/template=infoPage;type=infoPage');
    const title = page.getByTestId('field-title').getByRole('textbox');
    const address = page.getByTestId('field-slug').getByRole('textbox');
    await title.fill('Wie lange dauert die Prüfung?');
    await expect(address).toHaveValue('wie-lange-dauert-die-prufung');
    await title.fill('Wie lange noch?');
    await expect(address).toHaveValue('wie-lange-noch');
    await address.fill('dauer');
    await title.fill('Wie lange dauert das?');
    await expect(page.getByText('Edited just now')).toBeVisible();
    await expect(address).toHaveValue('dauer');
  });
});

test('OPS-06 a browser that does not trust the sandbox’s certificate shows the required step', async ({ page }) => {
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'One step before the Studio opens' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^https:\/\/localhost:\d+$/ })).toBeVisible();
});
