import { devices, expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { bankMessages, goToBank, newCustomer, payAtBank } from '../support/bank.ts';
import { agree, consentOf, trackedEvents } from '../support/consent.ts';
import { getMessages } from '../support/messages.ts';
import { inventPerson } from '../support/new-player.ts';
import { accountButton, balanceButton, skipGreeting } from '../support/player.ts';

const messages = getMessages('fi-FI');
const { payAndPlay } = messages;
const lobby = `${siteUrl}/fi-FI/online-casino`;
const returnPage = `${siteUrl}/fi-FI/signup/callback`;

test('PNP-01 PNP-04 PNP-05 PNP-07 PNP-09 LOG-19 RTE-53 SGN-32 TRK-01 XTR-32 a new player pays at the bank with back navigation, fills the form once and pays once; the next payment needs no form', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const consentId = await agree(context);
  await page.goto('/fi-FI');
  await page.getByRole('main').getByRole('link', { name: 'Valitse summa' }).click();
  await goToBank(page, messages, '34,50');
  await page.goBack();
  await expect(page.getByRole('dialog').getByLabel(payAndPlay.amount)).toHaveValue('34,50');
  await goToBank(page, messages, '34,50');
  const payer = await payAtBank(page, newCustomer.quiet);
  await expect(page).toHaveURL(returnPage);
  const form = page.getByRole('dialog', { name: payAndPlay.formTitle });
  const { email, digits } = inventPerson();
  await form.getByLabel(payAndPlay.email).fill(email);
  await form.getByRole('checkbox', { name: payAndPlay.terms }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { name: bankMessages.overTitle })).toBeVisible();
  await page.goForward();
  await expect(form.getByLabel(payAndPlay.email)).toHaveValue(email);
  await expect(form.getByRole('checkbox', { name: payAndPlay.terms })).toBeChecked();
  await form.getByLabel(payAndPlay.phone).fill(`0400 ${digits}`);
  await form.getByRole('button', { name: payAndPlay.submit }).click();
  await expect(page).toHaveURL(lobby);
  await skipGreeting(page, messages);
  await expect(balanceButton(page, messages)).toContainText('34.50 €');
  await expect(accountButton(page, messages)).toHaveAccessibleName(`${messages.player.account}: ${payer.firstName}`);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(stored).not.toMatch(new RegExp(`code|session_id|eyJ|${digits}|${payer.firstName}`, 'i'));
  expect((await context.cookies(siteUrl)).map(({ name }) => name)).toContain('sb_session');
  await expect(async () => {
    // After the sign-in the consent may have the id of the platform.
    const ids = new Set([consentId, (await consentOf(context))?.consentId ?? '']);
    const events = (await Promise.all([...ids].map(trackedEvents))).flat().filter(({ event }) => /^(?!srtm-)/.test(event));
    const names = events.map(({ event, props }) => [event, ...Object.values(props)].join(' '));
    // Returning to a step tracks it again; deposit and registration are tracked once.
    expect([...new Set(names)].sort()).toEqual([
      'first-deposit PNP EUR',
      'registration-step PNP amount',
      'registration-step PNP form',
      'start-registration PNP',
      'success-registration PNP',
    ]);
    expect(names.filter((name) => /^(?:first-deposit|success)/.test(name))).toHaveLength(2);
    for (const event of events) expect(event).toMatchObject({ segmentId: expect.stringMatching(/\S/), locale: 'fi-FI' });
  }).toPass({ timeout: 10_000 });
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(lobby);
  await expect(balanceButton(page, messages)).toContainText('34.50 €');

  const phone = await browser.newContext({ ...devices['Pixel 7'], storageState: test.info().project.use.storageState });
  const again = await phone.newPage();
  await again.goto('/fi-FI/signup/pnp');
  await goToBank(again, messages, '100 €');
  await payAtBank(again, payer);
  await expect(again).toHaveURL(lobby);
  await expect(balanceButton(again, messages)).toContainText('134.50 €');
  await phone.close();
});
