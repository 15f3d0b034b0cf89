import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CallError } from '#lib/core/api/errors.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import {
  callsOf,
  makeCall,
  messages,
  openContact,
  openForm,
  refuseWith,
  settings,
  submit,
  trackEvent,
} from '../../tests/fixtures/components/sign-up-form.tsx';

test('SGN-25 shows an error at every empty field and focuses the first', async () => {
  const user = openForm();
  await user.click(screen.getByRole('button', { name: messages.next }));
  await waitFor(() => expect(screen.getByLabelText(messages.email)).toHaveFocus());
  expect(screen.getByLabelText(messages.email)).toHaveAccessibleDescription(messages.errorFieldRequired);
  expect(screen.getByLabelText(messages.lastName)).toBeInvalid();
});

test('SGN-02 TRK-01 DEC-VAL-1 the first step refuses a common password, then leads to the second, tracked without values', async () => {
  const user = openForm();
  await user.type(screen.getByLabelText(messages.email), 'helmi@sandbox.test');
  await user.type(screen.getByLabelText(messages.password), 'Password1');
  await user.type(screen.getByLabelText(messages.firstName), 'Helmi');
  await user.type(screen.getByLabelText(messages.lastName), 'Kuusela');
  const phone = screen.getByLabelText(messages.phoneBody);
  await user.type(phone, '43 0660 1234567');
  await waitFor(() =>
    expect(phone).toHaveAccessibleDescription(formatMessage(messages.phoneRead, { number: '+43 660 1234567' })),
  );
  await user.click(screen.getByRole('button', { name: messages.next }));
  const password = screen.getByLabelText(messages.password);
  await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(messages.errorPasswordCommon)));
  await user.clear(password);
  await user.type(password, 'Lantern-77x');
  await user.click(screen.getByRole('button', { name: messages.next }));
  expect(await screen.findByLabelText(messages.address)).toBeVisible();
  expect(trackEvent.mock.calls).toEqual([
    ['start-registration', { method: 'FORM' }],
    ['registration-step', { method: 'FORM', step: 'Details' }],
    ['registration-step', { method: 'FORM', step: 'ContactInfo' }],
  ]);
});

test('SGN-03 SGN-04 SGN-05 SGN-31 sends one call with the terms, a whole phone number, and the captcha token', async () => {
  const user = openContact();
  await user.dblClick(await screen.findByRole('button', { name: messages.submit }));
  await screen.findByText(formatMessage(messages.codeSentEmail, { to: 'helmi@sandbox.test' }));
  const [[, { body }, options], ...others] = callsOf('POST /player/registration') as [[string, { body: object }, object]];
  expect([options, others]).toEqual([{ captchaToken: 'token' }, []]);
  expect(body).toMatchObject({
    email: 'helmi@sandbox.test',
    mobilePhone: '+436601234567',
    dateOfBirth: '1990-04-01',
    termsAndConditionsAcceptedVersion: '2.10',
    termsAndConditions: true,
    marketingOptIn: false,
    languageCode: 'de',
  });
  expect(body).not.toHaveProperty('cpf');
});

test('SGN-07 where the platform asks for no captcha, none is shown and no token is sent', async () => {
  makeCall.mockImplementation(async (key: string) =>
    key.includes('risk-setting')
      ? { ...settings, captchaRequired: false, minAge: 21 }
      : { playerId: '200001', verificationRequired: 'EMAIL' },
  );
  const user = openContact();
  expect(await screen.findByLabelText(formatMessage(messages.allConditions, { age: 21 }))).toBeChecked();
  expect(screen.queryByText('captcha normal')).toBeNull();
  await submit(user);
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(1));
  expect(callsOf('POST /player/registration')[0]?.[2]).toEqual({});
  expect(callsOf('POST /player/registration/email_request')[0]?.[2]).toEqual({});
});

test('SGN-07 without the risk settings, which are optional, the form goes on', async () => {
  refuseWith({ status: 503 }, 'platform', /risk-setting/);
  await submit(openContact());
  await waitFor(() => expect(callsOf('POST /player/registration')).toHaveLength(1));
});

test('SGN-30 requires a tax number for Brazil', async () => {
  openContact({ countryCode: 'BR' });
  expect(await screen.findByLabelText(messages.cpf)).toBeVisible();
});

test('SGN-24 a slow answer is announced, and an unavailable platform keeps what was typed', async () => {
  let fail: (error: CallError) => void = () => undefined;
  makeCall.mockImplementation(async (key: string) =>
    key.includes('risk-setting') ? settings : new Promise((_, reject) => (fail = reject)),
  );
  openContact();
  const button = await screen.findByRole('button', { name: messages.submit });
  jest.useFakeTimers();
  await act(async () => void fireEvent.click(button));
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByText(messages.slow)).toBeInTheDocument();
  jest.useRealTimers();
  await act(async () => fail(new CallError('platform', { status: 503, code: 'error.system.error' })));
  expect(await screen.findByText(messages.errorSystemError)).toBeVisible();
  expect(screen.getByLabelText(messages.city)).toHaveValue('Graz');
});
