import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { sidewaysScroll } from './support/complaints.ts';
import { agree, collected } from './support/consent.ts';
import { codeSentTo, inventPerson, newPassword, showPerson, signUpDialog } from './support/newcomer.ts';
import { look, operate } from './support/operator.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog } from './support/player.ts';
import { ageTick, fillContact, fillDetails, graz, typeDetails } from './support/registration.ts';
import { wordsOf } from './support/words.ts';

test.describe('on a phone, in Finnish', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('J01 SGN-01 SGN-13 SGN-26 SGN-32 registers by text message, through bad fields, a reload and a wrong code', async ({
    page,
  }) => {
    const all = wordsOf('fi-FI');
    const words = all.registration;
    const person = inventPerson();
    const dialog = signUpDialog(page, all);
    await page.goto('/fi-FI/signup?bonusCode=FIRST1');
    await expect(dialog.getByText(words.code.replace('{code}', 'FIRST1'))).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/signup`);

    await dialog.getByRole('button', { name: words.next }).click();
    await expect(dialog.getByLabel(words.email)).toBeFocused();
    await expect(dialog.getByText(words.errorFieldRequired)).toHaveCount(5);
    await dialog.getByLabel(words.email).fill(person.email);
    await dialog.getByLabel(words.password, { exact: true }).fill('lantern');
    await dialog.getByLabel(words.firstName).fill('<b>🙂</b>');
    await dialog.getByLabel(words.lastName).fill(person.lastName);
    await dialog.getByLabel(words.phoneBody).fill(`044 1${person.digits}`);
    await dialog.getByRole('button', { name: words.next }).click();
    await expect(dialog.getByText(words.errorPasswordPolicy)).toBeVisible();
    await expect(dialog.getByText(words.errorNameInvalid)).toBeVisible();
    await dialog.getByLabel(words.password, { exact: true }).fill(newPassword);
    await dialog.getByLabel(words.firstName).fill(person.firstName);
    await showPerson(dialog);
    await dialog.getByRole('button', { name: words.next }).click();

    await dialog.getByLabel(words.day, { exact: true }).fill('12');
    await dialog.getByLabel(words.month, { exact: true }).fill('4');
    await dialog.getByLabel(words.year, { exact: true }).fill('1990');
    await dialog.getByLabel(words.address).fill('Kalliolankatu 4');
    await dialog.getByLabel(words.city).fill('Helsinki');
    await dialog.getByLabel(words.postCode).fill('0051');
    expect(await sidewaysScroll(page)).toBe(0);

    await page.reload();
    await expect(dialog.getByLabel(words.address)).toHaveValue('Kalliolankatu 4');
    await expect(dialog.getByLabel(words.year, { exact: true })).toHaveValue('1990');
    await expect(dialog.getByText(words.passwordAgain)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(newPassword);
    await dialog.getByLabel(words.password, { exact: true }).fill(newPassword);
    await dialog.getByLabel(words.terms).check();
    await dialog.getByLabel(ageTick(words.allConditions)).check();
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect(dialog.getByLabel(words.postCode)).toBeFocused();
    await expect(dialog.getByText(words.errorPostCodeInvalid)).toBeVisible();
    await dialog.getByLabel(words.postCode).fill('00510');
    await dialog.getByRole('button', { name: words.submit }).click();

    const number = `+358441${person.digits}`;
    await expect(dialog.getByText(words.codeSentSms.replace('{to}', number))).toBeVisible();
    const code = await codeSentTo(number);
    await dialog.getByLabel(words.code6).fill(code === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(dialog.getByText(words.smsCodeInvalid)).toBeVisible();
    await dialog.getByLabel(words.code6).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();

    const greeting = page.getByRole('dialog', { name: words.firstTitle });
    await expect(greeting).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
    await greeting.getByRole('button', { name: words.firstSkip }).click();
    await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Helmi`);
    await page.reload();
    await expect(balanceButton(page, all)).toContainText('0.00 €');
    await expect(greeting).toHaveCount(0);
  });
});

test('J01 SGN-10 SGN-12 SGN-16 registers in one call by e-mail, by keyboard alone', async ({ page }) => {
  const all = wordsOf('de-AT');
  const words = all.registration;
  const person = inventPerson();
  const dialog = signUpDialog(page, all);
  await page.goto('/de-AT');
  const open = page.getByRole('banner').getByRole('link', { name: all.shell.openAccount });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(words.email)).toBeVisible();
  const type = async (label: string, text: string) => {
    const field = dialog.getByLabel(label, { exact: true });
    for (let presses = 0; presses < 12 && !(await field.evaluate((one) => one === document.activeElement)); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  await type(words.email, person.email);
  await type(words.password, newPassword);
  await type(words.firstName, person.firstName);
  await type(words.lastName, person.lastName);
  await type(words.phoneBody, `0660 2${person.digits}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(words.address)).toBeVisible();
  await type(words.day, '1');
  await type(words.month, '4');
  await type(words.year, '1990');
  await type(words.address, 'Rosengasse 4');
  await type(words.postCode, '8010');
  await type(words.city, 'Graz');
  await type(words.terms, ' ');
  await type(ageTick(words.allConditions), ' ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.frameLocator('iframe:visible').getByRole('checkbox')).toBeChecked();
  await dialog.getByLabel(words.city).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.codeSentEmail.replace('{to}', person.email))).toBeVisible();
  await type(words.code6, await codeSentTo(person.email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.firstTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Helmi`);
});

test('SGN-18 somebody who has an account is told so, and led to it', async ({ page }) => {
  const all = wordsOf('fi-FI');
  const words = all.registration;
  const dialog = signUpDialog(page, all);
  const person = inventPerson();
  await page.goto('/fi-FI/signup');
  await dialog.getByLabel(words.email).fill('ben.one@sandbox.test');
  await dialog.getByLabel(words.password, { exact: true }).fill(newPassword);
  await dialog.getByLabel(words.firstName).fill(person.firstName);
  await dialog.getByLabel(words.lastName).fill(person.lastName);
  await dialog.getByLabel(words.phoneBody).fill(`050 3${person.digits}`);
  await showPerson(dialog);
  await dialog.getByRole('button', { name: words.next }).click();
  await expect(dialog.getByRole('heading', { name: words.duplicatedTitle })).toBeVisible();
  await dialog.getByRole('button', { name: words.back }).click();
  await expect(dialog.getByLabel(words.email)).toHaveValue('ben.one@sandbox.test');
  await expect(dialog.getByLabel(words.password, { exact: true })).toHaveValue(newPassword);
});

test('SGN-27 SGN-28 CNT-26 the form stands over the front page with the offer, Finland chosen, and loads nothing before', async ({
  page,
}) => {
  const all = wordsOf('en-UN');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en-UN');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(asked.filter((url) => /registration|api\.js/.test(url))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: all.shell.openAccount }).click();
  const dialog = signUpDialog(page, all);
  await expect(dialog.getByLabel(all.registration.country)).toHaveValue('FI');
  const offer = dialog.getByRole('complementary');
  await expect(offer).toContainText('100');
  // The background behind the words, and the banner above them.
  await expect(offer.locator('img:visible')).toHaveCount(2);
  await expect(page).toHaveURL(`${siteUrl}/en-UN/signup`);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('RTE-56 SGN-15 the address of too many codes says so, and closing leads to the front page', async ({ page }) => {
  const all = wordsOf('en-UN');
  await page.goto('/en-UN/signup?error=sms-max-attempts');
  const dialog = signUpDialog(page, all);
  await expect(dialog.getByRole('heading', { name: 'That is enough codes for today' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteUrl}/en-UN`);
});

test('SGN-09 SGN-16 a player who left before his code signs in elsewhere, gets a new one at his masked address, and arrives where he was', async ({
  page,
}) => {
  const all = wordsOf('de-AT');
  const words = all.registration;
  const [player] = (await look('players?search=ivo.limits')) as readonly { readonly playerId: string }[];
  await operate(`player/${player?.playerId}`, { status: 'ACCOUNT_UNVERIFIED' });
  try {
    await page.goto('/de-AT/promotions');
    await page.getByRole('banner').getByRole('button', { name: all.shell.signIn }).click();
    await fillSignIn(page, all, emailOf('ivo.limits'));
    const dialog = signUpDialog(page, all);
    await expect(dialog.getByText(words.codeSentEmail.replace('{to}', 'i•••@sandbox.test'))).toBeVisible();
    await expect(signInDialog(page, all)).toBeHidden();
    await expect(dialog.getByLabel(words.password, { exact: true })).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href);
    expect(kept).not.toContain('Sandbox1!');

    await page.reload();
    await dialog.getByLabel(words.code6).fill(await codeSentTo(emailOf('ivo.limits')));
    await dialog.getByLabel(words.password, { exact: true }).fill('Sandbox1!');
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await page.getByRole('dialog', { name: words.firstTitle }).getByRole('button', { name: words.firstSkip }).click();
    await expect(page).toHaveURL(`${siteUrl}/de-AT/promotions`);
    await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Ivo`);
    const left = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
    expect(left.filter((key) => /sign-up|first-login$/.test(key))).toEqual([]);
  } finally {
    await operate(`player/${player?.playerId}`, { status: 'REGISTERED' });
  }
});

test('the address of a last step that nobody began here leads to the sign-in', async ({ page }) => {
  await page.goto('/fi-FI/signup?step=verification');
  await expect(signInDialog(page, wordsOf('fi-FI'))).toBeVisible();
});

test('DEC-X-9 too many registrations of one address are told when to try again, and nothing typed is lost', async ({ page }) => {
  const all = wordsOf('fi-FI');
  const words = all.registration;
  const dialog = signUpDialog(page, all);
  await operate('limits', { on: true });
  try {
    await page.goto('/fi-FI/signup');
    await fillDetails(dialog, words, '050 4');
    const asked = page.waitForRequest('**/api/platform/player/registration?country=FI');
    await dialog.getByRole('button', { name: words.next }).click();
    const data = (await asked).postDataJSON() as object;
    await expect(dialog.getByLabel(words.address)).toBeVisible();
    for (let count = 0; count < 19; count += 1) {
      const answer = await page.request.post('/api/platform/player/registration?country=FI', {
        data,
        headers: { Origin: siteUrl },
      });
      expect(answer.status()).toBe(403);
    }
    await dialog.getByRole('button', { name: words.back }).click();
    await dialog.getByLabel(words.lastName).fill('Toinen');
    await showPerson(dialog);
    await dialog.getByRole('button', { name: words.next }).click();
    const [before = ''] = words.errorTooManyRequests.split('{time}');
    await expect(dialog.getByRole('alert').filter({ hasText: before })).toContainText(/60 minuuttia|1 tunti|59 minuuttia/);
    await expect(dialog.getByLabel(words.lastName)).toHaveValue('Toinen');
  } finally {
    await operate('limits', { on: false });
  }
});

test('registration is closed in its own words while nobody can say where the visitor is, before and after he typed', async ({
  page,
}) => {
  const all = wordsOf('fi-FI');
  const words = all.registration;
  const dialog = signUpDialog(page, all);
  const lose = async () => {
    await page.context().clearCookies({ name: 'access' });
    await operate('faults', { service: 'access', pathPattern: 'context', status: 503 });
  };
  try {
    await lose();
    await page.goto('/fi-FI/signup');
    await expect(dialog.getByRole('heading', { name: words.closedTitle })).toBeVisible();
    await operate('faults', { reset: true });
    await expect(async () => {
      await dialog.getByRole('button', { name: words.retry }).click();
      await expect(dialog.getByLabel(words.email)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await fillDetails(dialog, words, '050 5');
    await lose();
    await dialog.getByRole('button', { name: words.next }).click();
    await expect(dialog.getByText(words.errorAccessUnavailable)).toBeVisible();
    await expect(dialog.getByLabel(words.email)).toHaveValue(/newcomer/);
  } finally {
    await operate('faults', { reset: true });
  }
});

test('SGN-17 MKT-18 who is in a country that the market does not register is told so before he types', async ({ page }) => {
  const all = wordsOf('en-UN');
  const words = all.registration;
  const dialog = signUpDialog(page, all);
  await operate('geo', { country: 'BG' });
  try {
    await page.context().clearCookies({ name: 'access' });
    await page.goto('/de-AT/signup');
    const german = signUpDialog(page, wordsOf('de-AT'));
    await expect(german.getByLabel(wordsOf('de-AT').registration.country)).toHaveValue('AT');
    await expect(german.getByRole('option', { name: 'Bulgarien' })).toHaveCount(1);
    await page.goto('/en-UN/signup');
    await expect(dialog.getByText(words.unsupportedHere.replace('{country}', 'Bulgaria'))).toBeVisible();
    await dialog.getByRole('button', { name: words.unsupportedAction }).click();
    const country = dialog.getByLabel(words.country);
    await expect(country).toHaveValue('FI');
    expect(await country.getByRole('option', { name: /^(?:Bulgaria|Poland|Switzerland)$/ }).count()).toBe(0);
  } finally {
    await operate('geo', { country: null });
  }
});

test('MKT-19 SGN-17 Canada’s provinces are sorted with Ontario among them, and Ontario may not register', async ({ page }) => {
  const all = wordsOf('fr-CA');
  const words = all.registration;
  const dialog = signUpDialog(page, all);
  await page.goto('/fr-CA/signup');
  const province = dialog.getByLabel(words.province);
  await expect(province.getByRole('option').first()).toHaveText(words.provinceChoose);
  const [, ...labels] = await province.getByRole('option').allTextContents();
  expect(labels).toHaveLength(12);
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')));
  expect(labels).toEqual(expect.arrayContaining(['Ontario', 'Northwest Territories/Nunavut']));
  await province.selectOption({ label: 'Ontario' });
  await dialog.getByLabel(words.email).fill('nobody@sandbox.test');
  await dialog.getByLabel(words.password, { exact: true }).fill(newPassword);
  await dialog.getByLabel(words.firstName).fill('Léa');
  await dialog.getByLabel(words.lastName, { exact: true }).fill('Tremblay');
  await dialog.getByLabel(words.phoneBody).fill('902 555 0133');
  await dialog.getByRole('button', { name: words.next }).click();
  await expect(dialog.getByRole('heading', { name: words.unsupportedTitle })).toBeVisible();
  await dialog.getByRole('button', { name: words.unsupportedAction }).click();
  await expect(dialog.getByLabel(words.email)).toHaveValue('nobody@sandbox.test');
});

test('TRK-01 TRK-04 XTR-32 who agreed has his way to an account told, with the segment and without a word of his own', async ({
  page,
  context,
}) => {
  const all = wordsOf('de-AT');
  const words = all.registration;
  const dialog = signUpDialog(page, all);
  const consentId = await agree(context);
  await page.goto('/de-AT/signup');
  const person = await typeDetails(dialog, words, '0660 6');
  await dialog.getByRole('button', { name: words.next }).click();
  await fillContact(dialog, words, graz);
  await showPerson(dialog);
  await dialog.getByRole('button', { name: words.submit }).click();
  const code = dialog.getByLabel(words.code6);
  await code.fill('000000');
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(dialog.getByText(words.smsCodeInvalid)).toBeVisible();
  await code.fill(await codeSentTo(person.email));
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.firstTitle })).toBeVisible();
  await expect(async () => {
    const told = (await collected(consentId)).filter(({ event }) => /registration/.test(event));
    expect(told.map(({ event, props }) => [event, ...Object.values(props).slice(1)].join(' ')).sort()).toEqual([
      'registration-failure Verification sms.code.invalid',
      'registration-step Complete',
      'registration-step ContactInfo',
      'registration-step Details',
      'registration-step Verification',
      'srtm-start-registration',
      'srtm-success-registration',
      'start-registration',
      'success-registration',
    ]);
    for (const event of told)
      expect(event).toMatchObject({ segmentId: expect.stringMatching(/\S/), locale: 'de-AT', device: 'desktop' });
    expect(JSON.stringify(told)).not.toMatch(/newcomer|Helmi|Kuusela|0660/);
  }).toPass();
});
