import { expect, test } from '@playwright/test';
import { signIn } from './support/sign-in.ts';

test('TRM-02 a player who has accepted version 2.10 has nothing to accept and is not redirected', async ({ request }) => {
  await signIn(request, 'ben.one');
  expect(await (await request.get('/api/terms')).json()).toEqual({ version: '2.10', isDue: false });
  for (const path of ['/fi-FI/promotions', '/fi-FI/online-casino']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test('TRM-01 RTE-43 a player who accepted 2.9 has 2.10 to accept, and the casino redirects to it', async ({ request }) => {
  await signIn(request, 'oli.oldterms');
  expect(await (await request.get('/api/terms')).json()).toEqual({ version: '2.10', isDue: true });
  const casino = await request.get('/fi-FI/online-casino', { maxRedirects: 0 });
  expect(casino.status()).toBe(307);
  expect(casino.headers().location).toContain('/fi-FI/accept-terms-condition?return=');
  for (const path of ['/fi-FI', '/fi-FI/my-account', '/fi-FI/contact', '/fi-FI/self-test', '/fi-FI/privacy-policy']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});
