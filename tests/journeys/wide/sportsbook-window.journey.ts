import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { sportsMessages } from '#sandbox/sports/messages/messages.ts';
import { getMessages } from '../support/messages.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/pages/layout-shifts.ts';
import { accountButton, emailOf, fillSignIn } from '../support/player.ts';
import { openSportsbook, slipOf, upcomingEvents } from '../support/sportsbook.ts';

const code = 'fi-FI';
const fi = sportsMessages.in('fi');
const barOf = (page: Page) => page.getByRole('button', { name: fi.slip });

/** Elements that scroll up and down, other than the page itself. */
function countScrollers(root: Element): number {
  return [...root.querySelectorAll('*')].filter(
    (each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
  ).length;
}

async function expectOneScroll(page: Page, frame: FrameLocator): Promise<void> {
  expect(await page.locator('html').evaluate(countScrollers), 'elements of the page that scroll').toBe(0);
  expect(await frame.locator('html').evaluate(countScrollers), 'elements of the frame that scroll').toBe(0);
  const hidden = frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(() => hidden, 'pixels that the frame scrolls').toBe(0);
}

async function boxOf(locator: ReturnType<Page['locator']>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('there is no such element');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1_024 },
]) {
  test.describe(`SPB-11 the sportsbook in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('shows odds at once if it is upright, scrolls with its page, and opens its slip in the window wherever that is', async ({
      page,
    }) => {
      await watchLayoutShifts(page);
      const frame = await openSportsbook(page, code, '');
      const odds = frame.getByRole('main').getByRole('button', { pressed: false }).first();
      const navigation = page.getByRole('navigation', { name: getMessages(code).shell.mainNavigation }).last();
      const isUpright = viewport.height > viewport.width;
      if (isUpright) expect((await boxOf(odds)).bottom).toBeLessThanOrEqual((await boxOf(navigation)).y);
      await expectOneScroll(page, frame);

      await upcomingEvents(frame).last().getByRole('button').first().click();
      await expect(barOf(page)).toBeVisible();
      const [slip, place] = [slipOf(frame, fi.slip), frame.getByRole('button', { name: fi.signIn })];
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
        await expect(barOf(page)).toBeInViewport({ ratio: 1 });
        await barOf(page).click();
        await expect(slip.getByRole('heading', { name: fi.slip })).toBeFocused();
        for (const part of [place, slip.getByText(fi.possibleWin)]) {
          await expect.poll(async () => (await boxOf(part)).bottom).toBeLessThanOrEqual(viewport.height);
          expect((await boxOf(part)).y).toBeGreaterThan(0);
        }
        await page.keyboard.press('Escape');
        await expect(barOf(page)).toBeFocused();
      }
      expect(await readLayoutShifts(page)).toBeLessThan(0.01);
    });
  });
}

test.describe('SPB-11 the betslip on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is closed by the way back, which stays in the sportsbook, and leads to its events', async ({ page }) => {
    const frame = await openSportsbook(page, code, '/football');
    const slip = slipOf(frame, fi.slip);
    await upcomingEvents(frame).first().getByRole('button').first().click();
    // Said while the slip is closed; `getByRole` finds nothing that is hidden.
    await expect(frame.getByRole('status').filter({ hasText: fi['selections.one'].replace('{count}', '1') })).toBeAttached();
    const address = page.url();
    await barOf(page).click();
    await expect(slip.getByRole('heading', { name: fi.slip })).toBeFocused();
    await page.goBack();
    await expect(slip).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(frame.getByRole('main')).toBeVisible();

    await barOf(page).click();
    await slip.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(/\/football\/.+\/.+\/.+/);
    await expect(slip).toBeHidden();
    await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
  });

  test('SPB-13 takes what a search found', async ({ page }) => {
    const frame = await openSportsbook(page, code, '/football');
    const event = upcomingEvents(frame).first();
    const name = (await event.locator('.team').first().textContent()) ?? '';
    const open = frame.getByRole('button', { name: fi.search });
    await open.click();
    const field = frame.getByRole('searchbox', { name: fi.search });
    await expect(field).toBeFocused();
    await field.fill('xyzzy');
    await expect(frame.getByText(fi.searchNone.replace('{text}', 'xyzzy'))).toBeVisible();
    await field.fill(name.toLocaleUpperCase());
    await upcomingEvents(frame).filter({ hasText: name }).first().getByRole('button').first().click();
    await expect(barOf(page)).toBeVisible();
    await field.press('Escape');
    await expect(open).toBeFocused();
    await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText(fi.search);
  });

  test('leads a visitor to the sign-in, which is over it and can be used', async ({ page }) => {
    const messages = getMessages(code);
    const frame = await openSportsbook(page, code, '/football');
    await upcomingEvents(frame).first().getByRole('button').first().click();
    await barOf(page).click();
    await frame.getByRole('button', { name: fi.signIn }).click();
    await fillSignIn(page, messages, emailOf('ben.one'));
    await expect(accountButton(page, messages)).toBeVisible();
    await expect(barOf(page)).toBeVisible();
  });
});

test('SPB-12 a player chooses how odds are written, in lists and in the slip, also after a reload', async ({ page }) => {
  const frame = await openSportsbook(page, code, '/football');
  const odds = upcomingEvents(frame).first().getByRole('button').first();
  await odds.click();
  await frame.getByRole('combobox', { name: fi.oddsFormat }).selectOption('AMERICAN');
  const american = /[+-]\d{3,}/;
  await expect(odds).toHaveText(american);
  await expect(slipOf(frame, fi.slip)).toContainText(american);
  await page.reload();
  await expect(odds).toHaveText(american);
});

test('SPB-11 on a desktop the sportsbook has the edges of the page, and its lists stay in sight', async ({ page }) => {
  const frame = await openSportsbook(page, code, '');
  const edges = await page
    .locator('#main .page')
    .last()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
    });
  const [sports, slip] = [frame.getByRole('navigation', { name: fi.sections }), slipOf(frame, fi.slip)];
  expect(Math.abs((await boxOf(sports)).x - edges.left)).toBeLessThanOrEqual(1);
  expect(Math.abs((await boxOf(slip)).right - edges.right)).toBeLessThanOrEqual(1);
  await expectOneScroll(page, frame);
  await page.evaluate(() => window.scrollTo(0, 1_200));
  for (const column of [sports, slip]) await expect.poll(async () => Math.round((await boxOf(column)).y)).toBeGreaterThan(60);
  for (const column of [sports, slip]) expect((await boxOf(column)).y).toBeLessThan(140);
});
