/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountField, json, openWorld, show, words } from '../../../tests/fixtures/withdraw-page.tsx';

jest.mock('#lib/access/blackbox.ts', () => ({ readBlackbox: async () => 'a-device' }));

let world: ReturnType<typeof openWorld>;

beforeEach(() => {
  world = openWorld();
});

async function wish(amount: string) {
  fireEvent.change(await amountField(), { target: { value: amount } });
  await screen.findByText('You can withdraw 300.00 €');
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw(?: [\d.,]+ €)?$/ }));
}

test.each([
  ['WDR-02', 'FAILURE', words.errorTitle, words.retry],
  ['XTR-21', 'EXCEEDS_KYC_LIMIT', words.kycTitle, words.contact],
  ['WDR-02', 'NOT_ENOUGH_FUNDS', words.emptyTitle, words.deposit],
  ['XTR-21', 'FORBIDDEN', words.restrictedTitle, words.contact],
  ['XTR-21', 'RESTRICTED', words.restrictedTitle, words.contact],
  ['WDR-02', 'SUSPENDED', words.suspendedTitle, words.contact],
  ['WDR-02', 'SELF_LIMIT_REACHED', words.selfLimitTitle, words.limits],
  ['XTR-21', 'SELF_SPEND_LIMIT_REACHED', words.spendTitle, words.limits],
  ['WDR-02', 'DOCUMENTS_PREFERRED', words.loyalTitle, words.later],
  ['WDR-02', 'DOCUMENTS_REQUIRED', words.requiredTitle, words.verify],
  ['WDR-02', 'DOCUMENTS_REQUIRED_RESTRICTED', words.strictTitle, words.verify],
  ['WDR-02', 'DOCUMENTS_UNDER_REVIEW', words.reviewTitle, words.contact],
] as const)('%s %s has its screen in the place of the form', async (_, result, title, way) => {
  world.check = { result };
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect([...screen.queryAllByRole('button', { name: way }), ...screen.queryAllByRole('link', { name: way })]).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('WDR-02 a cap that is reached says which and how much is left of it', async () => {
  world.check = { result: 'WITHDRAWAL_LIMIT_REACHED', limit: 10, duration: 'weekly', originalLimit: 10_000 };
  show();
  expect(await screen.findByRole('heading', { name: words.capTitle })).toBeInTheDocument();
  expect(screen.getByText(words.weekly).nextSibling).toHaveTextContent('10,000.00 €');
  expect(screen.getByText(words.capLeft).nextSibling).toHaveTextContent('10.00 €');
});

test('a polite request for documents is put off, and the form stands', async () => {
  world.check = { ...world.check, result: 'DOCUMENTS_PREFERRED' };
  show();
  await userEvent.click(await screen.findByRole('button', { name: words.later }));
  expect(await amountField()).toBeInTheDocument();
});

test('WDR-01 XTR-11 the platform is asked first, with the device’s fingerprint', async () => {
  show();
  await amountField();
  expect(world.asked.find(({ url }) => url.endsWith('/withdraw/check'))?.body).toEqual({ blackbox: 'a-device' });
});

test('the way back is chosen among the accounts paid from; "all" is what there is', async () => {
  show();
  const methodsShown = await screen.findByRole('group', { name: words.methodTitle });
  expect(within(methodsShown).getByRole('radio', { name: /Online bank/ })).toBeChecked();
  expect(screen.getByText('Within an hour · 20 € to 10,000 €')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'FI48 •••• 3301' }));
  await userEvent.click(await screen.findByRole('button', { name: words.all }));
  expect(await amountField()).toHaveValue('300');
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw 300 €' }));
  await waitFor(() => expect(world.wishes).toHaveLength(1));
  expect(world.wishes[0]?.body).toEqual({
    method: 'TRUSTLY',
    amount: 300,
    currency: 'EUR',
    accountId: 'two',
    forfeitBonuses: false,
  });
  expect(await screen.findByText('300.00 € is on its way')).toBeInTheDocument();
});

test.each([
  ['', words.amountMissing],
  ['10', 'The least you can withdraw this way is 20 €.'],
  ['300.01', 'You have 300 € to withdraw.'],
  ['1e3', 'This is not an amount. Write it in figures, such as 20 €.'],
  ['20.1234', words.amountTooFine],
])('"%s" is refused in words before anything is sent, and stays where it was typed', async (text, sentence) => {
  show();
  await wish(text);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await amountField()).toHaveValue(text);
  expect(await amountField()).toHaveFocus();
  expect(world.wishes).toEqual([]);
});

test('DEC-X-7 a double press is one wish, and a press after a lost answer has the first one’s key', async () => {
  world.takeAnswer = () => Promise.reject(new TypeError('the network is gone'));
  show();
  fireEvent.change(await amountField(), { target: { value: '50' } });
  const form = (await amountField()).closest('form');
  if (!form) throw new Error('there is no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByText(words.lostTitle)).toBeInTheDocument();
  expect(world.wishes).toHaveLength(1);
  expect(await amountField()).toHaveValue('50');
  world.takeAnswer = async () => json({ transactionId: 'wd_9', pendingWithdrawalId: 'wd_9', status: 'PENDING' });
  fireEvent.submit(form);
  await screen.findByText('50.00 € is on its way');
  expect(world.wishes.map(({ key }) => key)).toEqual([world.wishes[0]?.key, world.wishes[0]?.key]);
});

test('DEC-X-7 two tabs that send the same are one wish; the same again afterwards is another', async () => {
  show();
  const first = await amountField();
  const other = show();
  const second = await within(other.container as HTMLElement).findByRole('textbox', { name: words.amount });
  for (const field of [first, second]) {
    fireEvent.change(field, { target: { value: '60' } });
    const form = field.closest('form');
    if (form) fireEvent.submit(form);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await waitFor(() => expect(world.wishes).toHaveLength(2));
  expect(world.wishes[1]?.key).toBe(world.wishes[0]?.key);
  other.unmount();
  await wish('60');
  await waitFor(() => expect(world.wishes).toHaveLength(3));
  expect(world.wishes[2]?.key).not.toBe(world.wishes[0]?.key);
});

test('WDR-09 an active bonus is given up only by the player’s word', async () => {
  world.takeAnswer = async ({ forfeitBonuses }) =>
    forfeitBonuses
      ? json({ transactionId: 'wd_9', pendingWithdrawalId: 'wd_9', status: 'PENDING' })
      : json({ status: 400, code: 'error.withdraw.bonus_active', additionalInfo: { bonusAmount: 50 } }, 400);
  show();
  await wish('40');
  const dialog = await screen.findByRole('dialog', { name: words.forfeitTitle });
  expect(within(dialog).getByText(/bonus of 50.00 € is active/)).toBeInTheDocument();
  const [keep] = within(dialog).getAllByRole('button', { name: words.forfeitKeep });
  if (keep) await userEvent.click(keep);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(world.wishes).toHaveLength(1);
  await wish('40');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw and give up 50.00 €' }));
  expect(await screen.findByText('40.00 € is on its way')).toBeInTheDocument();
  expect(world.wishes.at(-1)?.body).toMatchObject({ amount: 40, forfeitBonuses: true });
});

test.each([
  [{ code: 'error.withdraw.amount.too_high', additionalInfo: { limit: 12 } }, 'For now you can withdraw 12.00 € more.'],
  [{ code: 'error.withdraw.not_enough_funds' }, words.amountGone],
  [{ code: 'error.withdraw.method' }, words.methodGone],
  [{ code: 'error.something.else' }, words.errorTitle],
])('a refusal %j is said in words and keeps what was typed', async (refusal, sentence) => {
  world.takeAnswer = async () => json({ status: 400, ...refusal }, 400);
  show();
  await wish('50');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await amountField()).toHaveValue('50');
});

test('WDR-08 a player under review is told so, before and after', async () => {
  world.isReviewed = true;
  world.takeAnswer = async () => json({ transactionId: 'wd_9', pendingWithdrawalId: 'wd_9', status: 'WAITING_INPUT' });
  show();
  expect(await screen.findByText(words.reviewedTitle)).toBeInTheDocument();
  await wish('50');
  expect(await screen.findByText(words.takenReview)).toBeInTheDocument();
});

test('who has nothing in the closed loop is led to support', async () => {
  world.methods = [];
  show();
  expect(await screen.findByText(words.noMethods)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.contact })).toHaveAttribute('href', '/en-FI/contact');
});
