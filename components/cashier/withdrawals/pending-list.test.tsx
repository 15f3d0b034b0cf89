import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import { keysOfAllTabs } from '#lib/cashier/withdrawals/request-key.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { updateWallet } from '#lib/wallet/client.ts';
import en from '#messages/en.json' with { type: 'json' };
import { json } from '../../../tests/fixtures/components/answer-fetch.ts';
import {
  amountField,
  messages,
  openPlatform,
  pendingWithdrawal,
  renderWithdraw,
} from '../../../tests/fixtures/components/withdraw-page.tsx';

jest.mock('#lib/access/blackbox.ts', () => ({ readBlackbox: async () => 'a-device' }));

let platform: ReturnType<typeof openPlatform>;

beforeEach(() => {
  platform = openPlatform();
});
afterEach(() => jest.useRealTimers());

const confirmCancel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel withdrawal of 80.00 €' }));
  const dialog = await screen.findByRole('dialog', { name: messages.confirmTitle });
  await userEvent.click(within(dialog).getByRole('button', { name: messages.confirm }));
};

const requestedNow = () => ({ ...pendingWithdrawal, transactionDate: new Date().toISOString() });
const eighty = { body: { method: pendingWithdrawal.method, amount: 80 } };

test('WDR-05 lists withdrawals with account and status, also where the form is closed', async () => {
  platform.pending = [
    { ...pendingWithdrawal, reference: '7KX-4MA-9RD' },
    { ...pendingWithdrawal, pendingWithdrawalId: 'wd_2', amount: 2_500, status: 'WAITING_INPUT' },
  ];
  platform.check = { result: 'FORBIDDEN' };
  renderWithdraw();
  const time = formatDateTime(pendingWithdrawal.transactionDate);
  const list = within(await screen.findByRole('region', { name: messages.pendingTitle }));
  const steps = list.getAllByRole('list', { name: messages.steps });
  expect(steps.map((each) => each.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^80.00 €Waiting for approval.*FI21 •••• 0785Reference 7KX-4MA-9RD/),
    expect.stringMatching(/^2,500.00 €In review/),
  ]);
  expect(steps[0]).toHaveTextContent(formatMessage(messages.stepRequested, { time }));
});

test('WDR-05 a withdrawal says until when it is reviewed and how long its method takes, and a late one that it is late', async () => {
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hourMs).toISOString();
  platform.pending = [
    { ...pendingWithdrawal, transactionDate: at(1) },
    { ...pendingWithdrawal, pendingWithdrawalId: 'wd_2', transactionDate: at(25) },
  ];
  renderWithdraw();
  const [inTime, late] = await screen.findAllByRole('list', { name: messages.steps });
  expect(inTime).toHaveTextContent(formatMessage(messages.stepReview, { time: formatDateTime(at(-23)) }));
  await waitFor(() => expect(inTime).toHaveTextContent(formatMessage(messages.stepSentIn, { time: en.payments.withinHour })));
  expect(late).toHaveTextContent(messages.stepLate);
});

test('WDR-05 refetches every 30 seconds, and when the locked balance changes', async () => {
  jest.useFakeTimers();
  platform.pending = [pendingWithdrawal];
  const client = new QueryClient();
  renderWithdraw(client);
  await screen.findByText('80.00 €');
  await screen.findByText('You can withdraw 300.00 €');
  platform.pending = [];
  await act(() => jest.advanceTimersByTimeAsync(28_000));
  expect(screen.getByText('80.00 €')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(screen.queryByText('80.00 €')).toBeNull());
  platform.pending = [pendingWithdrawal];
  const locked = [{ walletId: 'l', walletType: 'LOCKED' as const, amount: 5, currencyCode: 'EUR' }];
  act(() => updateWallet(client, { balanceMap: { main: [], locked, bonus: [] }, asOf: new Date().toISOString() }));
  expect(await screen.findByText('80.00 €')).toBeVisible();
});

test('WDR-06 DEC-X-7 cancels once, after a confirmation; then the same request is a new withdrawal', async () => {
  platform.pending = [requestedNow()];
  const keys = keysOfAllTabs();
  const cancelled = keys.keyOf(eighty);
  renderWithdraw();
  await confirmCancel();
  await waitFor(() => expect(platform.cancels).toEqual([{ pendingWithdrawalId: 'wd_1', amount: 80, cancelByPlayer: true }]));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ tone: 'success', text: '80.00 € is back in your balance.' }]));
  expect(keys.keyOf(eighty)).not.toBe(cancelled);
});

test.each([
  [503, undefined, 'a new withdrawal'],
  [400, 'error.withdrawal.not_pending', 'a new withdrawal'],
  [400, 'error.withdrawal.cancel.forbidden', 'still the same'],
  [400, 'error.withdrawal.cancel.limit_reached', 'still the same'],
])('DEC-X-7 after a cancellation that failed with %i %s the same request is %s', async (status, code, outcome) => {
  platform.pending = [requestedNow()];
  platform.cancelResponse = () => json({ status, code }, status);
  const keys = keysOfAllTabs();
  const requested = keys.keyOf(eighty);
  renderWithdraw();
  await confirmCancel();
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  expect(keys.keyOf(eighty) === requested ? 'still the same' : 'a new withdrawal').toBe(outcome);
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
  ['error.system.error', 'error', en.errors.error_oops_tryAgain],
  [undefined, 'error', messages.cancelFailed, 503],
  [undefined, 'error', 'The bank is closed until six.', 500, 'The bank is closed until six.'],
])(
  'WDR-07 ERR-04 the error %s is a toast, which the next attempt takes away',
  async (code, tone, text, status = 400, message?: string) => {
    platform.pending = [pendingWithdrawal];
    const { cancelResponse } = platform;
    platform.cancelResponse = () => json({ status, code, message }, status);
    renderWithdraw();
    await confirmCancel();
    await waitFor(() => expect(currentToasts()).toMatchObject([{ tone, text }]));
    expect(screen.getByRole('button', { name: 'Cancel withdrawal of 80.00 €' })).toBeInTheDocument();
    platform.cancelResponse = cancelResponse;
    await confirmCancel();
    await waitFor(() => expect(currentToasts()).toMatchObject([{ tone: 'success' }]));
  },
);

test('WDR-06 what a request said is gone once the request is cancelled', async () => {
  platform.startResponse = async () => json({ transactionId: 'wd_1', pendingWithdrawalId: 'wd_1', status: 'PENDING' });
  renderWithdraw();
  fireEvent.change(await amountField(), { target: { value: '80' } });
  platform.pending = [pendingWithdrawal];
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw(?: [\d.,]+ €)?$/ }));
  expect(await screen.findByText('Withdrawal of 80.00 € requested')).toBeVisible();
  await confirmCancel();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: '80.00 € is back in your balance.' }]));
  expect(screen.queryByText('Withdrawal of 80.00 € requested')).toBeNull();
});
