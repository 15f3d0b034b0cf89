import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { json } from '../../../tests/fixtures/components/answer-fetch.ts';
import { amountField, messages, openPlatform, renderWithdraw } from '../../../tests/fixtures/components/withdraw-page.tsx';

jest.mock('#lib/access/blackbox.ts', () => ({ readBlackbox: async () => 'a-device' }));

const { confirmation } = en;
let platform: ReturnType<typeof openPlatform>;

beforeEach(() => {
  platform = openPlatform();
});

async function submitAmount(amount: string) {
  fireEvent.change(await amountField(), { target: { value: amount } });
  await screen.findByText('You can withdraw 300.00 €');
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw(?: [\d.,]+ €)?$/ }));
}

test.each([
  ['WDR-02', 'FAILURE', messages.errorTitle, messages.retry],
  ['XTR-21', 'EXCEEDS_KYC_LIMIT', messages.kycTitle, messages.contact],
  ['WDR-02', 'NOT_ENOUGH_FUNDS', messages.emptyTitle, messages.deposit],
  ['XTR-21', 'FORBIDDEN', messages.restrictedTitle, messages.contact],
  ['XTR-21', 'RESTRICTED', messages.restrictedTitle, messages.contact],
  ['WDR-02', 'SUSPENDED', messages.suspendedTitle, messages.contact],
  ['WDR-02', 'SELF_LIMIT_REACHED', messages.selfLimitTitle, messages.limits],
  ['XTR-21', 'SELF_SPEND_LIMIT_REACHED', messages.spendTitle, messages.limits],
  ['WDR-02', 'DOCUMENTS_PREFERRED', messages.loyalTitle, messages.later],
  ['WDR-02', 'DOCUMENTS_REQUIRED', messages.requiredTitle, messages.verify],
  ['WDR-02', 'DOCUMENTS_REQUIRED_RESTRICTED', messages.strictTitle, messages.verify],
  ['WDR-02', 'DOCUMENTS_UNDER_REVIEW', messages.reviewTitle, messages.contact],
] as const)('%s %s shows its screen instead of the form', async (_, result, title, action) => {
  platform.check = { result };
  renderWithdraw();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect([...screen.queryAllByRole('button', { name: action }), ...screen.queryAllByRole('link', { name: action })]).toHaveLength(
    1,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['DOCUMENTS_REQUIRED', messages.requiredTitle],
  ['DOCUMENTS_UNDER_REVIEW', messages.reviewTitle],
  ['EXCEEDS_KYC_LIMIT', messages.kycTitle],
] as const)('WDR-02 DOC-09 after %s the form comes by itself once the document is approved', async (result, title) => {
  platform.check = { result };
  renderWithdraw();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  await waitFor(() => expect(platform.requests.some(({ url }) => url.endsWith('/documents'))).toBe(true));
  platform.check = { result: 'SUCCESS', limit: 5_000, duration: 'daily', originalLimit: 5_000 };
  platform.documentStatus = 'APPROVED';
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await amountField()).toBeVisible();
});

test('RTE-39 a player who may not deposit gets no link to the deposit', async () => {
  platform.check = { result: 'NOT_ENOUGH_FUNDS' };
  platform.mayDeposit = false;
  renderWithdraw();
  expect(await screen.findByRole('heading', { name: messages.emptyTitle })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: messages.deposit })).toBeNull());
});

test('WDR-02 a reached cap shows its period and the rest', async () => {
  platform.check = { result: 'WITHDRAWAL_LIMIT_REACHED', limit: 10, duration: 'weekly', originalLimit: 10_000 };
  renderWithdraw();
  expect(await screen.findByRole('heading', { name: messages.capTitle })).toBeInTheDocument();
  expect(screen.getByText(messages.weekly).nextSibling).toHaveTextContent('10,000.00 €');
  expect(screen.getByText(messages.capLeft).nextSibling).toHaveTextContent('10.00 €');
});

test('WDR-02 a check that failed during maintenance says so', async () => {
  platform.checkResponse = () => json({ status: 503, code: 'error.maintenance' }, 503);
  renderWithdraw();
  expect(await screen.findByRole('heading', { name: messages.maintenanceTitle })).toBeVisible();
  expect(screen.getByText(messages.maintenanceText)).toBeVisible();
});

test('an optional request for documents can be put off', async () => {
  platform.check = { ...platform.check, result: 'DOCUMENTS_PREFERRED' };
  renderWithdraw();
  await userEvent.click(await screen.findByRole('button', { name: messages.later }));
  expect(await amountField()).toBeInTheDocument();
});

test('WDR-01 XTR-11 checks first, with the device’s fingerprint', async () => {
  renderWithdraw();
  await amountField();
  expect(platform.requests.find(({ url }) => url.endsWith('/withdraw/check'))?.body).toEqual({ blackbox: 'a-device' });
});

test('offers the accounts paid from; "all" fills in the balance', async () => {
  renderWithdraw();
  const methodsShown = await screen.findByRole('group', { name: messages.methodTitle });
  expect(within(methodsShown).getByRole('radio', { name: /Online bank/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Within an hour · 20\s€ to 10,000\s€/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'FI48 •••• 3301' }));
  await userEvent.click(await screen.findByRole('button', { name: messages.all }));
  expect(await amountField()).toHaveValue('300');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw 300 €' }));
  await waitFor(() => expect(platform.starts).toHaveLength(1));
  expect(platform.starts[0]?.body).toEqual({
    method: 'TRUSTLY',
    amount: 300,
    currency: 'EUR',
    accountId: 'two',
    forfeitBonuses: false,
    language: 'en',
  });
  expect(await screen.findByText('Withdrawal of 300.00 € requested')).toBeInTheDocument();
  expect(screen.getByText(/within 24 hours; after that your payment method needs: Within an hour\.$/)).toBeInTheDocument();
});

test('WDR-02 a bank transfer takes an account of the player’s own, which the browser does not store', async () => {
  const [bank] = platform.methods;
  if (!bank) throw new Error('the platform has no method');
  platform.methods = [{ ...bank, method: 'BANKTRANSFER', label: 'Bank transfer', accounts: [], takesBankAccount: true }];
  renderWithdraw();
  const field = await screen.findByRole('textbox', { name: messages.bankAccount });
  fireEvent.change(field, { target: { value: 'BIC NDEAFIHH FI21 1234 5600 0007 86' } });
  await submitAmount('50');
  expect(screen.getByText(messages.bankAccountWrong)).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(platform.starts).toEqual([]);
  fireEvent.change(field, { target: { value: 'IBAN FI21 1234 5600 0007 85' } });
  await submitAmount('50');
  await waitFor(() => expect(platform.starts).toHaveLength(1));
  expect(platform.starts[0]?.body).toMatchObject({ method: 'BANKTRANSFER', bankAccount: 'FI2112345600000785' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('FI21');
});

test('DEC-ACC-4 a new account asks for the password: closing keeps what was typed, a confirmed one repeats the same request', async () => {
  const [first] = platform.methods;
  if (!first) throw new Error('the platform has no method');
  platform.methods = [{ ...first, method: 'BANKTRANSFER', label: 'Bank transfer', accounts: [], takesBankAccount: true }];
  let isConfirmed = false;
  platform.startResponse = async () =>
    isConfirmed
      ? json({ transactionId: 'wd_9', pendingWithdrawalId: 'wd_9', status: 'PENDING' })
      : json({ status: 400, code: 'error.confirmation.required' }, 400);
  const refusals = [
    json({ status: 400, code: 'error.old_password.incorrect' }, 400),
    json({ status: 429, code: 'error.too_many_requests' }, 429),
  ];
  platform.confirmResponse = () => {
    const refused = refusals.shift();
    isConfirmed = !refused;
    return refused ?? json({ confirmedUntil: '' });
  };
  renderWithdraw();
  const account = await screen.findByRole('textbox', { name: messages.bankAccount });
  fireEvent.change(account, { target: { value: 'FI21 1234 5600 0007 85' } });
  await submitAmount('50');
  await screen.findByRole('dialog', { name: confirmation.confirmTitle });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(account).toHaveValue('FI21 1234 5600 0007 85');
  expect(await amountField()).toHaveValue('50');
  expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  await submitAmount('50');
  const question = within(await screen.findByRole('dialog', { name: confirmation.confirmTitle }));
  const password = question.getByLabelText(confirmation.oldPassword);
  await userEvent.type(password, '{Enter}');
  expect(password).toHaveAccessibleDescription(confirmation.fieldRequired);
  await userEvent.type(password, 'Sandbox1!{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(confirmation.oldPasswordWrong));
  await userEvent.click(question.getByRole('button', { name: confirmation.continue }));
  expect(await question.findByText(en.errors.error_too_many_requests)).toBeVisible();
  expect(password).toHaveValue('Sandbox1!');
  await userEvent.click(question.getByRole('button', { name: confirmation.continue }));
  expect(await screen.findByText('Withdrawal of 50.00 € requested')).toBeInTheDocument();
  expect(platform.starts).toHaveLength(3);
  expect(new Set(platform.starts.map(({ key }) => key)).size).toBe(1);
});

test.each([
  ['', messages.amountMissing],
  ['10', 'The minimum withdrawal is 20 €.'],
  ['300.01', 'You have 300 € to withdraw.'],
  ['1e3', 'Enter an amount in figures, for example 20 €.'],
  ['20.1234', formatMessage(messages.amountTooFine, { least: '20 €' })],
  ['1.000', formatMessage(messages.amountAmbiguous, { larger: '1,000 €' })],
])('"%s" is rejected before a request, and the text is kept', async (text, sentence) => {
  renderWithdraw();
  await submitAmount(text);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await amountField()).toHaveValue(text);
  expect(await amountField()).toHaveFocus();
  expect(platform.starts).toEqual([]);
});

test('DEC-X-7 a double press sends one request, and a retry after a lost response has the same key', async () => {
  platform.startResponse = () => Promise.reject(new TypeError('the network is gone'));
  renderWithdraw();
  fireEvent.change(await amountField(), { target: { value: '50' } });
  const form = (await amountField()).closest('form');
  if (!form) throw new Error('the form is missing');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByText(messages.lostTitle)).toBeInTheDocument();
  expect(platform.starts).toHaveLength(1);
  expect(await amountField()).toHaveValue('50');
  platform.startResponse = async () => json({ transactionId: 'wd_9', pendingWithdrawalId: 'wd_9', status: 'PENDING' });
  fireEvent.submit(form);
  await screen.findByText('Withdrawal of 50.00 € requested');
  expect(platform.starts.map(({ key }) => key)).toEqual([platform.starts[0]?.key, platform.starts[0]?.key]);
});

test('DEC-X-7 the same request from two tabs has one key; repeated after success it has another', async () => {
  renderWithdraw();
  const first = await amountField();
  const other = renderWithdraw();
  const second = await within(other.container as HTMLElement).findByRole('textbox', { name: messages.amount });
  for (const field of [first, second]) {
    fireEvent.change(field, { target: { value: '60' } });
    const form = field.closest('form');
    if (form) fireEvent.submit(form);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await waitFor(() => expect(platform.starts).toHaveLength(2));
  expect(platform.starts[1]?.key).toBe(platform.starts[0]?.key);
  other.unmount();
  await submitAmount('60');
  await waitFor(() => expect(platform.starts).toHaveLength(3));
  expect(platform.starts[2]?.key).not.toBe(platform.starts[0]?.key);
});

/** Refuses without the consent; with it, `answer` is the answer. */
function requireConsent(answer = async () => json({ transactionId: 'wd_9', pendingWithdrawalId: 'wd_9', status: 'PENDING' })) {
  const additionalInfo = { bonusAmount: 50, bonuses: [{ title: 'Combined bonus', amount: 50, spins: 12 }] };
  platform.startResponse = async ({ forfeitBonuses }) =>
    forfeitBonuses ? answer() : json({ status: 400, code: 'error.withdraw.bonus_active', additionalInfo }, 400);
}

test('WDR-09 DOC-15 an active bonus is forfeited only with the player’s consent', async () => {
  requireConsent();
  renderWithdraw();
  await submitAmount('40');
  const dialog = await screen.findByRole('dialog', { name: messages.forfeitTitle });
  expect(within(dialog).getByText(/bonus of 50.00 € is active/)).toBeInTheDocument();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Combined bonus: 50.00 € bonus money is lost', 'Combined bonus: 12 free spins are lost']);
  const [keep] = within(dialog).getAllByRole('button', { name: messages.forfeitKeep, description: '' });
  const consent = within(dialog).getByRole('button', { name: 'Withdraw and give up 50.00 €' });
  const choices = within(dialog)
    .getAllByRole('button')
    .filter(({ className }) => className === consent.className);
  expect(choices.map(({ textContent }) => textContent)).toEqual([messages.forfeitKeep, consent.textContent]);
  if (keep) await userEvent.click(keep);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.starts).toHaveLength(1);
  await submitAmount('40');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw and give up 50.00 €' }));
  expect(await screen.findByText('Withdrawal of 40.00 € requested')).toBeInTheDocument();
  expect(platform.starts.at(-1)?.body).toMatchObject({ amount: 40, forfeitBonuses: true });
});

test('WDR-09 DEC-X-7 after a lost response to the consent, a retry is the same request', async () => {
  requireConsent(() => Promise.reject(new TypeError('the network is gone')));
  renderWithdraw();
  await submitAmount('40');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw and give up 50.00 €' }));
  expect(await screen.findByText(messages.lostTitle)).toBeInTheDocument();
  requireConsent();
  await submitAmount('40');
  expect(await screen.findByText('Withdrawal of 40.00 € requested')).toBeInTheDocument();
  expect(platform.starts).toHaveLength(3);
  expect(platform.starts[2]).toEqual(platform.starts[1]);
  await submitAmount('40');
  await waitFor(() => expect(platform.starts).toHaveLength(4));
  expect(platform.starts[3]?.body).toMatchObject({ forfeitBonuses: false });
});

test('WDR-09 DEC-ACC-4 who closes the question for the password after the consent can keep the bonus', async () => {
  requireConsent(async () => json({ status: 400, code: 'error.confirmation.required' }, 400));
  renderWithdraw();
  await submitAmount('40');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw and give up 50.00 €' }));
  const question = within(await screen.findByRole('dialog', { name: confirmation.confirmTitle }));
  await userEvent.click(question.getByRole('button', { name: confirmation.cancel }));
  const [keep] = within(await screen.findByRole('dialog', { name: messages.forfeitTitle })).getAllByRole('button');
  await userEvent.click(keep as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await submitAmount('40');
  await screen.findByRole('dialog', { name: messages.forfeitTitle });
  expect(platform.starts.map(({ body }) => body.forfeitBonuses)).toEqual([false, true, false]);
});

test.each([
  [{ code: 'error.withdraw.amount.too_high', additionalInfo: { limit: 12 } }, 'For now you can withdraw 12.00 € more.'],
  [{ code: 'error.withdraw.not_enough_funds' }, messages.amountGone],
  [{ code: 'error.withdraw.method' }, messages.methodGone],
  [{ code: 'error.something.else' }, messages.errorTitle],
  [{ code: 'error.something.new', message: 'This account is closed for payouts.' }, 'This account is closed for payouts.'],
])('WDR-02 ERR-03 DEC-X-11 the error %j is shown and keeps the typed amount', async (error, sentence) => {
  platform.startResponse = async () => json({ status: 400, ...error }, 400);
  renderWithdraw();
  await submitAmount('50');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await amountField()).toHaveValue('50');
});

test('WDR-08 shows a withdrawal review before and after the request', async () => {
  platform.isReviewed = true;
  platform.startResponse = async () => json({ transactionId: 'wd_9', pendingWithdrawalId: 'wd_9', status: 'WAITING_INPUT' });
  renderWithdraw();
  expect(await screen.findByText(messages.reviewedTitle)).toBeInTheDocument();
  await submitAmount('50');
  expect(await screen.findByText(messages.takenReview, { exact: false })).toBeInTheDocument();
});

test('a player without withdrawal methods gets a link to support', async () => {
  platform.methods = [];
  renderWithdraw();
  expect(await screen.findByText(messages.noMethods)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.contact })).toHaveAttribute('href', '/en-FI/contact');
});

test('WDR-02 a refusal that leads to a screen before the form keeps what was typed for after it', async () => {
  platform.startResponse = async () => {
    platform.check = { result: 'DOCUMENTS_PREFERRED', limit: 5_000, duration: 'daily', originalLimit: 5_000 };
    return json({ status: 400, code: 'error.withdraw.not_allowed' }, 400);
  };
  renderWithdraw();
  await submitAmount('50');
  await userEvent.click(await screen.findByRole('button', { name: messages.later }));
  expect(await amountField()).toHaveValue('50');
});
