/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationForm } from '#lib/content/types.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/render-with-locale.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const callEndpoint = jest.fn();
jest.mock('#lib/core/api/browser.ts', () => ({ callEndpoint: (...args: unknown[]) => callEndpoint(...args) }));
const trackEvent = jest.fn(async () => undefined);
jest.mock('#lib/tracking/track-event.ts', () => ({ trackEvent: (...args: unknown[]) => trackEvent(...(args as [])) }));
const resetCaptcha = jest.fn();
jest.mock('#components/captcha/captcha.tsx', () => ({
  Captcha: ({ ref }: { ref: { current: unknown } }) => {
    ref.current = { take: async () => 'token', reset: (reason?: string) => resetCaptcha(reason) };
    return null;
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

const settings = { supported: true, verification: 'EMAIL', provinceRequired: false, minAge: 18 };

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

// Compiled before the first test, so that none waits for it.
beforeAll(() => import('./later-steps.tsx'), 60_000);

beforeEach(() => {
  sessionStorage.clear();
  trackEvent.mockClear();
  callEndpoint.mockReset();
  callEndpoint.mockImplementation(async (key: string, { query }: { query?: { countryCode: string } }) => {
    if (!key.includes('risk-setting')) return {};
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

async function fillDetails(user: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText(messages.email), 'helmi@sandbox.test');
  await user.type(screen.getByLabelText(messages.password), 'Lantern-77x');
  await user.type(screen.getByLabelText(messages.firstName), 'Helmi');
  await user.type(screen.getByLabelText(messages.lastName), 'Kuusela');
  await user.type(screen.getByLabelText(messages.phoneBody), '0660 1234567');
  await user.click(screen.getByRole('button', { name: messages.next }));
  await screen.findByLabelText(messages.address);
}

async function fillContact(user: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText(messages.day), '1');
  await user.type(screen.getByLabelText(messages.month), '4');
  await user.type(screen.getByLabelText(messages.year), '1990');
  await user.type(screen.getByLabelText(messages.address), 'Rosengasse 4');
  await user.type(screen.getByLabelText(messages.postCode), '8010');
  await user.type(screen.getByLabelText(messages.city), 'Graz');
  await user.click(screen.getByLabelText(messages.terms));
  await user.click(screen.getByLabelText(formatMessage(messages.allConditions, { age: 18 })));
  await user.click(screen.getByRole('button', { name: messages.submit }));
}

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

test('SGN-03 SGN-04 SGN-05 SGN-31 sends one call with the terms, a whole phone number, and the captcha token', async () => {
  const user = open({ bonusCode: 'FIRST1' });
  await fillDetails(user);
  callEndpoint.mockClear();
  await fillContact(user);
  await waitFor(() => expect(callEndpoint).toHaveBeenCalled());
  const [key, { body }, options] = callEndpoint.mock.calls[0] ?? [];
  expect([key, options]).toEqual(['POST /player/registration', { captchaToken: 'token' }]);
  expect(body).toMatchObject({
    email: 'helmi@sandbox.test',
    mobilePhone: '+436601234567',
    dateOfBirth: '1990-04-01',
    termsAndConditionsAcceptedVersion: '2.10',
    termsAndConditions: true,
    marketingOptIn: false,
    languageCode: 'de',
    bonusCode: 'FIRST1',
  });
  expect(body).not.toHaveProperty('cpf');
});

test('SGN-25 a field error of the platform opens the step with the field, and keeps what was typed', async () => {
  refuseWith({ status: 400, fieldErrors: [{ field: 'lastName', code: 'error.name.invalid' }] });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  expect(await screen.findByLabelText(messages.lastName)).toHaveAccessibleDescription(messages.errorNameInvalid);
  expect(screen.getByLabelText(messages.email)).toHaveValue('helmi@sandbox.test');
});

test('SGN-18 links a visitor with an account to the sign-in and the password reset', async () => {
  refuseWith({ status: 400, code: 'error.registration.player_already_exists' });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  expect(await screen.findByRole('heading', { name: messages.duplicatedTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: messages.signIn })).toHaveAttribute('href', '/de-AT#sign-in');
  expect(screen.getByRole('link', { name: messages.resetPassword })).toHaveAttribute('href', '/de-AT/reset-password');
});

test('SGN-17 SGN-30 shows that a country is not served, and requires a tax number for Brazil', async () => {
  const user = open();
  await user.selectOptions(screen.getByLabelText(messages.country), 'US');
  expect(await screen.findByRole('heading', { name: messages.unsupportedTitle })).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.unsupportedAction }));
  expect(screen.getByLabelText(messages.country)).toHaveValue('AT');
  await user.selectOptions(screen.getByLabelText(messages.country), 'BR');
  expect(screen.getByLabelText(messages.phonePrefix)).toHaveValue('+55');
  await fillDetails(user);
  expect(screen.getByLabelText(messages.cpf)).toBeVisible();
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
const callsOf = (key: string) => callEndpoint.mock.calls.filter(([called]) => called === key);

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
  const user = open({ unfinished: { ...unfinished, isWhole: false } });
  expect(screen.queryByRole('button', { name: messages.back })).toBeNull();
  await fillContact(user);
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(1));
  const [[, { body }]] = callsOf('PUT /player/registration') as [[string, { body: object }]];
  expect(body).toMatchObject({ playerId: '200001', countryCode: 'NO', city: 'Graz' });
  expect(body).not.toHaveProperty('mobilePhone');
});

test('SGN-17 DEC-CTRY shows a visitor in a country without registration its name, and allows another one', async () => {
  const user = open({ country: 'BG' });
  expect(await screen.findByText(/Bulgarien/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.unsupportedAction }));
  expect(screen.getByLabelText(messages.country)).toHaveValue('AT');
});

test('an unknown country has a message of its own, and a rate limit shows its duration', async () => {
  refuseWith({ status: 503, code: 'error.access.unavailable' });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  expect(await screen.findByText(messages.errorAccessUnavailable)).toBeVisible();
  refuseWith({ status: 429, additionalInfo: { retryAfterSeconds: 1_200 } });
  await user.click(screen.getByRole('button', { name: messages.submit }));
  expect(await screen.findByText(formatMessage(messages.errorTooManyRequests, { time: '20 Minuten' }))).toBeVisible();
});

test('a double press sends once', async () => {
  const user = open();
  await fillDetails(user);
  callEndpoint.mockImplementation(() => new Promise(() => undefined));
  await fillContact(user);
  await user.dblClick(screen.getByRole('button', { name: messages.submit }));
  expect(callsOf('POST /player/registration')).toHaveLength(1);
});

test('TRK-01 tracks the start, each step and each error code, and no typed values', async () => {
  refuseWith({ status: 400, fieldErrors: [{ field: 'city', code: 'error.field.characters' }] });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  await screen.findByText(messages.errorFieldCharacters);
  refuseWith({ status: 400, code: 'error.registration.player_already_exists' });
  await user.click(screen.getByRole('button', { name: messages.submit }));
  await screen.findByRole('heading', { name: messages.duplicatedTitle });
  const method = 'FORM';
  expect(trackEvent.mock.calls).toEqual([
    ['start-registration', { method }],
    ['registration-step', { method, step: 'Details' }],
    ['registration-step', { method, step: 'ContactInfo' }],
    ['registration-failure', { method, step: 'ContactInfo', code: 'error.field.characters' }],
    ['registration-failure', { method, step: 'ContactInfo', code: 'error.registration.player_already_exists' }],
    ['registration-step', { method, step: 'Duplicated' }],
  ]);
});

test.each([
  ['SGN-18', { status: 400, code: 'error.registration.excluded' }, 'platform', messages.errorRegistrationExcluded],
  ['SGN-20', { status: 503, code: 'error.system.error' }, 'network', messages.errorCountryBlocked],
  ['SGN-21', { status: 400, code: 'error.unknown' }, 'platform', messages.errorSignupUnhandled],
  ['SGN-24', { status: 503, code: 'error.system.error' }, 'platform', messages.errorSystemError],
] as const)('%s %j from the %s is shown once and keeps what was typed', async (_, envelope, layer, message) => {
  refuseWith(envelope, layer);
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1);
  expect(screen.getByLabelText(messages.city)).toHaveValue('Graz');
});

test('SGN-22 a refused captcha is shown again', async () => {
  refuseWith({ status: 403, code: 'error.captcha.validation' });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  await waitFor(() => expect(resetCaptcha).toHaveBeenCalledWith('refused'));
  expect(screen.getByLabelText(messages.city)).toHaveValue('Graz');
});

test('SGN-18 going back from a duplicate keeps what was typed', async () => {
  refuseWith({ status: 400, code: 'error.registration.player_already_exists' });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  await screen.findByRole('heading', { name: messages.duplicatedTitle });
  await user.click(screen.getByRole('button', { name: messages.back }));
  expect(await screen.findByLabelText(messages.email)).toHaveValue('helmi@sandbox.test');
  expect(screen.getByLabelText(messages.password)).toHaveValue('Lantern-77x');
});

async function sendCode(user: ReturnType<typeof open>) {
  await screen.findByText(formatMessage(messages.codeSentEmail, { to: 'h•••@sandbox.test' }));
  await user.type(screen.getByLabelText(messages.code6), '123456');
  await user.click(screen.getByRole('button', { name: messages.confirm }));
}

test.each([
  [{ status: 502, code: 'error.system.error' }, messages.errorSystemError],
  [{ status: 400, code: 'sms.code.invalid' }, messages.smsCodeInvalid],
])('SGN-14 SGN-24 a code that is refused with %j stays typed', async (envelope, message) => {
  refuseWith(envelope, 'platform', /^POST .*_verification$/);
  const user = open({ unfinished });
  await sendCode(user);
  const code = screen.getByLabelText(messages.code6);
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(code).toHaveValue('123456');
});

test('SGN-15 too many codes end the registration for the day', async () => {
  refuseWith({ status: 400, code: 'sms.max.attempts.reached' }, 'platform', /^POST .*_verification$/);
  const user = open({ unfinished });
  await sendCode(user);
  expect(await screen.findByRole('heading', { name: messages.maxTitle })).toBeVisible();
});

test('SGN-24 a code that could not be sent can be sent again', async () => {
  refuseWith({ status: 503, code: 'error.system.error' }, 'network', /^POST .*_request$/);
  const user = open({ unfinished });
  expect(await screen.findByText(messages.codeNotSent)).toBeVisible();
  await user.click(screen.getByRole('button', { name: messages.resend }));
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(2));
});
