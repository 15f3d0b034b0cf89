/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationForm } from '#lib/content/types.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { blankValues, removeDraft, storeDraft } from '#lib/registration/draft/draft.ts';
import { initialSignUpState } from '#lib/registration/flow/initial-state.ts';
import type { FormValues } from '#lib/registration/validation/fields.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/render-with-locale.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const callEndpoint = jest.fn();
jest.mock('#lib/core/api/browser.ts', () => ({ callEndpoint: (...args: unknown[]) => callEndpoint(...args) }));
const trackEvent = jest.fn(async () => undefined);
jest.mock('#lib/tracking/track-event.ts', () => ({ trackEvent: (...args: unknown[]) => trackEvent(...(args as [])) }));
const resetCaptcha = jest.fn();
jest.mock('#components/captcha/captcha.tsx', () => ({
  Captcha: ({ ref, size = 'normal' }: { ref: { current: unknown }; size?: string }) => {
    ref.current = { take: async () => 'token', reset: (reason?: string) => resetCaptcha(reason) };
    return <p>captcha {size}</p>;
  },
}));

const messages = en.registration;
const form: RegistrationForm = {
  requirements: {},
  siteId: '5',
  languageCode: 'de',
  preselected: 'AT',
  countries: [
    { code: 'AT', name: 'Austria', prefix: '+43', isPinned: false },
    { code: 'BR', name: 'Brazil', prefix: '+55', isPinned: false },
    { code: 'US', name: 'United States', prefix: '+1', isPinned: false },
  ],
  provinces: {},
  twoStepCountries: [],
  termsVersion: '2.10',
  bonus: null,
};

const settings = {
  supported: true,
  verification: 'EMAIL',
  captchaRequired: true,
  cpfRequired: false,
  provinceRequired: false,
  minAge: 18,
};

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

// Compiled before the first test, so that none waits for it.
beforeAll(() => import('./later-steps.tsx'), 60_000);

beforeEach(() => {
  removeDraft();
  trackEvent.mockClear();
  resetCaptcha.mockClear();
  callEndpoint.mockReset();
  callEndpoint.mockImplementation(async (key: string, { query }: { query?: { countryCode: string } }) => {
    if (!key.includes('risk-setting')) return { playerId: '200001', verificationRequired: 'EMAIL' };
    return query?.countryCode === 'US' ? { supported: false } : { ...settings, cpfRequired: query?.countryCode === 'BR' };
  });
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

const opening = { country: 'AT', bonusCode: null, maxAttempts: false, unfinished: undefined };

function open(more: Partial<Parameters<typeof SignUpForm>[0]> = {}) {
  renderWithLocale(<SignUpForm form={form} onHasFields={() => undefined} {...opening} {...more} />, 'de-AT');
  return userEvent.setup({ delay: null });
}

const typed: FormValues = {
  ...blankValues,
  email: 'helmi@sandbox.test',
  password: 'Lantern-77x',
  firstName: 'Helmi',
  lastName: 'Kuusela',
  countryCode: 'AT',
  phonePrefix: '+43',
  phoneBody: '0660 1234567',
  dateOfBirth: '1990-04-01',
  address: 'Rosengasse 4',
  postCode: '8010',
  city: 'Graz',
  termsAndConditions: true,
  allConditions: true,
};

/** Opens the second step with everything filled in, as a form that was closed and opened again. */
function openContact(change: Partial<FormValues> = {}) {
  const initial = initialSignUpState({ form, ...opening, draft: undefined, password: '', nowMs: 0 });
  storeDraft({ ...initial, step: 'ContactInfo', visited: ['Details', 'ContactInfo'], values: { ...typed, ...change } });
  return open();
}

async function submit(user: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: messages.submit }));
}

const callsOf = (key: string) => callEndpoint.mock.calls.filter(([called]) => called === key);

const refuseWith = (
  envelope: ConstructorParameters<typeof CallError>[1],
  layer: ConstructorParameters<typeof CallError>[0] = 'platform',
  refused: string | RegExp = /^POST \/player\/registration$/,
) => {
  const original = callEndpoint.getMockImplementation();
  callEndpoint.mockImplementation(async (key: string, ...rest: unknown[]) => {
    if (key.search(refused) === 0) throw new CallError(layer, envelope);
    return original?.(key, ...rest);
  });
};

test('SGN-25 shows an error at every empty field and focuses the first', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: messages.next }));
  await waitFor(() => expect(screen.getByLabelText(messages.email)).toHaveFocus());
  expect(screen.getByLabelText(messages.email)).toHaveAccessibleDescription(messages.errorFieldRequired);
  expect(screen.getByLabelText(messages.lastName)).toBeInvalid();
});

test('SGN-02 TRK-01 DEC-VAL-1 the first step refuses a common password, then leads to the second, tracked without values', async () => {
  const user = open();
  await user.type(screen.getByLabelText(messages.email), 'helmi@sandbox.test');
  await user.type(screen.getByLabelText(messages.password), 'Password1');
  await user.type(screen.getByLabelText(messages.firstName), 'Helmi');
  await user.type(screen.getByLabelText(messages.lastName), 'Kuusela');
  await user.type(screen.getByLabelText(messages.phoneBody), '0660 1234567');
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

test('SGN-07 where the platform asks for no captcha, none is shown and no token is sent', async () => {
  callEndpoint.mockImplementation(async (key: string) =>
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

test('SGN-17 shows that a country is not served, and sets the prefix of another one', async () => {
  const user = open();
  await user.selectOptions(screen.getByLabelText(messages.country), 'US');
  expect(await screen.findByRole('heading', { name: messages.unsupportedTitle })).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.unsupportedAction }));
  expect(screen.getByLabelText(messages.country)).toHaveValue('AT');
  await user.selectOptions(screen.getByLabelText(messages.country), 'BR');
  expect(screen.getByLabelText(messages.phonePrefix)).toHaveValue('+55');
});

test('SGN-30 requires a tax number for Brazil', async () => {
  openContact({ countryCode: 'BR' });
  expect(await screen.findByLabelText(messages.cpf)).toBeVisible();
});

test('RTE-56 SGN-15 shows that no further code can be sent', async () => {
  open({ maxAttempts: true });
  expect(await screen.findByRole('heading', { name: messages.maxTitle })).toBeVisible();
});

const unfinished = {
  playerId: '200001',
  verification: 'EMAIL',
  countryCode: 'NO',
  province: '',
  sentTo: 'h•••@sandbox.test',
  isWhole: true,
  email: 'helmi@sandbox.test',
  password: 'Lantern-77x',
} as const;

test('CST-01 sends a new code for an unfinished registration at once, to a masked address', async () => {
  open({ unfinished });
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
  const initial = initialSignUpState({ form, ...opening, draft: undefined, password: '', nowMs: 0 });
  storeDraft({
    ...initial,
    playerId: '200001',
    sentTo: unfinished.sentTo,
    values: { ...typed, phoneBody: '', postCode: '8010' },
  });
  const user = open({ unfinished: { ...unfinished, isWhole: false, countryCode: 'AT' } });
  expect(screen.queryByRole('button', { name: messages.back })).toBeNull();
  await submit(user);
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(1));
  const [[, { body }]] = callsOf('PUT /player/registration') as [[string, { body: object }]];
  expect(body).toMatchObject({ playerId: '200001', countryCode: 'AT', city: 'Graz' });
  expect(body).not.toHaveProperty('mobilePhone');
});

test('SGN-17 DEC-CTRY shows a visitor in a country without registration its name, and allows another one', async () => {
  const user = open({ country: 'BG' });
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

test('SGN-14 a code that is refused stays typed', async () => {
  refuseWith({ status: 400, code: 'sms.code.invalid' }, 'platform', /^POST .*_verification$/);
  const user = open({ unfinished });
  await screen.findByText(formatMessage(messages.codeSentEmail, { to: 'h•••@sandbox.test' }));
  const code = screen.getByLabelText(messages.code6);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: messages.confirm }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(messages.smsCodeInvalid)));
  expect(code).toHaveValue('123456');
});

test('SGN-24 a code that could not be sent can be sent again', async () => {
  refuseWith({ status: 503, code: 'error.system.error' }, 'network', /^POST .*_request$/);
  const user = open({ unfinished });
  expect(await screen.findByText(messages.codeNotSent)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.resend }));
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(2));
});
