import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { edit } from '../support/editor.ts';
import { gameOf } from '../support/games.ts';
import { getMessages } from '../support/messages.ts';
import { signIn } from '../support/player.ts';

const words = getMessages('de-AT');
/** A figure with two decimals; not a date. */
const figure = /\d([.,])\d{2}(?![\d.,])/g;

/** The marks before decimals on a screen, once one is shown. */
async function decimalMarks(screen: Page | FrameLocator): Promise<readonly string[]> {
  const body = screen.locator('body');
  await expect(body).toContainText(/\d[.,]\d{2}(?![\d.,])/);
  return [...new Set([...(await body.ariaSnapshot()).matchAll(figure)].map(([, mark = '']) => mark))];
}

/** The marks of decimals on screens of the site, of a game, of the sportsbook and of the cashier. */
async function marksOfScreens(page: Page) {
  await page.goto('/de-AT/my-account');
  const account = await decimalMarks(page);
  await page.goto('/de-AT/my-account/transactions');
  const transactions = await decimalMarks(page);
  await page.goto('/de-AT/sportsbook');
  const sportsbook = await decimalMarks(page.frameLocator(`iframe[title="${words.sportsFrame.frame}"]`));
  const { provider, slug, title } = gameOf('playngo');
  await page.goto(`/de-AT/online-casino/play/${provider}/${slug}`);
  const game = await decimalMarks(page.frameLocator(`iframe[title="${words.play.frame.replace('{title}', title)}"]`));
  return { account, transactions, sportsbook, game };
}

test('MKT-23 DEC-NUM-1 a market has numbers as the specification writes them, or as its language does, on every screen', async ({
  page,
  context,
}) => {
  await signIn(context, 'player.at');
  const all = (mark: string) => ({ account: [mark], transactions: [mark], sportsbook: [mark], game: [mark] });
  expect(await marksOfScreens(page)).toEqual(all('.'));
  await edit('market-at', { numberFormat: 'locale' });
  // Services read the record within a second.
  await expect
    .poll(async () => {
      await page.goto('/de-AT/sportsbook');
      return decimalMarks(page.frameLocator(`iframe[title="${words.sportsFrame.frame}"]`));
    })
    .toEqual([',']);
  expect(await marksOfScreens(page)).toEqual(all(','));
  await page.goto('/de-AT/my-account/banking/deposit');
  const amount = page.getByRole('textbox', { name: words.deposit.amount });
  await amount.fill('1,000');
  await amount.press('Enter');
  await expect(page.getByText(words.deposit.amountAmbiguous.replace('{larger}', '1\u00a0000 €'))).toBeVisible();
});
