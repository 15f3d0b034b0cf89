import type { FrameLocator, Locator, Page } from '@playwright/test';
import { getMessages } from './messages.ts';

/** Opens a page of the sportsbook and returns its frame, once it is shown. `path` begins with a slash or is empty. */
export async function openSportsbook(page: Page, code: 'en-UN' | 'fi-FI', path: string): Promise<FrameLocator> {
  await page.goto(`/${code}/sportsbook${path}`);
  const frame = page.frameLocator(`iframe[title="${getMessages(code).sportsFrame.frame}"]`);
  await frame.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return frame;
}

/** The events of a list that have not begun: those whose state is a time. */
export const upcomingEvents = (frame: FrameLocator): Locator =>
  frame
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: frame.locator('time') });

export const slipOf = (frame: FrameLocator, name: string): Locator =>
  frame.getByRole('region', { name }).or(frame.getByRole('dialog', { name }));
