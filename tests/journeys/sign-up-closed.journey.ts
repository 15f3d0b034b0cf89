import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { newPassword, showPerson, signUpDialog } from './support/newcomer.ts';
import { operate } from './support/operator.ts';
import { fillDetails } from './support/registration.ts';
import { wordsOf } from './support/words.ts';

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
