import { test } from '@playwright/test';
import { signIn } from '../support/player.ts';
import { expectTransactionDetails } from '../support/transactions.ts';

test('TXN-05 XTR-23 on a desktop a transaction opens with all its details', async ({ page, context }) => {
  await signIn(context, 'ben.one');
  await expectTransactionDetails(page);
});
