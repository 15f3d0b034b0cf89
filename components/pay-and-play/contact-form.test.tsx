import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldError } from '#lib/core/api/errors.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { storeAmount } from '#lib/pay-and-play/form-draft.ts';
import en from '#messages/en.json';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { ContactForm } from './contact-form.tsx';

const messages = en.payAndPlay;
const form = { kind: 'form', needsEmail: true, needsPhone: true, needsTerms: true, draft: null } as const;
const none: readonly FieldError[] = [];

async function show(more: Partial<Parameters<typeof ContactForm>[0]> = {}) {
  const onSubmit = jest.fn();
  const props = { form, fieldErrors: none, error: null, pending: false, onSubmit, ...more };
  const view = renderWithLocale(<ContactForm {...props} />, 'fi-FI');
  await act(() => import('#lib/core/validation/phone.ts'));
  return { onSubmit, ...view };
}

test('PNP-04 shows the missing fields only, and sends nothing before they are valid', async () => {
  const { onSubmit } = await show({ form: { ...form, needsEmail: false } });
  expect(screen.queryByLabelText(messages.email)).toBeNull();
  const phone = screen.getByLabelText(messages.phone);
  await userEvent.type(phone, '358 40 1234567');
  await waitFor(() =>
    expect(phone).toHaveAccessibleDescription(formatMessage(messages.phoneRead, { number: '+358 40 1234567' })),
  );
  await userEvent.clear(phone);
  await userEvent.type(phone, 'call me');
  await userEvent.click(screen.getByRole('button', { name: messages.submit }));
  expect(screen.getByLabelText(messages.phone)).toHaveAccessibleDescription(new RegExp(messages.phoneInvalid.slice(0, 20)));
  expect(screen.getByLabelText(messages.phone)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('PNP-05 shows a field error of the platform and keeps what was typed', async () => {
  const draft = { email: 'veera@example.test', phone: '040 123 4567', marketing: true, terms: true };
  const fieldErrors = [{ field: 'email', code: 'error.email.taken' }];
  const { onSubmit } = await show({ form: { ...form, draft }, fieldErrors });
  expect(screen.getByLabelText(messages.email)).toHaveAccessibleDescription(messages.emailTaken);
  expect(screen.getByLabelText(messages.email)).toHaveFocus();
  expect(screen.getByLabelText(messages.phone)).toHaveValue('040 123 4567');
  await userEvent.type(screen.getByLabelText(messages.email), '.fi');
  await userEvent.click(screen.getByRole('button', { name: messages.submit }));
  expect(onSubmit).toHaveBeenCalledWith({ ...draft, email: 'veera@example.test.fi' });
});

test('PNP-05 restores what was typed after a reload or a return to the bank, but not at the next visit', async () => {
  const { unmount } = await show();
  await userEvent.type(screen.getByLabelText(messages.email), 'veera@example.test');
  await userEvent.click(screen.getByLabelText(messages.terms));
  unmount();
  const again = await show();
  expect(screen.getByLabelText(messages.email)).toHaveValue('veera@example.test');
  expect(screen.getByLabelText(messages.terms)).toBeChecked();
  again.unmount();
  storeAmount('50');
  await show();
  expect(screen.getByLabelText(messages.email)).toHaveValue('');
  expect(screen.getByLabelText(messages.terms)).not.toBeChecked();
});

test('PNP-05 a slow answer is announced, and a failure keeps what was typed', async () => {
  const draft = { email: 'veera@example.test', phone: '040 123 4567', marketing: true, terms: true };
  jest.useFakeTimers();
  const { unmount } = await show({ form: { ...form, draft }, pending: true });
  act(() => jest.advanceTimersByTime(5_000));
  jest.useRealTimers();
  expect(screen.getByText(messages.slow)).toBeInTheDocument();
  unmount();
  await show({ form: { ...form, draft }, error: { title: messages.errorSystem, detail: '', remedy: 'retry' } });
  expect(screen.getByRole('alert')).toHaveTextContent(messages.errorSystem);
  expect(screen.getByLabelText(messages.email)).toHaveValue(draft.email);
});
