import { cleanup, screen, waitFor } from '@testing-library/react';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import {
  messages,
  openContact,
  openForm,
  readOffer,
  refuseWith,
  resetCaptcha,
  submit,
  trackEvent,
} from '../../tests/fixtures/components/sign-up-form.tsx';

test('SGN-25 TRK-01 a field error of the platform opens the step with the field, keeps what was typed, and is tracked by its code', async () => {
  refuseWith({ status: 400, fieldErrors: [{ field: 'lastName', code: 'error.name.invalid' }] });
  await submit(openContact());
  expect(await screen.findByLabelText(messages.lastName)).toHaveAccessibleDescription(messages.errorNameInvalid);
  expect(screen.getByLabelText(messages.email)).toHaveValue('helmi@sandbox.test');
  const failure = { method: 'FORM', step: 'ContactInfo', code: 'error.name.invalid' };
  expect(trackEvent).toHaveBeenCalledWith('registration-failure', failure);
});

test('SGN-18 links a visitor with an account to the sign-in and the password reset; going back keeps what was typed', async () => {
  refuseWith({ status: 400, code: 'error.registration.player_already_exists' });
  const user = openContact();
  await submit(user);
  expect(await screen.findByRole('heading', { name: messages.duplicatedTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: messages.signIn })).toHaveAttribute('href', '/de-AT#sign-in');
  expect(screen.getByRole('link', { name: messages.resetPassword })).toHaveAttribute('href', '/de-AT/reset-password');
  await user.click(screen.getByRole('button', { name: messages.back }));
  expect(await screen.findByLabelText(messages.email)).toHaveValue('helmi@sandbox.test');
  expect(screen.getByLabelText(messages.password)).toHaveValue('Lantern-77x');
});

test('an account that began with a bank payment is opened by another one where the market offers that, or with support', async () => {
  refuseWith({ status: 400, code: 'error.registration.bank_unfinished' });
  await submit(openContact());
  expect(await screen.findByRole('heading', { name: messages.fromBankTitle })).toBeVisible();
  expect(await screen.findByRole('link', { name: messages.fromBankAction })).toHaveAttribute('href', '/de-AT/signup/pnp');
  expect(screen.getByText(messages.fromBankWay)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.maxAction })).toHaveAttribute('href', '/de-AT/contact');
  expect(screen.queryByRole('link', { name: messages.resetPassword })).toBeNull();
  expect(document.querySelector('a[href="/de-AT#sign-in"]')).not.toBeNull();
});

test('where no bank payment is offered, or the offer is unknown, only support is named', async () => {
  for (const answer of [async () => ({ kind: 'closed' }), () => Promise.reject(new Error('no answer'))]) {
    readOffer.mockReset().mockImplementation(answer);
    refuseWith({ status: 400, code: 'error.registration.bank_unfinished' });
    await submit(openContact());
    expect(await screen.findByText(messages.fromBankText)).toBeVisible();
    await waitFor(() => expect(readOffer).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: messages.maxAction })).toHaveAttribute('href', '/de-AT/contact');
    expect(screen.queryByRole('link', { name: messages.fromBankAction })).toBeNull();
    expect(screen.queryByText(messages.fromBankWay)).toBeNull();
    cleanup();
  }
});

test('SGN-17 shows that a country is not served, and sets the prefix of another one', async () => {
  const user = openForm();
  await user.selectOptions(screen.getByLabelText(messages.country), 'US');
  expect(await screen.findByRole('heading', { name: messages.unsupportedTitle })).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.unsupportedAction }));
  expect(screen.getByLabelText(messages.country)).toHaveValue('AT');
  await user.selectOptions(screen.getByLabelText(messages.country), 'BR');
  expect(screen.getByLabelText(messages.phonePrefix)).toHaveValue('+55');
});

test('SGN-17 DEC-CTRY shows a visitor in a country without registration its name, and allows another one', async () => {
  const user = openForm({ country: 'BG' });
  expect(await screen.findByText(/Bulgarien/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.unsupportedAction }));
  expect(screen.getByLabelText(messages.country)).toHaveValue('AT');
});

test.each([
  ['a code with a message', { status: 400, code: 'error.registration.excluded' }, messages.errorRegistrationExcluded],
  [
    'DEC-X-11 a sentence of the platform',
    { status: 400, code: 'error.new', message: 'Closed on Sundays.' },
    'Closed on Sundays.',
  ],
  [
    'a rate limit with its duration',
    { status: 429, additionalInfo: { retryAfterSeconds: 1_200 } },
    formatMessage(messages.errorTooManyRequests, { time: '20 Minuten' }),
  ],
] as const)('SGN-18 SGN-21 %s is shown once and keeps what was typed', async (_, envelope, message) => {
  refuseWith(envelope);
  await submit(openContact());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1);
  expect(screen.getByLabelText(messages.city)).toHaveValue('Graz');
});

test('SGN-22 a refused captcha is shown again', async () => {
  refuseWith({ status: 403, code: 'error.captcha.validation' });
  await submit(openContact());
  await waitFor(() => expect(resetCaptcha).toHaveBeenCalledWith('refused'));
  expect(screen.getByLabelText(messages.city)).toHaveValue('Graz');
});
