/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { updateWallet } from '#lib/wallet/client.ts';
import { json, messages, openPlatform, pendingWithdrawal, renderWithdraw } from '../../../tests/fixtures/withdraw-page.tsx';

jest.mock('#lib/access/blackbox.ts', () => ({ readBlackbox: async () => 'a-device' }));

let platform: ReturnType<typeof openPlatform>;

beforeEach(() => {
  platform = openPlatform();
});

const confirmCancel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel withdrawal of 80.00 €' }));
  const dialog = await screen.findByRole('dialog', { name: messages.confirmTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: messages.confirm }));
};

test('WDR-05 lists withdrawals with account and status, also where the form is closed', async () => {
  platform.pending = [
    pendingWithdrawal,
    { ...pendingWithdrawal, pendingWithdrawalId: 'wd_2', amount: 2_500, status: 'WAITING_INPUT' },
  ];
  platform.check = { result: 'FORBIDDEN' };
  renderWithdraw();
  const time = formatDateTime(pendingWithdrawal.transactionDate);
  const list = within(await screen.findByRole('region', { name: messages.pendingTitle }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^80.00 €Waiting for approval.*FI21 •••• 0785 · ${time}`)),
    expect.stringMatching(/^2,500.00 €In review/),
  ]);
});

test('WDR-05 refetches when the locked balance changes', async () => {
  platform.pending = [pendingWithdrawal];
  const client = new QueryClient();
  renderWithdraw(client);
  await screen.findByText('80.00 €');
  await screen.findByText('You can withdraw 300.00 €');
  platform.pending = [];
  const locked = [{ walletId: 'l', walletType: 'LOCKED' as const, amount: 5, currencyCode: 'EUR' }];
  act(() => updateWallet(client, { balanceMap: { main: [], locked, bonus: [] }, asOf: new Date().toISOString() }));
  await waitFor(() => expect(screen.queryByText('80.00 €')).toBeNull());
});

test('WDR-06 cancels once, after a confirmation', async () => {
  platform.pending = [pendingWithdrawal];
  renderWithdraw();
  await confirmCancel();
  await waitFor(() => expect(platform.cancels).toEqual([{ pendingWithdrawalId: 'wd_1', amount: 80, cancelByPlayer: true }]));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ tone: 'success', text: '80.00 € is back in your balance.' }]));
});

test('WDR-06 where the market forbids cancelling there is no button, and the reason is said', async () => {
  platform.pending = [{ ...pendingWithdrawal, isCancellable: false }];
  renderWithdraw();
  expect(await screen.findByText(messages.cancelForbidden)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal of 80.00 €' })).toBeNull();
});

test.each([
  ['error.withdrawal.cancel.forbidden', 'warn', messages.cancelForbidden],
  ['error.withdrawal.cancel.limit_reached', 'warn', messages.cancelLimit],
  ['error.withdrawal.not_pending', 'warn', messages.notPending],
  ['error.system.error', 'error', messages.cancelFailed],
])('WDR-07 the error %s is shown as a toast', async (code, tone, text) => {
  platform.pending = [pendingWithdrawal];
  platform.cancelResponse = () => json({ status: 400, code }, 400);
  renderWithdraw();
  await confirmCancel();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ tone, text }]));
  expect(screen.getByRole('button', { name: 'Cancel withdrawal of 80.00 €' })).toBeInTheDocument();
});
