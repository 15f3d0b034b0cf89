import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '#messages/en.json' with { type: 'json' };
import { type Answer, answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { CloseAccount } from './close-account.tsx';
import { DataCopy } from './data-copy.tsx';

const messages = en.details;
let answers: Record<string, readonly Answer[]>;
let calls: { readonly path: string; readonly body: unknown }[];
const saved: string[] = [];

beforeEach(() => {
  calls = [];
  answers = {};
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  answerFetch((path, { body }) => {
    if (body) calls.push({ path, body });
    const [next = [404, {}], ...rest] = answers[path] ?? [];
    if (rest.length > 0) answers[path] = rest;
    return next;
  });
});

const platform = '/api/platform/player/me';
const show = (element: React.ReactNode) => renderWithLocale(element);

test('DEC-ACC-3 the copy is saved once the password is confirmed; a refusal is said', async () => {
  show(<DataCopy />);
  answers['/api/account/data'] = [
    [400, { status: 400, code: 'error.confirmation.required' }],
    [200],
    [429, { status: 429, code: 'error.too_many_requests' }],
  ];
  answers[`${platform}/password/confirmation`] = [[200, { confirmedUntil: '' }]];
  await userEvent.click(screen.getByRole('button', { name: messages.dataGet }));
  await userEvent.type(await screen.findByLabelText(en.confirmation.oldPassword), 'Sandbox1!{Enter}');
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^parlour-data-[\d-]{10}\.json$/)]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: messages.dataGet }));
  expect(await screen.findByText(en.errors.error_too_many_requests)).toBeVisible();
});

test('DEC-PRI-2 the account says what is erased when, by the rules of the player’s market', async () => {
  answers[`${platform}/profile`] = [[200, { countryCode: 'AT' }]];
  show(<CloseAccount />);
  expect(await screen.findByText(/^Your name, .* after 7 years\./)).toBeVisible();
  expect(screen.getByText(/^Uploaded files .* after 5 years\.$/)).toBeVisible();
});

test('DEC-ACC-3 closing names what protects better and the money, and needs the password and a tick', async () => {
  const wallet = {
    balanceMap: { main: [{ walletId: 'w', walletType: 'MAIN', amount: 12.5, currencyCode: 'EUR' }], locked: [], bonus: [] },
  };
  answers[`${platform}/wallet`] = [[200, wallet]];
  show(<CloseAccount />);
  expect(screen.getByRole('link', { name: messages.closeOther })).toHaveAttribute('href', '/en-UN/my-account/gambling-limits');
  await userEvent.click(screen.getByRole('button', { name: messages.closeStart }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.closeQuestion }));
  expect(await dialog.findByText(/€12\.50/)).toBeVisible();
  expect(dialog.getByRole('link', { name: messages.closeWithdraw })).toHaveAttribute(
    'href',
    '/en-UN/my-account/banking/withdraw',
  );
  const confirm = dialog.getByRole('button', { name: messages.closeConfirm });
  await userEvent.click(confirm);
  const tick = dialog.getByRole('checkbox', { name: messages.closeLeave });
  expect(tick).toHaveAccessibleDescription(messages.closeLeaveMissing);
  expect(dialog.getByLabelText(en.confirmation.oldPassword)).toHaveAccessibleDescription(messages.fieldRequired);
  expect(calls).toEqual([]);
  await userEvent.click(tick);
  await userEvent.click(dialog.getByRole('checkbox', { name: messages.closeErase }));
  await userEvent.type(dialog.getByLabelText(en.confirmation.oldPassword), 'Sandbox1!');
  answers[`${platform}/closure`] = [[400, { status: 400, code: 'error.old_password.incorrect' }], [204]];
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(dialog.getByLabelText(en.confirmation.oldPassword)).toHaveAccessibleDescription(en.confirmation.oldPasswordWrong),
  );
  await userEvent.click(confirm);
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  expect(calls.at(-1)).toEqual({
    path: `${platform}/closure`,
    body: { password: 'Sandbox1!', leavesBalance: true, requestsErasure: true },
  });
});

test('DEC-ACC-3 money that is only known to the platform is asked for again with each try', async () => {
  answers[`${platform}/wallet`] = [[404]];
  answers[`${platform}/closure`] = [[400, { status: 400, code: 'error.account.balance' }], [204]];
  show(<CloseAccount />);
  await userEvent.click(screen.getByRole('button', { name: messages.closeStart }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.closeQuestion }));
  await userEvent.type(dialog.getByLabelText(en.confirmation.oldPassword), 'Sandbox1!');
  const confirm = dialog.getByRole('button', { name: messages.closeConfirm });
  await userEvent.click(confirm);
  expect(await dialog.findByText(messages.closeMoney)).toBeVisible();
  await userEvent.click(confirm);
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  expect(calls.at(-1)).toMatchObject({ body: { leavesBalance: false } });
});
