/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegistrationForm } from '#lib/content/types.ts';
import { CallError } from '#lib/platform/errors.ts';
import { fill } from '#lib/registration/words.ts';
import en from '#messages/en.json' with { type: 'json' };
import { SignUpForm } from './sign-up-form.tsx';

const ask = jest.fn();
jest.mock('#lib/platform/browser.ts', () => ({ ask: (...args: unknown[]) => ask(...args) }));
const tell = jest.fn(async () => undefined);
jest.mock('#lib/tracking/tell.ts', () => ({ tell: (...args: unknown[]) => tell(...(args as [])) }));
jest.mock('#components/captcha/captcha.tsx', () => ({
  Captcha: ({ ref }: { ref: { current: unknown } }) => {
    ref.current = { take: async () => 'token', reset: () => undefined };
    return null;
  },
}));

const words = en.registration;
const form: RegistrationForm = {
  siteId: '5',
  languageCode: 'de',
  preselected: 'AT',
  countries: [
    { code: 'AT', name: 'Austria', prefix: '+43', isPinned: false },
    { code: 'BR', name: 'Brazil', prefix: '+55', isPinned: false },
    { code: 'US', name: 'United States', prefix: '+1', isPinned: false },
  ],
  provinces: [],
  openProvinces: [],
  twoStepCountries: [],
  termsVersion: '2.10',
  bonus: null,
};

const settings = { supported: true, verification: 'EMAIL', provinceRequired: false, minAge: 18 };

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

// Compiled once, before anything waits for it.
beforeAll(() => import('./later-parts.tsx'), 60_000);

beforeEach(() => {
  sessionStorage.clear();
  tell.mockClear();
  ask.mockReset();
  ask.mockImplementation(async (key: string, { query }: { query?: { countryCode: string } }) => {
    if (!key.includes('risk-setting')) return {};
    return query?.countryCode === 'US' ? { supported: false } : { ...settings, cpfRequired: query?.countryCode === 'BR' };
  });
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

const opening = { country: 'AT', bonusCode: null, maxAttempts: false, unfinished: undefined };

function open(more: Partial<Parameters<typeof SignUpForm>[0]> = {}) {
  render(
    <SignUpForm form={form} words={words} captcha={en.captcha} home="/de-AT" onAsking={() => undefined} {...opening} {...more} />,
  );
  return userEvent.setup({ delay: null });
}

async function fillDetails(user: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText(words.email), 'helmi@sandbox.test');
  await user.type(screen.getByLabelText(words.password), 'Lantern-77x');
  await user.type(screen.getByLabelText(words.firstName), 'Helmi');
  await user.type(screen.getByLabelText(words.lastName), 'Kuusela');
  await user.type(screen.getByLabelText(words.phoneBody), '0660 1234567');
  await user.click(screen.getByRole('button', { name: words.next }));
  await screen.findByLabelText(words.address);
}

async function fillContact(user: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText(words.day), '1');
  await user.type(screen.getByLabelText(words.month), '4');
  await user.type(screen.getByLabelText(words.year), '1990');
  await user.type(screen.getByLabelText(words.address), 'Rosengasse 4');
  await user.type(screen.getByLabelText(words.postCode), '8010');
  await user.type(screen.getByLabelText(words.city), 'Graz');
  await user.click(screen.getByLabelText(words.terms));
  await user.click(screen.getByLabelText(fill(words.allConditions, { age: 18 })));
  await user.click(screen.getByRole('button', { name: words.submit }));
}

const refuseWith = (envelope: ConstructorParameters<typeof CallError>[1]) => {
  const usual = ask.getMockImplementation();
  ask.mockImplementation(async (key: string, ...rest: unknown[]) => {
    if (key === 'POST /player/registration') throw new CallError('platform', envelope);
    return usual?.(key, ...rest);
  });
};

test('SGN-25 complains at every empty field and takes the focus to the first', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: words.next }));
  await waitFor(() => expect(screen.getByLabelText(words.email)).toHaveFocus());
  expect(screen.getByLabelText(words.email)).toHaveAccessibleDescription(words.errorFieldRequired);
  expect(screen.getByLabelText(words.lastName)).toBeInvalid();
});

test('SGN-03 SGN-04 SGN-05 SGN-31 sends one call with the terms, a whole number, and the token of the test for a person', async () => {
  const user = open({ bonusCode: 'FIRST1' });
  await fillDetails(user);
  ask.mockClear();
  await fillContact(user);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  const [key, { body }, options] = ask.mock.calls[0] ?? [];
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

test('SGN-25 a complaint of the platform opens the step that holds the field, and nothing typed is lost', async () => {
  refuseWith({ status: 400, fieldErrors: [{ field: 'lastName', code: 'error.name.invalid' }] });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  expect(await screen.findByLabelText(words.lastName)).toHaveAccessibleDescription(words.errorNameInvalid);
  expect(screen.getByLabelText(words.email)).toHaveValue('helmi@sandbox.test');
});

test('SGN-18 somebody who has an account is told the ways to it', async () => {
  refuseWith({ status: 400, code: 'error.registration.player_already_exists' });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  expect(await screen.findByRole('heading', { name: words.duplicatedTitle })).toBeVisible();
  expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '/de-AT#sign-in');
  expect(screen.getByRole('link', { name: words.resetPassword })).toHaveAttribute('href', '/de-AT/reset-password');
});

test('SGN-17 SGN-30 a country that is not served is told so, and Brazil is asked for a tax number', async () => {
  const user = open();
  await user.selectOptions(screen.getByLabelText(words.country), 'US');
  expect(await screen.findByRole('heading', { name: words.unsupportedTitle })).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.unsupportedAction }));
  expect(screen.getByLabelText(words.country)).toHaveValue('AT');
  await user.selectOptions(screen.getByLabelText(words.country), 'BR');
  expect(screen.getByLabelText(words.phonePrefix)).toHaveValue('+55');
  await fillDetails(user);
  expect(screen.getByLabelText(words.cpf)).toBeVisible();
});

test('RTE-56 SGN-15 shows that no further code can be sent', async () => {
  open({ maxAttempts: true });
  expect(await screen.findByRole('heading', { name: words.maxTitle })).toBeVisible();
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
const callsOf = (key: string) => ask.mock.calls.filter(([called]) => called === key);

test('CST-01 a registration that a sign-in found unfinished gets a new code at once, to an address that stays masked', async () => {
  open({ unfinished });
  expect(await screen.findByText(fill(words.codeSentEmail, { to: 'h•••@sandbox.test' }))).toBeVisible();
  expect(callsOf('POST /player/registration/email_request')).toEqual([
    [
      'POST /player/registration/email_request',
      { body: { playerId: '200001', siteId: '5', countryCode: 'NO' } },
      { captchaToken: 'token' },
    ],
  ]);
  expect(screen.queryByLabelText(words.password)).toBeNull();
});

test('SGN-13 one whose second call is missing is asked for that alone, and there is no way back', async () => {
  const user = open({ unfinished: { ...unfinished, isWhole: false } });
  expect(screen.queryByRole('button', { name: words.back })).toBeNull();
  await fillContact(user);
  await waitFor(() => expect(callsOf('POST /player/registration/email_request')).toHaveLength(1));
  const [[, { body }]] = callsOf('PUT /player/registration') as [[string, { body: object }]];
  expect(body).toMatchObject({ playerId: '200001', countryCode: 'NO', city: 'Graz' });
  expect(body).not.toHaveProperty('mobilePhone');
});

test('SGN-17 DEC-CTRY who seems to be where nobody may register is told where, and may live elsewhere', async () => {
  const user = open({ country: 'BG' });
  expect(await screen.findByText(/Bulgaria/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.unsupportedAction }));
  expect(screen.getByLabelText(words.country)).toHaveValue('AT');
});

test('a place that nobody can tell closes registration in its own words, and too many registrations say for how long', async () => {
  refuseWith({ status: 503, code: 'error.access.unavailable' });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  expect(await screen.findByText(words.errorAccessUnavailable)).toBeVisible();
  refuseWith({ status: 429, additionalInfo: { retryAfterSeconds: 1_200 } });
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(await screen.findByText(fill(words.errorTooManyRequests, { time: '20 minutes' }))).toBeVisible();
});

test('a double press sends once', async () => {
  const user = open();
  await fillDetails(user);
  ask.mockImplementation(() => new Promise(() => undefined));
  await fillContact(user);
  await user.dblClick(screen.getByRole('button', { name: words.submit }));
  expect(callsOf('POST /player/registration')).toHaveLength(1);
});

test('TRK-01 tells the start, each step and each refusal by its code, and nothing of what was typed', async () => {
  refuseWith({ status: 400, fieldErrors: [{ field: 'city', code: 'error.field.characters' }] });
  const user = open();
  await fillDetails(user);
  await fillContact(user);
  await screen.findByText(words.errorFieldCharacters);
  refuseWith({ status: 400, code: 'error.registration.player_already_exists' });
  await user.click(screen.getByRole('button', { name: words.submit }));
  await screen.findByRole('heading', { name: words.duplicatedTitle });
  const method = 'FORM';
  expect(tell.mock.calls).toEqual([
    ['start-registration', { method }],
    ['registration-step', { method, step: 'Details' }],
    ['registration-step', { method, step: 'ContactInfo' }],
    ['registration-failure', { method, step: 'ContactInfo', code: 'error.field.characters' }],
    ['registration-failure', { method, step: 'ContactInfo', code: 'error.registration.player_already_exists' }],
    ['registration-step', { method, step: 'Duplicated' }],
  ]);
});
