import { screen, waitFor } from '@testing-library/react';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { storeDraft } from '#lib/registration/draft/draft.ts';
import {
  answerAsPlatform,
  callsOf,
  initialState,
  messages,
  openContact,
  openForm,
  refuseWith,
  submit,
  typed,
} from '../../tests/fixtures/components/sign-up-form.tsx';
import { unfinished } from '../../tests/fixtures/sign-up-state.ts';

test('SGN-12 the code step leads back to another address, and the next submission sends a code there', async () => {
  const user = openContact();
  await submit(user);
  await user.click(await screen.findByRole('button', { name: messages.changeEmail }));
  const email = await screen.findByLabelText(messages.email);
  await user.clear(email);
  await user.type(email, 'other@sandbox.test');
  await user.click(screen.getByRole('button', { name: messages.next }));
  await submit(user);
  expect(await screen.findByText(formatMessage(messages.codeSentEmail, { to: 'other@sandbox.test' }))).toBeVisible();
  expect(callsOf('POST /player/registration').at(-1)?.[1]).toMatchObject({ body: { email: 'other@sandbox.test' } });
  expect(callsOf('POST /player/registration/email_request')).toHaveLength(2);
});

test('RTE-56 SGN-15 shows that no further code can be sent', async () => {
  openForm({ maxAttempts: true });
  expect(await screen.findByRole('heading', { name: messages.maxTitle })).toHaveFocus();
  expect(window.location.search).toBe('?error=sms-max-attempts');
});

test('CST-01 sends a new code for an unfinished registration at once, to a masked address', async () => {
  openForm({ unfinished });
  expect(await screen.findByText(formatMessage(messages.codeSentEmail, { to: 'h•••@sandbox.test' }))).toBeVisible();
  expect(callsOf('POST /player/registration/email_request')).toEqual([
    [
      'POST /player/registration/email_request',
      { body: { playerId: '200001', siteId: '5', countryCode: 'NO' } },
      { captchaToken: 'token' },
    ],
  ]);
  expect(screen.queryByLabelText(messages.password)).toBeNull();
});

test('SGN-13 continues with the second call where it is missing, without a back button', async () => {
  const initial = initialState();
  storeDraft({
    ...initial,
    playerId: '200001',
    sentTo: unfinished.sentTo,
    values: { ...typed, phoneBody: '', postCode: '8010' },
  });
  const user = openForm({ unfinished: { ...unfinished, isWhole: false, countryCode: 'AT' } });
  expect(screen.queryByRole('button', { name: messages.back })).toBeNull();
  await submit(user);
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(1));
  const [[, { body }]] = callsOf('PUT /player/registration') as [[string, { body: object }]];
  expect(body).toMatchObject({ playerId: '200001', countryCode: 'AT', city: 'Graz' });
  expect(body).not.toHaveProperty('mobilePhone');
});

test('SGN-14 a code that is refused stays typed', async () => {
  refuseWith({ status: 400, code: 'sms.code.invalid' }, 'platform', /^POST .*_verification$/);
  const user = openForm({ unfinished });
  await screen.findByText(formatMessage(messages.codeSentEmail, { to: 'h•••@sandbox.test' }));
  const code = screen.getByLabelText(messages.code6);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: messages.confirm }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(messages.smsCodeInvalid)));
  expect(code).toHaveValue('123456');
});

test('SGN-24 a code that could not be sent can be sent again', async () => {
  refuseWith({ status: 503, code: 'error.system.error' }, 'network', /^POST .*_request$/);
  const user = openForm({ unfinished });
  expect(await screen.findByText(messages.codeNotSent)).toBeVisible();
  const resend = screen.getByRole('button', { name: messages.resend });
  answerAsPlatform();
  await user.click(resend);
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(1));
  expect(await screen.findByText(formatMessage(messages.codeSentEmail, { to: 'h•••@sandbox.test' }))).toBeVisible();
  expect(resend).toHaveFocus();
  expect(resend).toHaveAccessibleName(messages.resend);
  expect(resend).toHaveAccessibleDescription(messages.resendRule);
  expect(resend).toHaveAttribute('aria-disabled', 'true');
});

test('SGN-24 LOG-05 a browser that blocks cookies cannot continue the registration, and the form says what to do', async () => {
  refuseWith({ status: 404, code: 'error.registration.not_begun' }, 'contract', /^POST .*_request$/);
  await submit(openContact());
  expect(await screen.findByText(messages.errorRegistrationNotBegun)).toBeVisible();
  expect(messages.errorRegistrationNotBegun).toContain('cookies');
});

test('DEC-SGN-2 a registration that has ended leads back to the details, which are kept and can be sent again', async () => {
  refuseWith({ status: 404, code: 'error.not_found' }, 'platform', /^POST .*_request$/);
  const user = openContact();
  await submit(user);
  expect(await screen.findByText(messages.errorRegistrationEnded)).toBeVisible();
  expect(screen.getByLabelText(messages.email)).toHaveValue(typed.email);
  answerAsPlatform();
  await user.click(screen.getByRole('button', { name: messages.next }));
  await submit(user);
  expect(await screen.findByText(formatMessage(messages.codeSentEmail, { to: typed.email }))).toBeVisible();
  expect(callsOf('POST /player/registration')).toHaveLength(1);
});

test('SGN-25 a field that the code’s check refuses leads back to the form, which sends everything again', async () => {
  const user = openContact();
  await submit(user);
  const code = await screen.findByLabelText(messages.code6);
  const fieldErrors = [{ field: 'dateOfBirth', code: 'error.field.required' }];
  refuseWith({ status: 400, code: 'error.validation', fieldErrors }, 'platform', /^POST .*_verification$/);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: messages.confirm }));
  expect(await screen.findByLabelText(messages.city)).toHaveValue(typed.city);
  await submit(user);
  await waitFor(() => expect(callsOf('POST /player/registration')).toHaveLength(2));
  expect(callsOf('POST /player/registration/email_request')).toHaveLength(2);
});

test('DEC-SGN-2 a code for a registration that has ended tries the password once, and keeps what was typed', async () => {
  const requested: string[] = [];
  const fetch = async (path: string) => {
    requested.push(path);
    return { ok: path.endsWith('/csrf'), json: async () => ({ csrfToken: 'token' }) };
  };
  Object.assign(globalThis, { fetch });
  const user = openContact();
  await submit(user);
  const code = await screen.findByLabelText(messages.code6);
  refuseWith({ status: 404, code: 'error.not_found' }, 'platform', /^POST .*verif/);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: messages.confirm }));
  expect(await screen.findByText(messages.errorRegistrationEnded)).toBeVisible();
  expect(screen.getByLabelText(messages.email)).toHaveValue(typed.email);
  expect(requested).toEqual(['/api/auth/csrf', '/api/auth/callback/credentials']);
});
