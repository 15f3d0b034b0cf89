import { expect, test } from '@playwright/test';
import { firstVisit } from '../support/consent.ts';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';
import { startSession } from '../support/player.ts';

const halfYearSeconds = 190 * 86_400;

// The cookie notice changes how focused elements are scrolled into view.
test.use({ viewport: { width: 320, height: 640 }, storageState: firstVisit });
test.beforeEach(() => operate('faults', { reset: true }));
test.afterEach(() => operate('clock', { reset: true }));

test('DEC-LIM-9 after six months a player sees the figures from their beginning on a small phone, and answers once', async ({
  page,
  context,
}, { retry }) => {
  const { review } = getMessages('pt-BR');
  await operate('clock', { advanceSeconds: halfYearSeconds });
  // Another try needs a player who has not answered yet. In a session of before, a reality check is due first.
  await startSession(context, retry === 0 ? 'player.br' : 'player.pe');
  await page.goto('/pt-BR');
  const dialog = page.getByRole('alertdialog', { name: review.periodicTitle });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight > clientHeight])).toEqual([
    0,
    true,
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"LIMITS"') === true);
  await dialog.getByRole('button', { name: review.limits }).click();
  expect((await answered).status()).toBeLessThan(300);
  await expect(page).toHaveURL(/\/pt-BR\/my-account\/gambling-limits$/);
  // The record that the dialog was shown has the same address, and may be answered late.
  const reply = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/protection/review'),
  );
  await page.reload();
  expect(await (await reply).json()).toEqual({ review: null });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
