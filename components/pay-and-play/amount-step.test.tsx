import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { storeAmount } from '#lib/pay-and-play/form-draft.ts';
import en from '#messages/en.json';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { AmountStep } from './amount-step.tsx';

const messages = en.payAndPlay;
const offer = {
  kind: 'offered',
  title: '',
  description: '',
  buttonLabel: null,
  amounts: [2_000, 5_000],
  minMinor: 2_000,
  maxMinor: 1_000_000,
} as const;

function show(more: Partial<Parameters<typeof AmountStep>[0]> = {}) {
  const onChoose = jest.fn();
  const state = { error: null, leaving: false, ...more };
  renderWithLocale(<AmountStep offer={offer} {...state} onChoose={onChoose} />, 'fi-FI');
  return onChoose;
}

test.each([
  ['', messages.amountMissing],
  ['19', formatMessage(messages.amountTooLow, { least: '20 €' })],
  ['10001', formatMessage(messages.amountTooHigh, { most: '10,000 €' })],
  ['much', formatMessage(messages.amountNotANumber, { least: '20 €' })],
  ['1.000', formatMessage(messages.amountAmbiguous, { larger: '1,000 €' })],
])('PNP-02 the amount "%s" is an error of its field, which keeps the focus', async (typed, message) => {
  const onChoose = show();
  const field = screen.getByLabelText(messages.amount);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(typed);
  expect(onChoose).not.toHaveBeenCalled();
});

test('PNP-02 an amount is selected by its button or typed', async () => {
  const onChoose = show();
  await userEvent.click(screen.getByRole('button', { name: '50 €' }));
  expect(screen.getByLabelText(messages.amount)).toHaveValue('50');
  await userEvent.type(screen.getByLabelText(messages.amount), '{Enter}');
  await userEvent.clear(screen.getByLabelText(messages.amount));
  await userEvent.type(screen.getByLabelText(messages.amount), '34,50{Enter}');
  expect(onChoose.mock.calls).toEqual([[5_000], [3_450]]);
});

test('PNP-03 a slow way to the bank is announced, and a failure keeps the amount', () => {
  storeAmount('34,50');
  jest.useFakeTimers();
  show({ leaving: true });
  act(() => jest.advanceTimersByTime(5_000));
  jest.useRealTimers();
  expect(screen.getByText(messages.slow)).toBeInTheDocument();
  cleanup();
  show({ error: { title: messages.errorSystem, detail: '', remedy: 'retry' } });
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errorSystem);
  expect(screen.getByLabelText(messages.amount)).toHaveValue('34,50');
});
