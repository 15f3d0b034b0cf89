import { expect, test } from '@playwright/test';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { publish } from '../../journeys/support/editor.ts';
import { getMessages } from '../../journeys/support/messages.ts';

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

test('SEC-02 a page with drafts has a script policy with a nonce for its own scripts, and the preview ends on this site', async ({
  request,
}) => {
  const secret = 'a-secret-of-the-studio';
  await publish({
    createOrReplace: { _id: 'drafts-secret', _type: 'sanity.previewUrlSecret', secret, source: 'test', studioUrl: siteUrl },
  });
  const form = (values: Record<string, string>) => ({ form: values, headers: { Origin: siteUrl }, maxRedirects: 0 });
  const started = await request.post('/api/drafts/start', form({ secret, path: '/fi-FI' }));
  expect([started.status(), started.headers().location]).toEqual([303, '/fi-FI']);
  const page = await request.get('/fi-FI', { headers: { 'Content-Security-Policy': "script-src 'nonce-guessed'" } });
  const html = await page.text();
  expect(html).toContain(getMessages('fi-FI').drafts.title);
  const policy = page.headers()['content-security-policy'] ?? '';
  const nonce = /script-src 'self' [^;]*'nonce-([\w-]{36})'/.exec(policy)?.[1];
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const inline = html.match(/<script(?![^>]*type="application\/)[^>]*>/g) ?? [];
  expect(inline.length).toBeGreaterThan(5);
  expect(inline.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([]);
  for (const path of ['/\t/evil.example', '/.//evil.example', '/\\evil.example']) {
    expect((await request.post('/api/drafts/end', form({ path }))).headers().location, path).toBe('/');
  }
});

test('SEC-02 a nonce that a visitor sends does not get into a stored page', async ({ request }) => {
  const page = await request.get('/no-NO/info/about', { headers: { 'Content-Security-Policy': "script-src 'nonce-guessed'" } });
  expect(await page.text()).not.toContain('guessed');
});
