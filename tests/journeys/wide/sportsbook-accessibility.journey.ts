import { expect, type Page, test } from '@playwright/test';
import { sportsMessages } from '#sandbox/sports/messages/messages.ts';
import { sidewaysScroll } from '../support/complaints.ts';
import { findErrors } from '../support/pages/axe.ts';
import { signIn } from '../support/player.ts';
import { openSportsbook, slipOf, upcomingEvents } from '../support/sportsbook.ts';

const views = [
  ['en-UN', 'phone', { width: 390, height: 844 }, sportsMessages.in('en')],
  ['fi-FI', 'desktop', { width: 1_440, height: 900 }, sportsMessages.in('fi')],
  ['fi-FI', 'window at 400 %', { width: 320, height: 512 }, sportsMessages.in('fi')],
] as const;

function frameOf(page: Page) {
  const frame = page.frames().find((each) => each.url().includes('/frame?'));
  if (!frame) throw new Error('the sportsbook has no frame');
  return frame;
}

for (const [code, size, viewport, messages] of views) {
  test.describe(`SPB-05 the sportsbook in ${code} on a ${size}`, () => {
    test.use({ viewport });

    test('is accessible in every view and with its slip', async ({ page, context }) => {
      test.slow();
      await signIn(context, 'ben.one');
      for (const path of ['', '/live-betting', '/favourites', '/bet-history', '/football']) {
        await openSportsbook(page, code, path);
        expect.soft(await findErrors(frameOf(page)), `/sportsbook${path}`).toEqual([]);
        expect.soft(await sidewaysScroll(page), 'pixels to scroll sideways').toBe(0);
      }
      const frame = await openSportsbook(page, code, '/football');
      await frame.getByRole('button', { name: messages.search }).click();
      await frame.getByRole('searchbox', { name: messages.search }).fill('xyzzy');
      await expect(frame.getByText(messages.searchNone.replace('{text}', 'xyzzy'))).toBeVisible();
      expect.soft(await findErrors(frameOf(page)), 'the search').toEqual([]);
      await frame.getByRole('button', { name: messages.closeSearch }).click();
      await upcomingEvents(frame).first().getByRole('link').first().click();
      await frame.getByRole('heading', { name: messages['market.1X2'] }).waitFor();
      expect.soft(await findErrors(frameOf(page)), 'an event').toEqual([]);
      await frame.getByRole('main').getByRole('button', { name: messages.odds }).first().click();
      const slip = slipOf(frame, messages.slip);
      const bar = page.getByRole('button', { name: messages.slip });
      if (size !== 'desktop') {
        await bar.click();
        await expect(slip.getByRole('heading', { name: messages.slip })).toBeFocused();
      }
      await slip.getByRole('textbox', { name: messages.stake }).fill('much');
      expect.soft(await findErrors(frameOf(page)), 'the slip').toEqual([]);
    });
  });
}
