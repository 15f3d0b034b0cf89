/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepAmount } from '#lib/pay-and-play/typed.ts';
import type { FieldError } from '#lib/platform/errors.ts';
import en from '#messages/en.json';
import { ContactForm } from './contact-form.tsx';

const words = en.payAndPlay;
const form = { kind: 'form', asksEmail: true, asksPhone: true, asksTerms: true, draft: null } as const;
const none: readonly FieldError[] = [];

beforeEach(() => sessionStorage.clear());

function show(more: Partial<Parameters<typeof ContactForm>[0]> = {}) {
  const onSubmit = jest.fn();
  const props = { words, home: '/fi-FI', form, faults: none, fault: null, pending: false, onSubmit, ...more };
  return { onSubmit, ...render(<ContactForm {...props} />) };
}

test('PNP-04 asks for what is missing only, and sends nothing before it is right', async () => {
  const { onSubmit } = show({ form: { ...form, asksEmail: false } });
  expect(screen.queryByLabelText(words.email)).toBeNull();
  await userEvent.type(screen.getByLabelText(words.phone), 'call me');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(screen.getByLabelText(words.phone)).toHaveAccessibleDescription(new RegExp(words.phoneInvalid.slice(0, 20)));
  expect(screen.getByLabelText(words.phone)).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('PNP-05 shows what the platform says at its field and keeps what was typed', async () => {
  const draft = { email: 'veera@example.test', phone: '040 123 4567', marketing: true, terms: true };
  const faults = [{ field: 'email', code: 'error.email.taken' }];
  const { onSubmit } = show({ form: { ...form, draft }, faults });
  expect(screen.getByLabelText(words.email)).toHaveAccessibleDescription(words.emailTaken);
  expect(screen.getByLabelText(words.email)).toHaveFocus();
  expect(screen.getByLabelText(words.phone)).toHaveValue('040 123 4567');
  await userEvent.type(screen.getByLabelText(words.email), '.fi');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(onSubmit).toHaveBeenCalledWith({ ...draft, email: 'veera@example.test.fi' });
});

test('PNP-05 what was typed is there again after a reload or a look back at the bank, and not at the next visit', async () => {
  const { unmount } = show();
  await userEvent.type(screen.getByLabelText(words.email), 'veera@example.test');
  await userEvent.click(screen.getByLabelText(words.terms));
  unmount();
  const again = show();
  expect(screen.getByLabelText(words.email)).toHaveValue('veera@example.test');
  expect(screen.getByLabelText(words.terms)).toBeChecked();
  again.unmount();
  keepAmount('50');
  show();
  expect(screen.getByLabelText(words.email)).toHaveValue('');
  expect(screen.getByLabelText(words.terms)).not.toBeChecked();
});
