import { expect, type Page, test } from '@playwright/test';
import { sidewaysScroll } from '../support/complaints.ts';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';
import { findErrors } from '../support/pages/axe.ts';
import { signIn } from '../support/player.ts';

const views = [
  ['en-UN', 'phone', { width: 390, height: 844 }],
  ['en-UN', 'desktop', { width: 1_440, height: 900 }],
  ['fi-FI', 'phone', { width: 390, height: 844 }],
] as const;
const slot = { path: '/online-casino/play/quickspin/clockwork-orchard', title: 'Clockwork Orchard' };
const table = { path: '/live-casino-online/play/evolution/harbour-roulette', title: 'Harbour Roulette' };

/** Opens a game and returns its frame. */
async function openGame(page: Page, code: 'en-UN' | 'fi-FI', { path, title }: typeof slot) {
  await page.goto(`/${code}${path}`);
  await expect(page.getByTitle(getMessages(code).play.frame.replace('{title}', title))).toBeVisible();
  await expect(page.getByText(getMessages(code).play.opening.replace('{title}', title))).toBeHidden();
  const frame = page.frames().find((each) => each.url().includes('/launch'));
  if (!frame) throw new Error(`${title} has no frame`);
  return frame;
}

test.beforeEach(async () => {
  await operate('faults', { reset: true });
});

for (const [code, size, viewport] of views) {
  test.describe(`GAM-20 accessible in ${code} on a ${size}`, () => {
    test.use({ viewport });
    const { play } = getMessages(code);

    test('a game for fun, a game for money, a table, and the pages around them', async ({ page, context }) => {
      test.slow();
      expect.soft(await findErrors(await openGame(page, code, slot)), 'the game for fun').toEqual([]);
      expect.soft(await findErrors(page), 'its page').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0);
      await signIn(context, 'player.br');
      for (const game of [slot, table]) {
        expect.soft(await findErrors(await openGame(page, code, game)), game.title).toEqual([]);
        expect.soft(await findErrors(page), `the page of ${game.title}`).toEqual([]);
      }
    });

    test('every section of the account panel over a game', async ({ page, context }) => {
      test.slow();
      await signIn(context, 'player.br');
      await openGame(page, code, slot);
      await page.getByRole('main').getByRole('button', { name: play.panel, exact: true }).click();
      const panel = page.getByRole('dialog');
      await expect(panel).toHaveCSS('opacity', '1');
      expect.soft(await findErrors(page), 'the overview').toEqual([]);
      for (const section of [play.account, play.banking, play.reward, play.bonusCode, play.protection, play.settings]) {
        await panel.getByRole('button', { name: section, exact: true }).click();
        await expect(panel.getByRole('heading', { name: section })).toBeVisible();
        expect.soft(await findErrors(page), section).toEqual([]);
        await panel.getByRole('button', { name: play.overview }).click();
      }
    });

    test('a refused launch', async ({ page }) => {
      for (const [launch, title] of [
        ['error.spend.limit.reached', play.spendTitle],
        ['error.terms.due', play.termsTitle],
        ['error.evolution.table.full', play.tableTitle],
        ['error.system.error', play.brokenTitle],
      ] as const) {
        await page.route('**/api/play/launch', (route) => route.fulfill({ status: 400, json: { status: 400, code: launch } }));
        await page.goto(`/${code}${slot.path}`);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        expect.soft(await findErrors(page), launch).toEqual([]);
      }
    });
  });
}
