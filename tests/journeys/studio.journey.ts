import { expect, type Locator, type Page, test } from '@playwright/test';
import { documentId } from '../../sandbox/data/content/document.ts';
import { siteUrl } from './support/addresses.ts';
import { publish, readDocument, textOf } from './support/editor.ts';
import { wordsOf } from './support/words.ts';

const banner = documentId('banner', 'welcome', 'FI', 'fi');
const { drafts: words, status } = wordsOf('fi-FI');

/** The form of a Finnish banner, reached as an editor reaches it. */
async function openBanner(page: Page, title: string): Promise<Locator> {
  await page.goto('/studio');
  for (const name of ['Finland · Finnish', 'Front page', 'Banner']) {
    await page.getByRole('link', { name, exact: true }).last().click();
  }
  await page.getByPlaceholder('Search list').fill(title);
  await page.getByRole('link', { name: title }).first().click();
  const field = page.getByTestId('field-title').getByRole('textbox');
  await expect(field).toHaveValue(title);
  await expect(field).toBeEditable();
  return field;
}

async function restore(title: string): Promise<void> {
  await publish({ delete: { id: `drafts.${banner}` } }, { patch: { id: banner, set: { title } } });
}

test.describe('in a browser that trusts the sandbox', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('OPS-06 an editor changes a banner in the Studio, looks at the draft, publishes, and the site shows it at once', async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const title = textOf(await readDocument(banner), 'title');
    const edited = `Ovi on auki ${Date.now()}`;
    const frontPage = async () => (await request.get('/fi-FI')).text();
    try {
      const field = await openBanner(page, title);
      await field.fill(edited);
      const publishButton = page.getByRole('button', { name: 'Publish', exact: true });
      await expect(publishButton).toBeEnabled();
      await expect(page.getByText('Edited just now')).toBeVisible();
      expect(await frontPage(), 'a draft is nobody’s business').not.toContain(edited);

      await page.getByTestId('action-menu-button').click();
      const opened = context.waitForEvent('page');
      await page.getByRole('menuitem', { name: 'See drafts on the site' }).click();
      const site = await opened;
      await expect(site.getByRole('complementary', { name: words.title })).toBeVisible();
      await expect(site.getByRole('heading', { name: edited })).toBeVisible();
      expect(site.url(), 'no secret in the address').toBe(`${siteUrl}/fi-FI`);
      expect(await frontPage(), 'visitors see what is published').not.toContain(edited);
      const again = await site.reload();
      expect(again?.headers()['cache-control'], 'kept by nobody').toContain('no-store');
      // Whoever sees drafts is led to any address of the site: the page itself finds nothing there, and says so in its own words.
      const nowhere = await site.goto('/fi-FI/promotions/casino/not-written-yet');
      expect(nowhere?.status()).toBe(404);
      await expect(site.getByRole('heading', { level: 1, name: status.notFoundTitle })).toBeVisible();
      await site.getByRole('link', { name: status.notFoundAction }).click();
      await expect(site.getByRole('heading', { name: edited })).toBeVisible();
      await site.getByRole('button', { name: words.end }).click();
      await expect(site.getByRole('complementary', { name: words.title })).toBeHidden();
      await expect(site.getByRole('heading', { name: edited })).toBeHidden();

      const published = page.waitForResponse((answer) => answer.url().includes('/data/actions/') && answer.ok());
      await publishButton.click();
      await published;
      expect(await frontPage(), 'the next request').toContain(edited);
    } finally {
      await restore(title);
    }
    expect(await frontPage()).toContain(title);
  });

  test('OPS-06 the Studio says which link it does not take and does not publish it', async ({ page }) => {
    test.slow();
    const title = textOf(await readDocument(banner), 'title');
    try {
      await openBanner(page, title);
      const field = page.getByTestId('field-anonymousCta.url');
      await field.getByRole('textbox').fill('javascript:alert(1)');
      await field.getByTestId('input-validation-icon-error').hover();
      await expect(page.getByText(/begins with https/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    } finally {
      await restore(title);
    }
  });
});

test('OPS-06 a browser that does not trust the sandbox yet is told the one step', async ({ page }) => {
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'One step before the Studio opens' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^https:\/\/localhost:\d+$/ })).toBeVisible();
});

test('OPS-06 nobody sees drafts without a secret from the Studio', async ({ request }) => {
  const ask = (form: Record<string, string>, origin = siteUrl) =>
    request.post('/api/drafts/start', { form, headers: { Origin: origin }, maxRedirects: 0 });
  expect((await ask({ secret: 'guessed-secret', path: '/fi-FI' })).status()).toBe(403);
  expect((await ask({ secret: 'guessed-secret', path: '/fi-FI' }, 'https://elsewhere.example')).status()).toBe(403);
  expect((await ask({ path: '/fi-FI' })).status()).toBe(400);
  const forged = await request.get('/fi-FI', { headers: { Cookie: '__prerender_bypass=guessed' } });
  expect(await forged.text()).not.toContain(words.title);
  expect(forged.headers()['cache-control']).toBe('private, no-cache');
});
