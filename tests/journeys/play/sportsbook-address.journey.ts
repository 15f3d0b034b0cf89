import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { listSportsEvents } from '#lib/sportsbook/contract.ts';
import { sportsMessages } from '#sandbox/sports/messages/messages.ts';
import { sportsUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/pages/layout-shifts.ts';
import { accountButton, emailOf, fillSignIn } from '../support/player.ts';

const en = sportsMessages.in('en');

const messages = getMessages('en-UN');
const root = '/en-UN/sportsbook';

function sportsbook(page: Page): FrameLocator {
  return page.frameLocator(`iframe[title="${messages.sportsFrame.frame}"]`);
}

/** The address of the frame's document: another one means that the frame was loaded again. */
const frameAddress = (page: Page) => page.getByTitle(messages.sportsFrame.frame).getAttribute('src');

async function findUpcomingEvent() {
  const response = await fetch(`${sportsUrl}${listSportsEvents.path}?language=en&sport=football`);
  const { events } = listSportsEvents.reply.parse(await response.json());
  // Later than any test moves the clock.
  const event = events.filter(({ status }) => status === 'UPCOMING').at(-1);
  if (!event) throw new Error('there is no upcoming football event');
  const { sport, region, competition, slug, home, away } = event;
  return { path: `${root}/${sport.slug}/${region.slug}/${competition.slug}/${slug}`, home, away };
}

test('SPB-04 J16 a shared link opens its event to a visitor, whose betslip is still there after signing in', async ({ page }) => {
  await watchLayoutShifts(page);
  const { path, home, away } = await findUpcomingEvent();
  await page.goto(path);
  await expect(sportsbook(page).getByRole('heading', { level: 1 })).toContainText(home);
  await expect(page).toHaveTitle(new RegExp(away));
  const odds = sportsbook(page).getByRole('group').getByRole('button', { name: home }).first();
  await odds.click();
  await expect(odds).toHaveAttribute('aria-pressed', 'true');
  expect(await readLayoutShifts(page)).toBeLessThan(0.01);
  await sportsbook(page).getByRole('button', { name: en.signIn }).first().click();
  await fillSignIn(page, messages, emailOf('ben.one'));
  await expect(accountButton(page, messages)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(sportsbook(page).getByRole('button', { pressed: true }).first()).toContainText(home);
  await expect(sportsbook(page).getByRole('button', { name: en.signIn })).toHaveCount(0);
});

test('RTE-35 SPB-05 DEC-SPB-2 the address follows the frame, back and forward lead through its views, and a reload keeps the view', async ({
  page,
}) => {
  await page.goto(root);
  const sections = sportsbook(page).getByRole('navigation', { name: en.sections });
  await sections.getByRole('link', { name: en.myBets }).click();
  await expect(page).toHaveURL(`${root}/bet-history`);
  const address = await frameAddress(page);
  await sections.getByRole('link', { name: en.live }).first().click();
  await expect(page).toHaveURL(`${root}/live-betting`);
  await expect(page).toHaveTitle(new RegExp(messages.sportsFrame['live-betting']));
  await page.goBack();
  await expect(sportsbook(page).getByRole('heading', { level: 1, name: en.myBets })).toBeVisible();
  await page.goForward();
  await expect(sportsbook(page).getByRole('heading', { level: 1, name: en.liveBetting })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: messages.shell.sports }).click();
  await expect(page).toHaveURL(root);
  await expect(sections.getByRole('link', { name: en.home })).toHaveAttribute('aria-current', 'page');
  expect(await frameAddress(page)).toBe(address);
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL(`${root}/live-betting`);
  await expect(sportsbook(page).getByRole('heading', { level: 1, name: en.liveBetting })).toBeVisible();
});
