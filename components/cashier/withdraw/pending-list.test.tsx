/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/toast.ts';
import { keepBalance } from '#lib/wallet/client.ts';
import { json, openWorld, show, waiting, words } from '../../../tests/fixtures/withdraw-page.tsx';

jest.mock('#lib/access/blackbox.ts', () => ({ readBlackbox: async () => 'a-device' }));

let world: ReturnType<typeof openWorld>;

beforeEach(() => {
  world = openWorld();
});

const callBack = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Call back 80.00 €' }));
  const dialog = await screen.findByRole('dialog', { name: words.confirmTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: words.confirm }));
};

test('WDR-05 is listed with its account and state, also where the form is shut', async () => {
  world.pending = [waiting, { ...waiting, pendingWithdrawalId: 'wd_2', amount: 2_500, status: 'WAITING_INPUT' }];
  world.check = { result: 'FORBIDDEN' };
  show();
  const weekday = new Date(waiting.transactionDate).toLocaleDateString('en-GB', { weekday: 'long' });
  const list = within(await screen.findByRole('region', { name: words.pendingTitle }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^80.00 €Waiting for approval.*FI21 •••• 0785 · ${weekday}`)),
    expect.stringMatching(/^2,500.00 €We are looking at it/),
  ]);
});

test('WDR-05 is looked at again as soon as money is locked or freed, in whichever tab', async () => {
  world.pending = [waiting];
  const client = new QueryClient();
  show(client);
  await screen.findByText('80.00 €');
  await screen.findByText('You can withdraw 300.00 €');
  world.pending = [];
  const locked = [{ walletId: 'l', walletType: 'LOCKED' as const, amount: 5, currencyCode: 'EUR' }];
  act(() => keepBalance(client, { balanceMap: { main: [], locked, bonus: [] }, asOf: new Date().toISOString() }));
  await waitFor(() => expect(screen.queryByText('80.00 €')).toBeNull());
});

test('WDR-06 is called back after a second word, once', async () => {
  world.pending = [waiting];
  show();
  await callBack();
  await waitFor(() => expect(world.cancels).toEqual([{ pendingWithdrawalId: 'wd_1', amount: 80, cancelByPlayer: true }]));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ tone: 'success', text: '80.00 € is back in your balance.' }]));
});

test.each([
  ['error.withdrawal.cancel.limit_reached', 'warn', words.cancelLimit],
  ['error.withdrawal.not_pending', 'warn', words.notPending],
  ['error.system.error', 'error', words.cancelFailed],
])('WDR-07 a refusal %s is a notice that passes', async (code, tone, text) => {
  world.pending = [waiting];
  world.cancelAnswer = () => json({ status: 400, code }, 400);
  show();
  await callBack();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ tone, text }]));
  expect(screen.getByRole('button', { name: 'Call back 80.00 €' })).toBeInTheDocument();
});
