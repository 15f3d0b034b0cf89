import { expect, test } from '@playwright/test';
import { siteUrl } from '../journeys/support/addresses.ts';
import { signIn } from './support/sign-in.ts';

test('RTM-01 a ticket for the feed is issued only to a signed-in player on a page of the site', async ({ request }) => {
  const openTicket = async (origin: string) =>
    (await request.post('/api/realtime/ticket', { headers: { Origin: origin } })).status();
  expect(await openTicket(siteUrl)).toBe(401);
  expect(await openTicket('https://elsewhere.test')).toBe(403);
  await signIn(request, 'ben.one');
  expect(await openTicket(siteUrl)).toBe(200);
  expect(await openTicket('https://elsewhere.test')).toBe(403);
});
