import { devices, expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { bankWords, confirmAtBank, goToBank, newcomer, payAtBank, signInAtBank } from './support/bank.ts';
import { agree, collected, consentOf } from './support/consent.ts';
import { inventPerson } from './support/newcomer.ts';
import { accountButton, balanceButton, emailOf, fillSignIn } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('fi-FI');
const say = words.payAndPlay;
const lobby = `${siteUrl}/fi-FI/online-casino`;
const returnPage = `${siteUrl}/fi-FI/signup/callback`;

async function fillContact(page: Page, email: string, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say.formTitle });
  await dialog.getByLabel(say.email).fill(email);
  await dialog.getByLabel(say.phone).fill(phone);
  await dialog.getByRole('checkbox', { name: say.terms }).check();
  await dialog.getByRole('button', { name: say.submit }).click();
}

test('PNP-01 PNP-04 PNP-05 PNP-07 a new player pays at his bank, says how to reach him, and plays with his deposit; the next time without a form', async ({
  page,
  browser,
}) => {
  await page.goto('/fi-FI');
  await page.getByRole('main').getByRole('link', { name: 'Valitse summa' }).click();
  await goToBank(page, words, '50 €');
  const payer = await payAtBank(page, newcomer.quiet);
  await expect(page).toHaveURL(returnPage);
  const { digits, email: ownEmail } = inventPerson();
  const phoneNumber = `0400 ${digits}`;
  await fillContact(page, emailOf('ben.one'), phoneNumber);
  const email = page.getByLabel(say.email);
  await expect(email).toHaveAccessibleDescription(say.emailTaken);
  await page.reload();
  await expect(page.getByLabel(say.phone)).toHaveValue(phoneNumber);
  await fillContact(page, ownEmail, phoneNumber);
  await expect(page).toHaveURL(lobby);
  await expect(balanceButton(page, words)).toContainText('50.00 €');
  await expect(accountButton(page, words)).toHaveAccessibleName(`${words.player.account}: ${payer.firstName}`);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(stored).not.toMatch(new RegExp(`code|session_id|eyJ|${digits}|${payer.firstName}`, 'i'));

  const phone = await browser.newContext({ ...devices['Pixel 7'], storageState: test.info().project.use.storageState });
  const again = await phone.newPage();
  await again.goto('/fi-FI/signup/pnp');
  await goToBank(again, words, '100 €');
  await payAtBank(again, payer);
  await expect(again).toHaveURL(lobby);
  await expect(balanceButton(again, words)).toContainText('150.00 €');
  await phone.close();
});

test('PNP-09 turning back at the bank leads back to the amounts, and nothing is paid', async ({ page }) => {
  await page.goto('/fi-FI/signup/pnp');
  await goToBank(page, words, '34,50');
  await signInAtBank(page, 'Saimi Koivula');
  await page.getByRole('button', { name: bankWords.cancelBank }).click();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/signup/pnp`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say.cancelled)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '50 €', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
});

test('PNP-02 an amount out of bounds says so at its field', async ({ page }) => {
  await page.goto('/fi-FI/signup/pnp');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(say.amount);
  for (const [typed, fault] of [
    ['', say.amountMissing],
    ['19', say.amountTooLow.replace('{least}', '20 €')],
    ['10001', say.amountTooHigh.replace('{most}', '10,000 €')],
    ['paljon', say.amountNotANumber],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(fault.slice(0, 24)));
    await expect(field).toBeFocused();
  }
});

test('PNP-03 LOG-19 TRK-01 XTR-32 a return that is forged, or was used before, opens nothing; who agreed has steps and deposit told', async ({
  page,
  context,
}) => {
  const consentId = await agree(context);
  await page.goto('/fi-FI/signup/pnp');
  await goToBank(page, words, '20 €');
  await signInAtBank(page, newcomer.open);
  const returned = page.waitForRequest((request) => request.url().startsWith(`${returnPage}?`));
  await confirmAtBank(page);
  const used = (await returned).url();
  await expect(page).toHaveURL(lobby);
  await expect(balanceButton(page, words)).toContainText('20.00 €');
  expect((await context.cookies(siteUrl)).map(({ name }) => name)).toContain('sb_session');
  await expect(async () => {
    // Once he is in, his choice may bear the name under which the platform keeps it.
    const names = new Set([consentId, (await consentOf(context))?.consentId ?? '']);
    const told = (await Promise.all([...names].map(collected))).flat().filter(({ event }) => /^(?!srtm-)/.test(event));
    expect(told.map(({ event, props }) => [event, ...Object.values(props)].join(' ')).sort()).toEqual([
      'first-deposit PNP EUR',
      'registration-step PNP amount',
      'start-registration PNP',
      'success-registration PNP',
    ]);
    for (const event of told) expect(event).toMatchObject({ segmentId: expect.stringMatching(/\S/), locale: 'fi-FI' });
  }).toPass();

  await page.context().clearCookies({ name: 'audience' });
  for (const address of [used, used.replace(/state=[^&]+/, 'state=forged'), `${returnPage}?code=a&session_id=b`]) {
    await page.goto(address);
    await expect(page.getByRole('alert').filter({ hasText: say.errorState })).toBeVisible();
    await expect(page).toHaveURL(returnPage);
  }
  await page.getByRole('button', { name: say.again }).click();
  await expect(page.getByRole('dialog').getByLabel(say.amount)).toBeVisible();
});

test('PNP-06 who has excluded himself is told so, and his money is not taken', async ({ page }) => {
  await page.goto('/fi-FI/signup/pnp');
  await goToBank(page, words, '20 €');
  await payAtBank(page, 'Kim Saarinen');
  await expect(page.getByRole('dialog', { name: words.signIn.errorExclusion })).toBeVisible();
  await expect(page.getByText(say.blockedMoney)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
  await fillSignIn(page, words, emailOf('kim.excluded'));
  await expect(page.getByRole('dialog', { name: words.signIn.errorExclusion })).toBeVisible();
});

test('RTE-02 a market without pay-and-play has no return page, and says so at the other address', async ({ page }) => {
  const answer = await page.goto('/en-UN/signup/callback');
  expect(answer?.status()).toBe(404);
  await page.goto('/en-UN/signup/pnp');
  await expect(page.getByRole('alert').filter({ hasText: wordsOf('en-UN').payAndPlay.closed })).toBeVisible();
});
