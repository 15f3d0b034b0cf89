import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type { Limit, Limits } from '#lib/protection/limits/contract.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { LimitsSection } from './limits-section.tsx';

const messages = en.gambling;
const unset: Limit = {
  value: null,
  locked: false,
  lockReason: null,
  pendingValue: null,
  pendingDate: null,
  pendingDelete: false,
  updatedAt: null,
  startedAt: '2026-11-20T00:00:00Z',
  resetAt: '2026-11-21T00:00:00Z',
  used: 12.5,
  remaining: null,
};
const set: Limit = { ...unset, value: 100, remaining: 87.5 };

type Answer = readonly [status: number, body: unknown];
let own: Limits['limits'];
let calls: { readonly key: string | null; readonly body: unknown }[];
let answer: () => Answer | Promise<Answer>;

const limitsOf = (limits: Limits['limits']): Limits => ({
  limits,
  currency: 'EUR',
  min: 5,
  max: 100_000,
  increaseDelayHours: 24,
});

beforeEach(() => {
  calls = [];
  own = { D: set, W: unset, M: unset };
  answer = () => [200, limitsOf(own)];
  answerFetch((_, { method, key, body }) => {
    if (method === 'GET') return own ? [200, limitsOf(own)] : [503, {}];
    calls.push({ key, body });
    return answer();
  });
});

async function show(topic: 'deposit' | 'spend' = 'deposit') {
  renderWithLocale(<LimitsSection topic={topic} />);
  return within(await screen.findByRole('article', { name: new RegExp(messages.limits_daily) }));
}
const named = (text: string, period: string) => formatMessage(text, { period });
const field = () => screen.getByRole('textbox');

test('LIM-01 value, use, rest and reset of a limit are shown, and a period without a limit is as large', async () => {
  const day = await show();
  for (const text of ['€100', '€12.50', '€87.50', messages.limits_resets]) expect(day.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByText(messages.limits_none)).toHaveLength(2);
});

test('LIM-02 LIM-05 LIM-07 a lower value is saved, said, and the focus returns', async () => {
  const day = await show();
  await userEvent.click(day.getByRole('button', { name: named(messages.limits_changeNamed, messages.limits_daily) }));
  expect(field()).toHaveFocus();
  await userEvent.clear(field());
  answer = () => {
    own = { ...own, D: { ...set, value: 50, remaining: 37.5 } };
    return [200, limitsOf(own)];
  };
  await userEvent.type(field(), '50,00 €');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(formatMessage(messages.limits_read, { value: '€50' })));
  await userEvent.type(field(), '{Enter}');
  expect(await day.findByText('€50')).toBeVisible();
  expect(calls).toEqual([{ key: expect.any(String), body: { duration: 'D', limit: 50 } }]);
  expect(currentToasts().at(-1)?.text).toBe(messages.limits_deposit_updated);
  await waitFor(() =>
    expect(day.getByRole('button', { name: named(messages.limits_changeNamed, messages.limits_daily) })).toHaveFocus(),
  );
});

test.each([
  ['deposit', 'TOO_HIGH', messages.limits_error_deposit_tooHigh_daily],
  ['spend', 'LOCKED', messages.limits_error_spend_locked_daily],
  ['deposit', 'TOO_LOW', 'A sentence of the service.'],
] as const)('LIM-06 %s %s is shown at the field with its text', async (topic, code, text) => {
  const day = await show(topic);
  await userEvent.click(day.getByRole('button', { name: named(messages.limits_changeNamed, messages.limits_daily) }));
  answer = () => [
    400,
    { status: 400, code: `error.${topic}.limit.x`, validationErrors: { limit: { code, message: 'A sentence of the service.' } } },
  ];
  await userEvent.type(field(), '0{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(field()).toHaveFocus();
});

test('LIM-06 what is no whole amount is refused before it is sent', async () => {
  const day = await show();
  await userEvent.click(day.getByRole('button', { name: named(messages.limits_changeNamed, messages.limits_daily) }));
  await userEvent.type(field(), '.5{Enter}');
  const text = formatMessage(messages.limits_error_deposit_interval_daily, { min: '€5', max: '€100,000' });
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(calls).toEqual([]);
});

test('LIM-03 LIM-04 a removal is pending with its date, and can be taken back', async () => {
  const day = await show('spend');
  const remove = () => day.queryByRole('button', { name: named(messages.limits_removeNamed, messages.limits_daily) });
  answer = () => {
    own = { ...own, D: { ...set, pendingDelete: true, pendingDate: '2026-11-22T10:00:00Z' } };
    return [200, limitsOf(own)];
  };
  await userEvent.click(remove() as HTMLElement);
  const keep = await day.findByRole('button', { name: messages.limits_keep });
  expect(day.getByText(/22\/11\/2026/)).toBeVisible();
  expect(remove()).toBeNull();
  expect(currentToasts().at(-1)?.text).toBe(messages.limits_spend_removalReceived);
  answer = () => {
    own = { ...own, D: set };
    return [200, limitsOf(own)];
  };
  await userEvent.click(keep);
  await waitFor(() => expect(keep).not.toBeInTheDocument());
  expect(calls.map(({ body }) => body)).toEqual([
    { duration: 'D', deleteLimit: true },
    { duration: 'D', cancelPendingLimit: true },
  ]);
  expect(currentToasts().at(-1)?.text).toBe(messages.limits_spend_canceled);
});

test('LIM-08 a lost answer is said, and a repeat has the same key; saving is announced', async () => {
  const day = await show();
  await userEvent.click(day.getByRole('button', { name: named(messages.limits_changeNamed, messages.limits_daily) }));
  let release: (value: Answer) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  await userEvent.type(field(), '{Enter}');
  expect(day.getByRole('status')).toHaveTextContent(messages.limits_saving);
  expect(day.getByRole('button', { name: messages.limits_save })).toHaveAttribute('aria-busy', 'true');
  release([503, { status: 503, code: 'error.system.error' }]);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(messages.limits_saveFailed)));
  answer = () => [200, limitsOf(own)];
  await userEvent.click(day.getByRole('button', { name: messages.limits_save }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[0]?.key).toBe(calls[1]?.key);
});

/** Saves 50 while a removal waits for its answer, which `release` gives. */
async function saveDuringRemoval() {
  const day = await show();
  let release: (value: Answer) => void = () => undefined;
  answer = () => new Promise((resolve) => (release = resolve));
  await userEvent.click(day.getByRole('button', { name: named(messages.limits_removeNamed, messages.limits_daily) }));
  await userEvent.click(day.getByRole('button', { name: named(messages.limits_changeNamed, messages.limits_daily) }));
  await userEvent.clear(field());
  await userEvent.type(field(), '50{Enter}');
  return { day, release: (value: Answer) => release(value) };
}

test('LIM-02 LIM-03 a lower value that is saved while a removal is under way is sent after it', async () => {
  const { day, release } = await saveDuringRemoval();
  expect(day.getByRole('button', { name: messages.limits_save })).toHaveAttribute('aria-busy', 'true');
  expect(calls).toHaveLength(1);
  const pending = { ...own, D: { ...set, pendingDelete: true, pendingDate: '2026-11-22T10:00:00Z' } };
  release([200, limitsOf(pending)]);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toEqual({ duration: 'D', limit: 50 });
  expect(field()).toHaveValue('50');
  release([200, limitsOf({ ...own, D: { ...set, value: 50 } })]);
  expect(await day.findByText('€50')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('LIM-08 a change that fails drops what was pressed meanwhile, so that its error can be read', async () => {
  const { day, release } = await saveDuringRemoval();
  release([500, { status: 500, code: 'error.system.error' }]);
  await waitFor(() => expect(day.getByRole('button', { name: messages.limits_save })).not.toHaveAttribute('aria-busy', 'true'));
  expect(calls).toHaveLength(1);
  expect(field()).toHaveValue('50');
});

test('LIM-06 a locked limit says why and cannot be changed', async () => {
  own = { ...own, D: { ...set, locked: true, lockReason: 'Agreed with you by phone.' } };
  const day = await show();
  expect(day.getByText('Agreed with you by phone.')).toBeVisible();
  expect(day.queryByRole('button')).toBeNull();
});

test('LIM-08 limits that fail to load can be asked for again', async () => {
  const known = own;
  own = undefined as unknown as Limits['limits'];
  renderWithLocale(<LimitsSection topic="deposit" />);
  const again = await screen.findByRole('button', { name: messages.limits_retry });
  own = known;
  await userEvent.click(again);
  expect(await screen.findByText('€100')).toBeVisible();
});

test('LIM-01 known limits that cannot be read again are said to be out of date', async () => {
  const client = new QueryClient();
  renderWithLocale(<LimitsSection topic="deposit" />, 'en-UN', client);
  await screen.findByRole('article', { name: new RegExp(messages.limits_daily) });
  answerFetch(() => systemError);
  await client.refetchQueries();
  expect(await screen.findByText(messages.limits_stale)).toBeVisible();
  expect(screen.getByRole('article', { name: new RegExp(messages.limits_daily) })).toBeVisible();
});
