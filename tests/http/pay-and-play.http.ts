import { expect, test } from '@playwright/test';

test('RTE-02 a market without pay-and-play has no page for the return from the bank', async ({ request }) => {
  expect((await request.get('/fi-FI/signup/callback')).status()).toBe(200);
  expect((await request.get('/en-UN/signup/callback')).status()).toBe(404);
});
