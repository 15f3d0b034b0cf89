import { expect, test } from '@playwright/test';
import { signIn } from './support/sign-in.ts';

const file = '/api/history/export?locale=fi-FI&zone=Europe/Helsinki';

test('the transaction file is refused to a visitor, another origin and an unknown time zone', async ({ request }) => {
  expect((await request.get(file)).status()).toBe(401);
  await signIn(request, 'ben.one');
  expect((await request.get(file, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status()).toBe(403);
  expect((await request.get('/api/history/export?locale=fi-FI&zone=Nowhere/Land')).status()).toBe(400);
  expect((await request.get(`${file}&category=OTHER`)).status()).toBe(400);
  const answer = await request.get(file);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});
