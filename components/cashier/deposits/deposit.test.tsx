import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DepositCheck, Deposit as DepositStatus } from '#lib/cashier/contract.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import en from '#messages/en.json';
import { type Answer, answerFetch, json, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
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

const messages = en.deposit;
const marks = [{ code: 'CREDITCARD', title: 'Card', logo: null }];
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
let payment: DepositStatus;
let starts: { readonly body: unknown; readonly key: string | null }[];
let startResponse: () => Promise<Answer>;
let requested: string[];
let rewards: (kind: string | null) => Answer;
let codeAnswer: (code: string) => Answer;
let checkAnswer: () => Answer;
let profileAnswer: () => Answer;

beforeEach(() => {
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
  checkAnswer = () => json(check);
  profileAnswer = () => json({ playerId: '100024', currencyCode: 'EUR', countryCode: 'FI' });
  starts = [];
  codeAnswer = () => json({}, 404);
  rewards = () => json({ rewards: [], loyalty: [], freeSpins: [], managedIds: [], claimQueueCampaignId: null });
  startResponse = async () => json({ transactionId: 'dep_1', redirectUrl: cashier });
  requested = answerFetch((url, { body, key }) => {
    if (url.endsWith('/deposit/check')) return checkAnswer();
    if (url.includes('/deposit/methods')) return json([card, voucher]);
    if (url.endsWith('/bonus-code/validate')) return codeAnswer((body as { bonusCode: string }).bonusCode);
    if (url.endsWith('/payment/me/deposit')) {
      starts.push({ body, key });
      return startResponse();
    }
    if (url.includes('/payment/me/deposit/')) return json(payment);
    if (url.includes('/rewards?')) return rewards(new URLSearchParams(url.split('?')[1]).get('rewardsType'));
    if (url.endsWith('/profile')) return profileAnswer();
    if (url.endsWith('/wallet')) {
      return json({
        balanceMap: { main: [{ walletId: 'w', walletType: 'MAIN', amount: 150, currencyCode: 'EUR' }], locked: [], bonus: [] },
      });
    }
    return json({}, 404);
  });
});

function show() {
  return renderWithLocale(
    <Deposit
      marks={marks}
      promotions={{ cmp_match: { title: 'The weekend reload', teaser: '', path: '/promotions/casino/reload' } }}
    />,
    'en-FI',
  );
}

test.each([
  ['DEP-04', { result: 'FAILURE' }, messages.errorTitle, messages.retry],
  ['DEP-04', { result: 'EXCEEDS_KYC_LIMIT' }, messages.errorTitle, messages.retry],
  ['DEP-04', { result: 'RESTRICTED' }, messages.restrictedTitle, messages.contact],
  ['DEP-05', { result: 'DOCUMENTS_PREFERRED' }, messages.loyalTitle, messages.later],
  ['DEP-06', { result: 'DOCUMENTS_UNDER_REVIEW', hideCashier: true }, messages.reviewTitle, messages.contact],
  ['DEP-07', { result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 12 }, messages.requiredTitle, messages.later],
  ['DEP-08', { result: 'DOCUMENTS_REQUIRED_RESTRICTED', hideCashier: true }, messages.strictTitle, messages.verify],
  ['DEP-11', { result: 'PENDING_EXPIRED_DOCUMENTS', hideCashier: true }, messages.expiredTitle, messages.verify],
  ['DEP-11', { result: 'SUSPENDED', hideCashier: true }, messages.suspendedTitle, messages.contact],
] as const)('%s %j shows its screen instead of the form', async (_, result, title, action) => {
  check = { ...check, ...result };
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect([...screen.queryAllByRole('button', { name: action }), ...screen.queryAllByRole('link', { name: action })]).toHaveLength(
    1,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('DEP-07 shows the remaining days, and "later" opens the form', async () => {
  check = { ...check, result: 'DOCUMENTS_REQUIRED', daysLeftToVerifyDocuments: 12 };
  show();
  expect(await screen.findByText(/12 days left/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.later }));
  expect(await screen.findByRole('textbox', { name: messages.amount })).toBeInTheDocument();
});

test('DEP-06 a review that allows deposits is noted above the form', async () => {
  check = { ...check, result: 'DOCUMENTS_UNDER_REVIEW' };
  show();
  expect(await screen.findByText(messages.reviewNote)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: messages.amount })).toBeInTheDocument();
});

test.each([
  [false, messages.limitReachedTitle],
  [true, messages.spendReachedTitle],
])('DEP-09 a reached limit shows its kind, the rest and the reset (spending: %s)', async (isSpendLimit, title) => {
  const limit = { limitType: 'W', limitLeft: 0, resetOn: '2026-11-22T22:00:00.000Z', isSpendLimit, hideCashier: true } as const;
  check = { ...check, result: isSpendLimit ? 'SELF_SPEND_LIMIT_REACHED' : 'SELF_LIMIT_REACHED', ...limit };
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(messages.limitW)).toBeInTheDocument();
  expect(await screen.findByText('0.00 €')).toBeInTheDocument();
  expect(screen.getByText(formatDateTime(limit.resetOn))).toBeInTheDocument();
});

test.each([
  [503, 'error.access.unavailable', messages.whereTitle, messages.whereText],
  [503, 'error.maintenance', messages.maintenanceTitle, messages.maintenanceText],
  [451, 'error.country.restricted', messages.errorTitle, en.errors.error_country_restricted],
  [429, 'error.too_many_requests', messages.errorTitle, en.errors.error_too_many_requests],
  [503, 'error.system.error', messages.errorTitle, messages.errorText],
])('DEP-04 a check that failed with %i %s says why', async (status, code, title, text) => {
  checkAnswer = () => json({ status, code }, status);
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: messages.retry })).toBeVisible();
});

test('DEP-09 an amount is not shown in a currency that is not the player’s', async () => {
  profileAnswer = () => systemError;
  check = { ...check, result: 'SELF_LIMIT_REACHED', limitType: 'W', limitLeft: 3, resetOn: '2026-11-22T22:00:00.000Z' };
  show();
  expect(await screen.findByText(messages.limitW)).toBeVisible();
  expect(screen.queryByText(/€/)).toBeNull();
});

test('DEP-01 after a profile that could not be read, "try again" opens the form', async () => {
  const profile = profileAnswer;
  profileAnswer = () => systemError;
  show();
  const retry = await screen.findByRole('button', { name: messages.retry });
  profileAnswer = profile;
  await userEvent.click(retry);
  expect(await screen.findByRole('textbox', { name: messages.amount })).toBeVisible();
});

test('DEP-10 a near limit is noted until it is acknowledged, on one visit, and again in its next period', async () => {
  const near = { notification: 'SELF_LIMIT_NOTIFY', limitType: 'D', limitLeft: 10, resetOn: '2026-11-22T22:00:00.000Z' } as const;
  check = { ...check, ...near };
  const { unmount } = show();
  expect(await screen.findByText(messages.nearTitle)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.nearDone }));
  expect(screen.queryByText(messages.nearTitle)).toBeNull();
  expect(screen.getByRole('textbox', { name: messages.amount })).toBeInTheDocument();
  unmount();
  const { unmount: leave } = show();
  expect(await screen.findByRole('textbox', { name: messages.amount })).toBeInTheDocument();
  expect(screen.queryByText(messages.nearTitle)).toBeNull();
  leave();
  check = { ...check, resetOn: '2026-11-23T22:00:00.000Z' };
  show();
  expect(await screen.findByText(messages.nearTitle)).toBeInTheDocument();
});

test('offers a limit once, before the first deposit', async () => {
  check = { ...check, limitPrompt: 'SKIPPABLE' };
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: messages.limitSkip }));
  expect(await screen.findByRole('textbox', { name: messages.amount })).toBeInTheDocument();
  unmount();
  show();
  expect(await screen.findByRole('textbox', { name: messages.amount })).toBeInTheDocument();
});

test('a limit that the market asks for cannot be skipped, and the prompt leads to it', async () => {
  check = { ...check, limitPrompt: 'MANDATORY' };
  show();
  expect(await screen.findByRole('heading', { name: messages.limitRequiredTitle })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.limitSet })).toHaveAttribute('href', '/en-FI/my-account/gambling-limits');
  expect(screen.queryByRole('button', { name: messages.limitSkip })).toBeNull();
  expect(screen.queryByRole('textbox', { name: messages.amount })).toBeNull();
});

test('DEP-03 DEP-01 checks first; methods have the editors’ names; amounts are chosen or typed', async () => {
  show();
  const methods = await screen.findByRole('group', { name: messages.methodTitle });
  expect(requested.findIndex((url) => url.endsWith('/check'))).toBeLessThan(
    requested.findIndex((url) => url.includes('/methods')),
  );
  expect(within(methods).getByRole('radio', { name: /^Card/ })).toBeChecked();
  expect(within(methods).getByRole('radio', { name: /^Prepaid voucher/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '100 €' }));
  expect(screen.getByRole('textbox', { name: messages.amount })).toHaveValue('100');
  expect(screen.getByRole('button', { name: 'Deposit 100 €' })).toBeInTheDocument();
  await userEvent.click(within(methods).getByRole('radio', { name: /^Prepaid voucher/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: messages.amount }));
  await userEvent.type(screen.getByRole('textbox', { name: messages.amount }), '300');
  await userEvent.click(screen.getByRole('button', { name: messages.submit }));
  expect(screen.getByRole('textbox', { name: messages.amount })).toHaveAccessibleDescription(/250 €/);
  expect(screen.getByRole('textbox', { name: messages.amount })).toHaveFocus();
  expect(starts).toHaveLength(0);
});

test('a double click starts one payment, and a retry after a lost response has the same key', async () => {
  startResponse = async () => Promise.reject(new TypeError('offline'));
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: messages.amount }), '50');
  const button = screen.getByRole('button', { name: 'Deposit 50 €' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(await screen.findByText(messages.lostTitle)).toBeInTheDocument();
  expect(starts).toHaveLength(1);
  startResponse = async () => json({ transactionId: 'dep_1', redirectUrl: cashier });
  await userEvent.click(button);
  expect(await screen.findByTitle(messages.frameTitle)).toHaveAttribute('src', cashier);
  expect(starts[1]).toEqual(starts[0]);
  expect(starts[0]?.body).toMatchObject({ method: 'CREDITCARD', amount: 50, currency: 'EUR', locale: 'en-FI' });
});

test('DEP-14 shows the rest of a limit at the amount, whose text is kept', async () => {
  const additionalInfo = { limitLeft: 12.5, resetOn: '2026-11-22T22:00:00.000Z' };
  startResponse = async () => json({ status: 400, code: 'error.deposit.limit.too_high', additionalInfo }, 400);
  show();
  const field = await screen.findByRole('textbox', { name: messages.amount });
  await userEvent.type(field, '50');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit 50 €' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/12\.50 €/));
  expect(field).toHaveValue('50');
  expect(field).toHaveFocus();
});

function postFrameMessage(data: object, origin: string, source: MessageEventSource | null | undefined) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
  });
}

test('accepts messages of the cashier’s frame and origin only, and trusts the platform’s status only', async () => {
  window.history.replaceState(null, '', '?transaction=dep_1');
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>(messages.frameTitle);
  const message = { type: 'cashier.result', status: 'success', transactionId: 'dep_1' };
  postFrameMessage(message, 'http://evil.test', frame.contentWindow);
  postFrameMessage(message, 'http://127.0.0.1:4105', window);
  postFrameMessage({ ...message, transactionId: 'dep_2' }, 'http://127.0.0.1:4105', frame.contentWindow);
  expect(screen.getByTitle(messages.frameTitle)).toBeInTheDocument();
  postFrameMessage(message, 'http://127.0.0.1:4105', frame.contentWindow);
  // The frame reported success, which the platform has not confirmed yet.
  expect(await screen.findByText(messages.confirmingText)).toBeInTheDocument();
  payment = { ...payment, status: 'SUCCESS', redirectUrl: null, reference: '7KX-4MA-9RD' };
  expect(await screen.findByRole('heading', { name: '50.00 € has arrived' }, { timeout: 4_000 })).toHaveFocus();
  expect(await screen.findByText('You can now play with 150.00 €.')).toBeInTheDocument();
  expect(screen.getByText('7KX-4MA-9RD')).toBeVisible();
});

test.each([
  ['FAILED', messages.declinedTitle],
  ['CANCELLED', messages.cancelledTitle],
] as const)('a payment that came back %s shows the form with its draft', async (status, title) => {
  sessionStorage.setItem('parlour.player.deposit', JSON.stringify({ method: 'PAYSAFECARD', amount: '33', accountId: '' }));
  window.history.replaceState(null, '', '?transaction=dep_1');
  payment = { ...payment, status, redirectUrl: null };
  show();
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: messages.amount })).toHaveValue('33');
  expect(screen.getByRole('radio', { name: /^Prepaid voucher/ })).toBeChecked();
});

test('DEP-09 a payment that fails for a limit that is newer than the form shows the limit', async () => {
  window.history.replaceState(null, '', '?transaction=dep_1');
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>(messages.frameTitle);
  const limit = { limitType: 'D', limitLeft: 0, resetOn: '2026-11-22T22:00:00.000Z', hideCashier: true } as const;
  check = { ...check, result: 'SELF_LIMIT_REACHED', ...limit };
  payment = { ...payment, status: 'FAILED', redirectUrl: null };
  postFrameMessage(
    { type: 'cashier.result', status: 'failed', transactionId: 'dep_1' },
    'http://127.0.0.1:4105',
    frame.contentWindow,
  );
  expect(await screen.findByRole('heading', { name: messages.limitReachedTitle })).toBeVisible();
  expect(screen.getByText(messages.declinedTitle)).toBeVisible();
  expect(screen.getByText(messages.notPaidText)).toBeVisible();
});

test.each([
  ['documents that the player leaves for later', { result: 'DOCUMENTS_PREFERRED' }, messages.loyalTitle, messages.later],
  ['a limit that the player may skip', { limitPrompt: 'SKIPPABLE' }, messages.limitPromptTitle, messages.limitSkip],
] as const)('a payment that failed says so above %s, and above the form', async (_, demand, title, later) => {
  window.history.replaceState(null, '', '?transaction=dep_1');
  check = { ...check, ...demand };
  payment = { ...payment, status: 'FAILED', redirectUrl: null };
  show();
  await waitFor(() => expect(requested.filter((url) => url.endsWith('/check'))).toHaveLength(2));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(messages.declinedTitle + messages.notPaidText);
  await userEvent.click(screen.getByRole('button', { name: later }));
  expect(await screen.findByRole('textbox', { name: messages.amount })).toBeInTheDocument();
  expect(screen.getByText(messages.declinedText)).toBeVisible();
});

test('a payment that was left can be continued, and the back button shows the form', async () => {
  window.history.replaceState(null, '', '?transaction=dep_1');
  show();
  await userEvent.click(await screen.findByRole('button', { name: messages.leave }));
  expect(await screen.findByText(messages.openTitle)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.openContinue }));
  expect(await screen.findByTitle(messages.frameTitle)).toBeInTheDocument();
  act(() => {
    window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('textbox', { name: messages.amount })).toBeInTheDocument();
});

const match = {
  campaignId: 'cmp_match',
  assignmentId: null,
  state: 'ELIGIBLE',
  optedIn: false,
  campaignStatus: 'ACTIVE',
  campaignCategory: 'NEXT_DEPOSIT',
  vertical: 'CASINO',
  triggerEvent: 'TRIGGERED',
  bonusType: 'NON_STICKY',
  cashbackInfo: null,
  freeSpinDetail: null,
  wrMultiplier: 35,
  currency: 'EUR',
  terms: { minDeposit: 20, matchPercent: 100, maxBonus: 100, amount: null, validDays: 30 },
  campaignDisplayInfo: { title: 'Reload', description: '' },
};
const spins = {
  ...match,
  campaignId: 'cmp_spins',
  vertical: 'FREE_SPINS',
  freeSpinDetail: { gameId: 'cloudbreaker', count: 20, betValue: 0.2, wrMultiplier: 35 },
  terms: { ...match.terms, matchPercent: null, maxBonus: null },
  campaignDisplayInfo: { title: 'Friday spins', description: '' },
};
const ofKinds =
  (eligible: readonly object[], active: readonly object[] = []) =>
  (kind: string | null) =>
    json({
      rewards: kind === 'ACTIVE' ? active : eligible,
      loyalty: [],
      freeSpins: [],
      managedIds: [],
      claimQueueCampaignId: null,
    });
const bonus = (name: RegExp) => screen.findByRole('radio', { name });

test('BON-33 a bonus says what this amount would give and ask, and goes with the deposit', async () => {
  rewards = ofKinds([
    match,
    spins,
    { ...match, campaignId: 'cmp_gift', campaignCategory: 'I_CASH' },
    { ...match, campaignId: 'cmp_join', triggerEvent: 'OPT_IN' },
  ]);
  show();
  expect(await bonus(/^The weekend reload 100% up to 100.€, from a deposit of 20.€/)).not.toBeChecked();
  expect(screen.getAllByRole('radio', { name: /reload|spins|bonus with this/i })).toHaveLength(3);
  expect(screen.getByRole('radio', { name: messages.bonusNone })).toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: messages.amount }), '20');
  await userEvent.click(await bonus(/Deposit 20.€, get 20.€ bonus\. Wager 700.€ within 30 days\.$/));
  expect(await bonus(/get 20 free spins\. Winnings from the spins are wagered 35×\.$/)).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Deposit 20/ }));
  await waitFor(() => expect(starts).toHaveLength(1));
  expect(starts[0]?.body).toMatchObject({ amount: 20, bonusCampaignId: 'cmp_match' });
});

test('BON-33 a link chooses the bonus, and a bonus that is active in the same games sends it to the queue', async () => {
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit?bonusCampaignId=cmp_match');
  rewards = ofKinds([match, spins], [{ ...match, campaignId: 'cmp_other', state: 'ACTIVE' }]);
  show();
  expect(await bonus(/The weekend reload/)).toBeChecked();
  expect(await bonus(/The weekend reload.*It waits until/)).toBeVisible();
  expect(await bonus(/Friday spins(?!.*It waits)/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: messages.amount }), '15');
  await userEvent.click(screen.getByRole('button', { name: /^Deposit 15/ }));
  const amount = screen.getByRole('textbox', { name: messages.amount });
  expect(amount).toHaveFocus();
  expect(amount).toHaveAccessibleDescription(expect.stringContaining('This bonus needs a deposit of at least 20'));
  expect(starts).toHaveLength(0);
  await userEvent.click(await bonus(/^No bonus/));
  await userEvent.click(screen.getByRole('button', { name: /^Deposit 15/ }));
  await waitFor(() => expect(starts).toHaveLength(1));
  expect(starts[0]?.body).not.toHaveProperty('bonusCampaignId');
});

test('RTE-52 BON-33 a code in the address chooses the bonus that it leads to, and leaves the address', async () => {
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit?bonusCode=RELOAD');
  rewards = ofKinds([match, spins]);
  codeAnswer = () => json({ valid: true, campaignId: 'cmp_match', reward: match });
  show();
  expect(await screen.findByText(formatMessage(messages.codeChosen, { code: 'RELOAD', title: 'Reload' }))).toBeVisible();
  expect(await bonus(/The weekend reload/)).toBeChecked();
  expect(window.location.search).toBe('');
});

test('RTE-52 a code that needs no deposit leads to its page; a refused one says why, and chooses nothing', async () => {
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit?bonusCode=GIFT');
  rewards = ofKinds([match]);
  codeAnswer = () => json({ valid: true, campaignId: 'cmp_gift', reward: { ...match, campaignId: 'cmp_gift' } });
  const { unmount } = show();
  expect(await screen.findByRole('link', { name: messages.codeSee })).toHaveAttribute(
    'href',
    '/en-FI/my-account/bonus-code?bonusCode=GIFT',
  );
  expect(await bonus(/^No bonus/)).toBeChecked();
  unmount();
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit?bonusCode=NOSUCH');
  codeAnswer = () => json({ status: 400, code: 'error.bonus_code.invalid' }, 400);
  show();
  expect(await screen.findByText(en.bonusCode.error_bonus_code_invalid)).toBeVisible();
});

test('BON-14 a code that the backend cannot check is claimed on the page of codes, and not said to be refused', async () => {
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit?bonusCode=GIFT');
  rewards = ofKinds([match]);
  codeAnswer = () => json({ status: 404, code: 'error.not_found' }, 404);
  show();
  expect(await bonus(/^No bonus/)).toBeChecked();
  expect(await screen.findByText(en.bonusCode.termsFollow)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.codeSee })).toHaveAttribute(
    'href',
    '/en-FI/my-account/bonus-code?bonusCode=GIFT',
  );
  expect(screen.queryByText(formatMessage(messages.codeRefused, { code: 'GIFT' }))).toBeNull();
});

test('BON-33 a link to a bonus that is not open says so', async () => {
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit?bonusCampaignId=cmp_gone');
  rewards = ofKinds([match]);
  show();
  expect(await screen.findByText(messages.bonusGone)).toBeVisible();
  await userEvent.click(await bonus(/The weekend reload/));
  expect(screen.queryByText(messages.bonusGone)).toBeNull();
});

test.each([
  ['error.bonus.not_eligible', {}, messages.bonusGone],
  ['error.bonus.not_allowed', {}, messages.bonusClosed],
  ['error.bonus.min_deposit', { minDeposit: 40, currency: 'EUR' }, 'This bonus needs a deposit of at least 40 €.'],
])('BON-33 %s is shown at the choice', async (code, additionalInfo, text) => {
  window.history.replaceState(null, '', '/en-FI/my-account/banking/deposit?bonusCampaignId=cmp_match');
  rewards = ofKinds([match]);
  startResponse = async () => json({ status: 400, code, additionalInfo }, 400);
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: messages.amount }), '20');
  await userEvent.click(screen.getByRole('button', { name: /^Deposit 20/ }));
  expect(await screen.findByText(text)).toBeVisible();
  const choice = screen.getByRole('radiogroup', { name: messages.bonusTitle });
  expect(choice).toHaveAccessibleDescription(text);
  expect(choice).toBeInvalid();
});

test('BON-35 a player who may have no bonus is not asked, and a failed list does not stop a deposit', async () => {
  rewards = () => json({ status: 400, code: 'error.bonus.not_allowed' }, 400);
  const { unmount } = show();
  await screen.findByRole('textbox', { name: messages.amount });
  expect(screen.queryByRole('radio', { name: messages.bonusNone })).toBeNull();
  expect(screen.queryByText(messages.bonusUnread)).toBeNull();
  unmount();
  rewards = () => json({ status: 503 }, 503);
  show();
  expect(await screen.findByText(messages.bonusUnread)).toBeVisible();
  expect(screen.getByRole('textbox', { name: messages.amount })).toBeVisible();
});
