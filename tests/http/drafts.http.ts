import { expect, test } from '@playwright/test';
import { siteUrl } from '../journeys/support/addresses.ts';
import { getMessages } from '../journeys/support/messages.ts';

test('OPS-06 drafts are shown only to browsers with a secret from the Studio', async ({ request }) => {
  const start = (form: Record<string, string>, origin = siteUrl) =>
    request.post('/api/drafts/start', { form, headers: { Origin: origin }, maxRedirects: 0 });
  expect((await start({ secret: 'guessed-secret', path: '/fi-FI' })).status()).toBe(403);
  expect((await start({ secret: 'guessed-secret', path: '/fi-FI' }, 'https://elsewhere.example')).status()).toBe(403);
  expect((await start({ path: '/fi-FI' })).status()).toBe(400);
  const forged = await request.get('/fi-FI', { headers: { Cookie: '__prerender_bypass=guessed' } });
  expect(await forged.text()).not.toContain(getMessages('fi-FI').drafts.title);
  expect(forged.headers()['cache-control']).toBe('private, no-cache');
});
