/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Deposit as DepositAnswer, DepositCheck } from '#lib/cashier/contract.ts';
import en from '#messages/en.json';
import { Deposit } from './deposit.tsx';

jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react');
  const listeners = new Set<() => void>();
  const { pushState } = window.history;
  window.history.pushState = function push(...args: Parameters<typeof pushState>) {
    pushState.apply(window.history, args);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('popstate', listener);
    return () => listeners.delete(listener);
  };
  return { useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)) };
});
jest.mock('#lib/access/blackbox.ts', () => ({ readBlackbox: async () => 'a-device' }));

const words = en.deposit;
const place = {
  words,
  language: 'en',
  locale: 'en-FI',
  market: 'FI',
  home: '/en-FI',
  marks: [{ code: 'CREDITCARD', title: 'Card', logo: null }],
};
const cashier = 'http://127.0.0.1:4105/cashier/dep_1?order=x';
const card = {
  method: 'CREDITCARD',
  label: 'Maksukortti',
  min: 10,
  max: 5_000,
  currency: 'EUR',
  processTime: 'instant',
  icon: 'card',
  withdrawable: true,
  savedAccounts: [],
};
const voucher = { ...card, method: 'PAYSAFECARD', label: 'Prepaid voucher', max: 250 };

let check: DepositCheck;
let payment: DepositAnswer;
let deposits: number;
let starts: { readonly body: unknown; readonly key: string | null }[];
let startAnswer: () => Promise<Answer>;
let asked: string[];

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly json: () => Promise<unknown>;
}

const json = (value: unknown, status = 200): Answer => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: async () => value,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit');
  check = { result: 'SUCCESS', isSpendLimit: false, hideCashier: false };
  payment = {
    transactionId: 'dep_1',
    status: 'PENDING',
    method: 'CREDITCARD',
    amount: 50,
    currency: 'EUR',
    isFirst: false,
    redirectUrl: cashier,
  };
  deposits = 3;
  starts = [];
  asked = [];
  startAnswer = async () => json({ transactionId: 'dep_1', redirectUrl: cashier });
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit = {}) => {
      asked.push(url);
      if (url.endsWith('/deposit/check')) return json(check);
      if (url.includes('/deposit/methods')) return json([card, voucher]);
      if (url.endsWith('/payment/me/deposit')) {
        starts.push({ body: JSON.parse(String(init.body)), key: new Headers(init.headers).get('Idempotency-Key') });
        return startAnswer();
      }
      if (url.includes('/payment/me/deposit/')) return json(payment);
      if (url.endsWith('/profile')) return json({ currencyCode: 'EUR', countryCode: 'FI' });
      if (url.endsWith('/transaction_summary')) return json({ totalDepositsCount: deposits });
      if (url.endsWith('/wallet')) {
        return json({
          balanceMap: { main: [{ walletId: 'w', walletType: 'MAIN', amount: 150, currencyCode: 'EUR' }], locked: [], bonus: [] },
        });
      }
      return json({}, 404);
    },
  });
});

function show() {
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <Deposit place={place} />
    </QueryClientProvider>,
  );
}

test.each([
  ['DEP-04', { result: 'FAILURE' }, words.errorTitle, words.retry],
  ['DEP-04', { result: 'EXCEEDS_KYC_LIMIT' }, words.errorTitle, words.retry],
  ['DEP-04', { result: 'RESTRICTED' }, words.restrictedTitle, words.contact],
  ['DEP-05', { result: 'DOCUMENTS_PREFERRED' }, words.loyalTitle, words.later],
  ['DEP-06', { result: 'DOCUMENTS_UNDER_REVIEW', hideCashier: true }, words.reviewTitle, words.contact],
  ['DEP-07', { result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 12 }, words.requiredTitle, words.later],
  ['DEP-08', { result: 'DOCUMENTS_REQUIRED_RESTRICTED', hideCashier: true }, words.strictTitle, words.verify],
  ['DEP-11', { result: 'PENDING_EXPIRED_DOCUMENTS', hideCashier: true }, words.expiredTitle, words.verify],
  ['DEP-11', { result: 'SUSPENDED', hideCashier: true }, words.suspendedTitle, words.contact],
] as const)('%s %j has its screen in the place of the form', async (_, answer, title, way) => {
  check = { ...check, ...answer };
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect([...screen.queryAllByRole('button', { name: way }), ...screen.queryAllByRole('link', { name: way })]).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('DEP-07 the days that are left are said, and "later" opens the form', async () => {
  check = { ...check, result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 12 };
  show();
  expect(await screen.findByText(/12 days left/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.later }));
  expect(await screen.findByRole('textbox', { name: words.amount })).toBeInTheDocument();
});

test('DEP-06 a review that does not stop deposits is mentioned above the form', async () => {
  check = { ...check, result: 'DOCUMENTS_UNDER_REVIEW' };
  show();
  expect(await screen.findByText(words.reviewNote)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: words.amount })).toBeInTheDocument();
});

test.each([
  [false, words.limitReachedTitle],
  [true, words.spendReachedTitle],
])('DEP-09 a limit that is reached says which, how much is left and until when (spending: %s)', async (isSpendLimit, title) => {
  const limit = { limitType: 'W', limitLeft: 0, resetOn: '2026-11-22T22:00:00.000Z', isSpendLimit, hideCashier: true } as const;
  check = { ...check, result: isSpendLimit ? 'SELF_SPEND_LIMIT_REACHED' : 'SELF_LIMIT_REACHED', ...limit };
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(words.limitW)).toBeInTheDocument();
  expect(await screen.findByText('0.00 €')).toBeInTheDocument();
  // By the player's own clock: where he is, it may be Monday already.
  const day = new Date(limit.resetOn).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
  expect(screen.getByText(new RegExp(`^${day}.* \\d{2}:\\d{2}$`))).toBeInTheDocument();
});

test('DEP-10 a near limit is mentioned until it was read', async () => {
  const near = { notification: 'SELF_LIMIT_NOTIFY', limitType: 'D', limitLeft: 10, resetOn: '2026-11-22T22:00:00.000Z' } as const;
  check = { ...check, ...near };
  show();
  expect(await screen.findByText(words.nearTitle)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.nearDone }));
  expect(screen.queryByText(words.nearTitle)).toBeNull();
  expect(screen.getByRole('textbox', { name: words.amount })).toBeInTheDocument();
});

test('before the first deposit a limit is offered, once', async () => {
  deposits = 0;
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: words.limitSkip }));
  expect(await screen.findByRole('textbox', { name: words.amount })).toBeInTheDocument();
  unmount();
  show();
  expect(await screen.findByRole('textbox', { name: words.amount })).toBeInTheDocument();
});

test('DEP-03 DEP-01 the platform is asked first; the methods bear the editors’ names; amounts are chosen or typed', async () => {
  show();
  const methods = await screen.findByRole('group', { name: words.methodTitle });
  expect(asked.findIndex((url) => url.endsWith('/check'))).toBeLessThan(asked.findIndex((url) => url.includes('/methods')));
  expect(within(methods).getByRole('radio', { name: /^Card/ })).toBeChecked();
  expect(within(methods).getByRole('radio', { name: /^Prepaid voucher/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '100 €' }));
  expect(screen.getByRole('textbox', { name: words.amount })).toHaveValue('100');
  expect(screen.getByRole('button', { name: 'Deposit 100 €' })).toBeInTheDocument();
  await userEvent.click(within(methods).getByRole('radio', { name: /^Prepaid voucher/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: words.amount }));
  await userEvent.type(screen.getByRole('textbox', { name: words.amount }), '300');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(screen.getByRole('textbox', { name: words.amount })).toHaveAccessibleDescription(/250 €/);
  expect(screen.getByRole('textbox', { name: words.amount })).toHaveFocus();
  expect(starts).toHaveLength(0);
});

test('a double click starts one payment, and a press after a lost answer is the same wish', async () => {
  startAnswer = async () => Promise.reject(new TypeError('offline'));
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: words.amount }), '50');
  const button = screen.getByRole('button', { name: 'Deposit 50 €' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(await screen.findByText(words.lostTitle)).toBeInTheDocument();
  expect(starts).toHaveLength(1);
  startAnswer = async () => json({ transactionId: 'dep_1', redirectUrl: cashier });
  await userEvent.click(button);
  expect(await screen.findByTitle(words.frameTitle)).toHaveAttribute('src', cashier);
  expect(starts[1]).toEqual(starts[0]);
  expect(starts[0]?.body).toMatchObject({ method: 'CREDITCARD', amount: 50, currency: 'EUR', locale: 'en-FI' });
});

test('DEP-14 what a limit leaves is said at the amount, which stays as it was typed', async () => {
  const additionalInfo = { limitLeft: 12.5, resetOn: '2026-11-22T22:00:00.000Z' };
  startAnswer = async () => json({ status: 400, code: 'error.deposit.limit.too_high', additionalInfo }, 400);
  show();
  const field = await screen.findByRole('textbox', { name: words.amount });
  await userEvent.type(field, '50');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit 50 €' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/12\.50 €/));
  expect(field).toHaveValue('50');
});

function say(data: object, origin: string, source: MessageEventSource | null | undefined) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
  });
}

test('the cashier is heard from its own frame and origin alone, and the platform has the word', async () => {
  window.history.replaceState(null, '', '?transaction=dep_1');
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>(words.frameTitle);
  const message = { type: 'cashier.result', status: 'success', transactionId: 'dep_1' };
  say(message, 'http://evil.test', frame.contentWindow);
  say(message, 'http://127.0.0.1:4105', window);
  say({ ...message, transactionId: 'dep_2' }, 'http://127.0.0.1:4105', frame.contentWindow);
  expect(screen.getByTitle(words.frameTitle)).toBeInTheDocument();
  say(message, 'http://127.0.0.1:4105', frame.contentWindow);
  // Success is said, and not yet so: the player waits, and sees no success.
  expect(await screen.findByText(words.confirmingText)).toBeInTheDocument();
  payment = { ...payment, status: 'SUCCESS', redirectUrl: null };
  expect(await screen.findByRole('heading', { name: '50.00 € has arrived' }, { timeout: 4_000 })).toHaveFocus();
  expect(await screen.findByText('You can now play with 150.00 €.')).toBeInTheDocument();
});

test.each([
  ['FAILED', words.declinedTitle],
  ['CANCELLED', words.cancelledTitle],
] as const)('a payment that came back %s leads to the form with what was typed', async (status, title) => {
  sessionStorage.setItem('parlour.player.deposit', JSON.stringify({ method: 'PAYSAFECARD', amount: '33', accountId: '' }));
  window.history.replaceState(null, '', '?transaction=dep_1');
  payment = { ...payment, status, redirectUrl: null };
  show();
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: words.amount })).toHaveValue('33');
  expect(screen.getByRole('radio', { name: /^Prepaid voucher/ })).toBeChecked();
});

test('leaving the frame keeps the payment at hand, and the back button leads to the form', async () => {
  window.history.replaceState(null, '', '?transaction=dep_1');
  show();
  await userEvent.click(await screen.findByRole('button', { name: words.leave }));
  expect(await screen.findByText(words.openTitle)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.openContinue }));
  expect(await screen.findByTitle(words.frameTitle)).toBeInTheDocument();
  act(() => {
    window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('textbox', { name: words.amount })).toBeInTheDocument();
});
