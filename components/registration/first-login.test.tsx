import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { prepareFirstLogin } from './first-login.tsx';

jest.mock('#lib/core/i18n/load-messages.ts', () => ({
  loadMessages: async (_: string, space: 'registration' | 'gambling') => jest.requireActual('#messages/en.json')[space],
}));

const { registration: messages, gambling } = en;
const bounds = { currency: 'EUR', min: 5, max: 100_000 };
let prompt: string | null;
let refusal: object | null;
let sent: unknown[];

beforeEach(() => {
  [prompt, refusal, sent] = ['SKIPPABLE', null, []];
  answerFetch((path, { method, body }) => {
    if (method !== 'GET') sent.push([method, path.split('/').at(-1), body]);
    if (method === 'PATCH' && refusal !== null) return [400, refusal];
    return [200, path.endsWith('/prompt') ? { prompt } : bounds];
  });
});

async function show() {
  const Greeting = await prepareFirstLogin('en');
  renderWithLocale(<Greeting />, 'en-FI');
  await screen.findByRole('dialog', { name: messages.firstTitle });
}

const amount = () => screen.getByLabelText(gambling.limits_offerAmount);
const set = () => userEvent.click(screen.getByRole('button', { name: gambling.limits_set }));

test('DEC-MISC-5 SGN-32 the greeting asks for a deposit limit with a free amount, no period chosen before, and sends the choice once', async () => {
  await show();
  const periods = screen.getAllByRole('radio');
  expect(periods.map((each) => (each as HTMLInputElement).value)).toEqual(['D', 'W', 'M']);
  for (const each of periods) expect(each).not.toBeChecked();
  await set();
  expect(screen.getByText(gambling.limits_offerMissing)).toBeVisible();
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(amount(), '150,-');
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining('150'));
  await set();
  expect(periods[0]).toHaveFocus();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(gambling.limits_offerMissing);
  await userEvent.click(screen.getByRole('radio', { name: gambling.limits_weekly }));
  expect(screen.queryByText(gambling.limits_offerMissing)).toBeNull();
  await set();
  await screen.findByText(gambling.limits_deposit_updated);
  await userEvent.click(screen.getByRole('button', { name: messages.firstSkip }));
  expect(sent).toEqual([['PATCH', 'deposit', { duration: 'W', limit: 150 }]]);
});

test('DEC-MISC-5 going on without a limit is recorded once, with its place', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: messages.firstSkip }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['POST', 'prompt', { answer: 'SKIPPED', place: 'REGISTRATION' }]]);
});

test('DEC-MISC-5 a refused limit is explained at its field and stays typed', async () => {
  const limit = { code: 'LOCKED', message: '' };
  refusal = { status: 400, code: 'error.deposit.limit.locked', validationErrors: { limit } };
  await show();
  await userEvent.type(amount(), '150');
  await userEvent.click(screen.getByRole('radio', { name: gambling.limits_monthly }));
  await set();
  await waitFor(() => expect(amount()).toBeInvalid());
  expect(amount()).toHaveValue('150');
});

test('DEC-MISC-5 where the market needs a limit nothing is skipped; where the deposit asks, the greeting links to the limits', async () => {
  prompt = 'MANDATORY';
  await show();
  expect(screen.getByText(gambling.limits_offerRequired)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: messages.firstSkip }));
  expect(sent).toEqual([]);
  prompt = null;
  await show();
  expect(screen.getByRole('link', { name: messages.firstLimit })).toHaveAttribute('href', '/en-FI/my-account/gambling-limits');
  expect(screen.queryByLabelText(gambling.limits_offerAmount)).toBeNull();
});
