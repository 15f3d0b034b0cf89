import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { sidewaysScroll } from '../support/complaints.ts';
import { agree, trackedEvents } from '../support/consent.ts';
import { getMessages } from '../support/messages.ts';
import {
  captchaIn,
  codeSentTo,
  expectCaptchaPassed,
  inventPerson,
  newPassword,
  passCaptcha,
  signUpDialog,
} from '../support/new-player.ts';
import { findPlayers } from '../support/operator.ts';
import { accountButton, balanceButton, signInDialog } from '../support/player.ts';
import { ageLabel, fillContact, fillDetails, helsinki } from '../support/registration.ts';

test.describe('on a phone, in Finnish', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('J01 SGN-01 SGN-02 SGN-09 SGN-13 SGN-29 SGN-32 registers once by text message, with back navigation and a wrong code', async ({
    page,
  }) => {
    test.slow();
    const all = getMessages('fi-FI');
    const messages = all.registration;
    const dialog = signUpDialog(page, all);
    const password = dialog.getByLabel(messages.password, { exact: true });
    const address = dialog.getByLabel(messages.address);
    const next = dialog.getByRole('button', { name: messages.next });
    const submit = dialog.getByRole('button', { name: messages.submit });
    const requested: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      requested.push(request.url());
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.includes('/player/registration')) sent.push(`${request.method()} ${pathname}`);
    });
    await page.goto('/fi-FI');
    await page.getByRole('banner').getByRole('button', { name: all.shell.signIn }).click();
    await expect(signInDialog(page, all)).toBeVisible();
    expect(requested.filter((url) => /registration|api\.js/.test(url))).toEqual([]);
    await signInDialog(page, all).getByRole('link', { name: all.signIn.noAccount }).click();
    const person = await fillDetails(dialog, messages, '050 2');
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog.getByLabel(messages.email)).toHaveValue(person.email);
    await expect(password).toHaveValue(newPassword);
    await passCaptcha(dialog);
    await next.click();

    await fillContact(dialog, messages, helsinki);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.goBack();
    await expect(dialog.getByLabel(messages.lastName)).toHaveValue(person.lastName);
    await expect(password).toHaveValue(newPassword);
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/signup`);
    await page.goForward();
    await expect(address).toHaveValue(helsinki.address);
    await expect(dialog.getByLabel(messages.terms)).toBeChecked();

    await submit.click();

    const code = dialog.getByLabel(messages.code6);
    const codeRequest = 'POST /api/platform/player/registration/sms_request';
    const once = ['POST', 'PUT'].map((method) => `${method} /api/platform/player/registration`);
    await expect(dialog.getByText(messages.codeSentSms.replace('{to}', `+358502${person.digits}`))).toBeVisible();
    expect(sent).toEqual([...once, codeRequest]);
    await page.goBack();
    await expect(address).toHaveValue(helsinki.address);
    await submit.click();
    await expect(code).toBeVisible();
    expect(sent).toEqual([...once, codeRequest]);

    await page.goBack();
    await dialog.getByRole('button', { name: messages.back }).click();
    await dialog.getByLabel(messages.phoneBody).fill(`050 3${person.digits}`);
    await passCaptcha(dialog);
    await next.click();
    await submit.click();
    const corrected = `+358503${person.digits}`;
    await expect(dialog.getByText(messages.codeSentSms.replace('{to}', corrected))).toBeVisible();
    const right = await codeSentTo(corrected);
    await code.fill(right === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: messages.confirm, exact: true }).click();
    await expect(dialog.getByText(messages.smsCodeInvalid)).toBeVisible();
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await dialog.getByRole('button', { name: messages.confirm, exact: true }).click();

    const greeting = page.getByRole('dialog', { name: messages.firstTitle });
    await expect(greeting).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
    await greeting.getByRole('button', { name: messages.firstSkip }).click();
    await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Helmi`);
    await expect(balanceButton(page, all)).toContainText('0.00 €');
    await page.goBack();
    await expect(accountButton(page, all)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(greeting).toHaveCount(0);
    expect(await findPlayers(person.email)).toHaveLength(1);
  });
});

test('J01 SGN-10 SGN-12 SGN-16 SGN-26 SGN-27 SGN-29 CNT-26 TRK-01 TRK-04 XTR-32 registers in one call by e-mail, by keyboard, beside the offer, after a reload; every step is tracked', async ({
  page,
  context,
}) => {
  const all = getMessages('de-AT');
  const messages = all.registration;
  const person = inventPerson();
  const dialog = signUpDialog(page, all);
  const consentId = await agree(context);
  await page.goto('/de-AT/signup?bonusCode=FIRST1');
  await expect(dialog.getByText(messages.code.replace('{code}', 'FIRST1'))).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/de-AT/signup`);
  await expect(page.locator('h1')).toHaveCount(1);
  const offer = dialog.getByRole('complementary');
  await expect(offer).toContainText('100');
  // The background image behind the text and the banner above it.
  await expect(offer.locator('img:visible')).toHaveCount(2);

  const type = async (label: string, text: string) => {
    const field = dialog.getByLabel(label, { exact: true });
    for (let presses = 0; presses < 24 && !(await field.evaluate((one) => one === document.activeElement)); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  await type(messages.email, person.email);
  await type(messages.password, newPassword);
  await type(messages.firstName, person.firstName);
  await type(messages.lastName, person.lastName);
  await type(messages.phoneBody, `0660 2${person.digits}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(messages.address)).toBeVisible();
  await type(messages.day, '1');
  await type(messages.month, '4');
  await type(messages.year, '1990');
  await type(messages.address, 'Rosengasse 4');
  await type(messages.postCode, '8010');
  await type(messages.city, 'Graz');
  await page.reload();
  await expect(dialog.getByLabel(messages.city, { exact: true })).toHaveValue('Graz');
  await expect(dialog.getByLabel(messages.year, { exact: true })).toHaveValue('1990');
  await expect(dialog.getByText(messages.passwordAgain)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(newPassword);
  await type(messages.password, newPassword);
  await type(messages.terms, ' ');
  await type(ageLabel(messages.allConditions), ' ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectCaptchaPassed(captchaIn(dialog));
  await dialog.getByLabel(messages.city, { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(messages.codeSentEmail.replace('{to}', person.email))).toBeVisible();
  const code = await codeSentTo(person.email);
  await type(messages.code6, code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(messages.smsCodeInvalid)).toBeVisible();
  await dialog.getByLabel(messages.code6).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: messages.firstTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Helmi`);

  await expect(async () => {
    const events = (await trackedEvents(consentId)).filter(({ event }) => /registration/.test(event));
    const names = events.map(({ event, props }) => [event, ...Object.values(props).slice(1)].join(' '));
    expect([...new Set(names)].sort()).toEqual([
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
    // A reload tracks the form's start again; the registration is tracked once.
    expect(names.filter((name) => /success|failure|Complete/.test(name))).toHaveLength(4);
    for (const event of events)
      expect(event).toMatchObject({ segmentId: expect.stringMatching(/\S/), locale: 'de-AT', device: 'desktop' });
    expect(JSON.stringify(events)).not.toMatch(/new\.player|Helmi|Kuusela|0660/);
  }).toPass({ timeout: 10_000 });
});
