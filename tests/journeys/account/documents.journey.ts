import { devices, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { operate, playerIdOf, readOps } from '../support/operator.ts';
import { signIn } from '../support/player.ts';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
test.use({ viewport: { width: 390, height: viewport.height }, userAgent, hasTouch, isMobile });

const queueSchema = z.object({ withdrawals: z.array(z.object({ withdrawalId: z.string(), playerId: z.string() })) });
const answersSchema = z.object({
  answers: z.array(z.object({ playerId: z.string(), sourceOfFunds: z.string(), answeredAt: z.string() })),
});
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
  // No other journey uses this player: the reminder would lie over their pages.
  const dan = await playerIdOf('dan.docs');
  await signIn(context, 'dan.docs');
  await page.goto('/en-UN/my-account/banking/withdraw');
  await page.getByRole('link', { name: all.withdraw.verify }).click();
  await expect(page.getByRole('heading', { name: messages.typeID, level: 2 })).toBeVisible();
  await page.getByRole('button', { name: messages.upload, exact: true }).click();
  await sendPicture(page, 'passport.jpg');
  await expect(page.getByText(all.verificationNeed.sentTitle)).toBeVisible();
  await page.getByRole('button', { name: messages.continue }).click();

  await page.getByRole('radio', { name: messages.kindUB }).check();
  await page.getByRole('button', { name: messages.continue }).click();
  await page.getByRole('button', { name: messages.upload, exact: true }).click();
  // Rejected at once by its name; the page says what to do differently.
  await sendPicture(page, 'reject-POA_OLDER_THAN_3_MONTHS.jpg');
  await expect(page.getByText(messages.reason_POA_OLDER_THAN_3_MONTHS)).toBeVisible();
  await page.getByRole('radio', { name: messages.kindBS }).check();
  await page.getByRole('button', { name: messages.continue }).click();
  await page.getByRole('button', { name: messages.upload, exact: true }).click();
  await sendPicture(page, 'statement.jpg');
  await page.getByRole('button', { name: messages.continue }).click();
  await expect(page.getByText(messages.uploadedTitle)).toBeVisible();

  // The pages in front of the player move on by themselves.
  const cashier = await context.newPage();
  await cashier.goto('/en-UN/my-account/banking/withdraw');
  await expect(cashier.getByRole('heading', { name: all.withdraw.reviewTitle })).toBeVisible();
  for (const type of ['ID', 'POA'] as const) await operate(`documents/${dan}/${type}`, { action: 'approve' });
  await expect(page.getByText(messages.verifiedTitle)).toBeVisible();
  await expect(cashier.getByRole('textbox', { name: all.withdraw.amount })).toBeVisible();
  await cashier.close();
  await page.getByRole('link', { name: messages.back }).first().click();
  await expect(page.getByRole('textbox', { name: all.withdraw.amount })).toBeVisible();
  expect(page.url()).toContain('/my-account/banking/withdraw');
  await page.getByRole('textbox', { name: all.withdraw.amount }).fill('50');
  await page.getByRole('button', { name: all.withdraw.submitWith.replace(/\{\w+\}/, '€50'), exact: true }).click();
  const pending = page.getByRole('region', { name: all.withdraw.pendingTitle });
  await expect(pending.getByRole('list', { name: all.withdraw.steps })).toHaveCount(1);
  const { withdrawals } = queueSchema.parse(await readOps('withdrawals'));
  const own = withdrawals.find(({ playerId }) => playerId === dan);
  await operate(`withdrawals/${own?.withdrawalId}`, { decision: 'approve' });
  await expect(pending).toHaveCount(0);
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
});

test('J26 EDD-01 EDD-04 EDD-07 the reminder leads to the questions, and the operator’s decision moves the page of the documents on', async ({
  page,
  context,
}) => {
  const questions = all.questionnaire;
  const pia = await playerIdOf('pia.edd');
  await signIn(context, 'pia.edd');
  await page.goto('/en-UN/promotions');
  const reminder = page.getByRole('dialog', { name: all.verificationNeed.questionsTitle });
  await reminder.getByRole('link', { name: all.verificationNeed.questionsAction }).click();
  await page.getByRole('combobox', { name: questions.occupation }).selectOption({ index: 1 });
  const salary = page.getByRole('combobox', { name: questions.salary });
  await salary.selectOption({ index: 3 });
  const source = page.getByRole('combobox', { name: questions.source });
  await source.selectOption({ label: (await source.getByRole('option').last().textContent()) ?? '' });
  await page.getByRole('textbox', { name: questions.placeOfBirth }).fill('Turku');
  await page.getByRole('combobox', { name: questions.nationality }).fill('finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  await page.getByRole('button', { name: questions.send }).click();
  const words = page.getByRole('textbox', { name: questions.otherSource });
  await expect(words).toBeFocused();
  await words.fill('Sale of a boat');
  await page.getByRole('button', { name: questions.send }).click();
  await expect(page.getByText(questions.sentTitle)).toBeVisible();

  await page.getByRole('link', { name: questions.back, exact: true }).last().click();
  const row = page.getByRole('listitem').filter({ hasText: messages.typeEDD });
  await expect(row).toContainText(messages.statusUNDER_REVIEW);
  const { answers } = answersSchema.parse(await readOps('questionnaires'));
  const answer = answers.find(({ playerId }) => playerId === pia);
  expect(answer?.sourceOfFunds).toBe('Sale of a boat');
  const decision = { action: 'accept', reason: 'the contract was seen', answeredAt: answer?.answeredAt };
  await operate(`questionnaires/${pia}`, decision);
  await expect(row).toContainText(messages.statusVERIFIED);
});
