import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { sidewaysScroll } from './support/complaints.ts';
import { agree, collected } from './support/consent.ts';
import { codeSentTo, expectPersonTestPassed, inventPerson, newPassword, showPerson, signUpDialog } from './support/newcomer.ts';
import { accountButton, balanceButton } from './support/player.ts';
import { ageTick, fillContact, graz, typeDetails } from './support/registration.ts';
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
  await expectPersonTestPassed(dialog.frameLocator('iframe:visible'));
  await dialog.getByLabel(words.city).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.codeSentEmail.replace('{to}', person.email))).toBeVisible();
  await type(words.code6, await codeSentTo(person.email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.firstTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Helmi`);
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
