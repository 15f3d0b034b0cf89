import { devices, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl } from './support/addresses.ts';
import { getMessages } from './support/messages.ts';
import { operate, playerIdOf, readOps } from './support/operator.ts';
import { signIn } from './support/player.ts';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: viewport.height }, userAgent, hasTouch, isMobile });

const all = getMessages('en-UN');
const messages = all.documents;

/** At the provider's page: chooses a picture and sends it. */
async function sendPicture(page: Page, name: string): Promise<void> {
  await page.waitForURL(/\/web\/v4\//);
  const buffer = await sharp({ create: { width: 900, height: 640, channels: 3, background: '#cdb89a' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('list')).toContainText(name);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL(new RegExp(`${siteUrl}/`));
}

test('J08 DOC-07 DOC-12 documents required at the cashier are uploaded, one is rejected and sent again, and the withdrawal is paid', async ({
  page,
  context,
}) => {
  const ben = await playerIdOf('ben.one');
  await operate(`player/${ben}/adjustment`, { amount: 50, reason: 'Money for a withdrawal' });
  await signIn(context, 'ben.one');
  await page.goto('/en-UN/my-account/banking/withdraw');
  await page.getByRole('link', { name: all.withdraw.verify }).click();
  await expect(page.getByRole('heading', { name: messages.typeID, level: 2 })).toBeVisible();
  await page.getByRole('button', { name: messages.upload, exact: true }).click();
  await sendPicture(page, 'passport.jpg');
  await expect(page.getByText(messages.sentTitle)).toBeVisible();
  await page.getByRole('button', { name: messages.continue }).click();

  await page.getByRole('radio', { name: messages.kindUB }).check();
  await page.getByRole('button', { name: messages.continue }).click();
  await page.getByRole('button', { name: messages.upload, exact: true }).click();
  // Rejected at once by its name; the page says what to do differently.
  await sendPicture(page, 'reject-POA_OLDER_THAN_3_MONTHS.jpg');
  await page.getByRole('button', { name: messages.continue }).click();
  await expect(page.getByText(messages.reason_POA_OLDER_THAN_3_MONTHS)).toBeVisible();
  await page.getByRole('radio', { name: messages.kindBS }).check();
  await page.getByRole('button', { name: messages.continue }).click();
  await page.getByRole('button', { name: messages.upload, exact: true }).click();
  await sendPicture(page, 'statement.jpg');
  await page.getByRole('button', { name: messages.continue }).click();
  await expect(page.getByText(messages.uploadedTitle)).toBeVisible();

  // The page in front of the player moves on by itself.
  for (const type of ['ID', 'POA'] as const) await operate(`documents/${ben}/${type}`, { action: 'approve' });
  await expect(page.getByText(messages.verifiedTitle)).toBeVisible();
  await page.getByRole('link', { name: messages.back }).first().click();
  await expect(page.getByRole('textbox', { name: all.withdraw.amount })).toBeVisible();
  expect(page.url()).toContain('/my-account/banking/withdraw');
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
});
