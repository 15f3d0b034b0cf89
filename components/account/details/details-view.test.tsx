import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import type { Profile } from '#lib/account/contract.ts';
import { marketingChannels, marketingKinds } from '#lib/account/details/kinds.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { type Answer, answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { DetailsView } from './details-view.tsx';

const messages = en.details;
const player = {
  playerId: '100024',
  kycStatus: 'DATA_VERIFIED',
  requestDocumentTypeStatus: '',
  firstName: '<b>Ben</b>',
  lastName: 'One',
  email: 'ben.one@sandbox.test',
  mobilePhone: '+358401234567',
  dateOfBirth: '1988-04-12',
  address: 'Testikatu 1',
  city: 'Helsinki',
  postCode: '00100',
  province: null,
  countryCode: 'FI',
  languageCode: 'fi',
} as unknown as Profile;
const provinces = {
  CA: [
    { code: 'MB', label: 'Manitoba', isOpen: true },
    { code: 'ON', label: 'Ontario', isOpen: false },
  ],
};
const preferences = marketingKinds.flatMap((kind) => marketingChannels.map((channel) => ({ channel, kind, subscribed: false })));

let answers: Record<string, readonly (Answer | Promise<Answer>)[]>;
let calls: { readonly name: string; readonly body: unknown }[];

beforeEach(() => {
  calls = [];
  answers = { 'GET /profile': [[200, player]], 'GET /marketing_preferences': [[200, { preferences }]] };
  answerFetch((path, { method, body }) => {
    const name = `${method} ${path.replace('/api/platform/player/me', '')}`;
    if (body) calls.push({ name, body });
    const [next = [404, {}], ...rest] = answers[name] ?? [];
    if (rest.length > 0) answers[name] = rest;
    return next;
  });
});

async function show(profile: Partial<Profile> = {}) {
  answers['GET /profile'] = [[200, { ...player, ...profile }]];
  renderWithLocale(<DetailsView countries={{ provinces, prefixes: ['+1', '+47', '+358'] }} />);
  await screen.findByText(player.email);
}
const opener = (what: string) => screen.getByRole('button', { name: formatMessage(messages.changeOf, { what }) });
async function open(what: string) {
  await userEvent.click(opener(what));
  return within(await screen.findByRole('form', { name: what }));
}
const refusal = (code: string, more: object = {}) => [400, { status: 400, code, ...more }] as const;
const lastToast = () => currentToasts().at(-1)?.text;

test('RTE-22 ACC-13 the page shows what is known, as text, and the identity check with its link', async () => {
  await show({ requestDocumentTypeStatus: 'PROOF_OF_ID' });
  expect(screen.getByText('<b>Ben</b> One')).toBeVisible();
  for (const text of ['12/04/1988', '+358401234567', 'Testikatu 1, 00100 Helsinki', 'Finland', 'Finnish']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByText(messages.province)).toBeNull();
  expect(screen.getByText(en.verificationNeed.documentsTitle)).toBeVisible();
  expect(screen.getByRole('link', { name: en.verificationNeed.documentsAction })).toHaveAttribute(
    'href',
    '/en-UN/my-account/account/verification?from=account',
  );
});

test('ACC-06 ACC-12 a refused field is marked and focused, a lost answer keeps what was typed, and a new address is shown', async () => {
  await show();
  const form = await open(messages.address);
  const street = form.getByRole('textbox', { name: messages.street });
  expect(street).toHaveFocus();
  await userEvent.clear(street);
  await userEvent.type(street, '<{Enter}');
  await waitFor(() => expect(street).toHaveAccessibleDescription(expect.stringContaining(messages.fieldCharacters)));
  expect(calls).toEqual([]);
  answers['POST /address'] = [
    [503, { status: 503, code: 'error.system.error' }],
    refusal('error.validation', { fieldErrors: [{ field: 'postCode', code: 'error.post_code.invalid' }] }),
    [200, { address: 'Uusi katu 2', city: 'Helsinki', postCode: '00100', countryCode: 'FI' }],
  ];
  await userEvent.clear(street);
  await userEvent.type(street, 'Uusi katu 2{Enter}');
  expect(await form.findByText(messages.lost)).toBeVisible();
  expect(street).toHaveValue('Uusi katu 2');
  await userEvent.click(form.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(form.getByRole('textbox', { name: messages.postCode })).toHaveFocus());
  await userEvent.click(form.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('Uusi katu 2, 00100 Helsinki')).toBeVisible();
  expect(lastToast()).toBe(messages.addressSaved);
  await waitFor(() => expect(opener(messages.address)).toHaveFocus());
});

test('ACC-07 only a province with players can be chosen', async () => {
  await show({ countryCode: 'CA', province: 'ON' });
  expect(screen.getByText('Ontario')).toBeVisible();
  const form = await open(messages.province);
  const select = form.getByRole('combobox');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([messages.provinceChoose, 'Manitoba']);
  answers['POST /province'] = [[200, { province: 'MB' }]];
  await userEvent.selectOptions(select, 'MB');
  await userEvent.click(form.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(lastToast()).toBe(messages.provinceSaved));
});

test('ACC-08 a wrong old password is said in a toast and at its field; a bad new one is not sent', async () => {
  await show();
  const form = await open(messages.password);
  const [old, fresh] = [form.getByLabelText(en.confirmation.oldPassword), form.getByLabelText(messages.newPassword)];
  await userEvent.type(old, 'Sandbox1!');
  for (const [typed, text] of [
    ['short', messages.passwordPolicy],
    ['Password123', messages.passwordPolicy],
    ['Sandbox1!', messages.passwordSame],
  ] as const) {
    await userEvent.clear(fresh);
    await userEvent.type(fresh, `${typed}{Enter}`);
    await waitFor(() => expect(fresh).toHaveAccessibleDescription(expect.stringContaining(text)));
  }
  expect(calls).toEqual([]);
  answers['POST /password'] = [refusal('error.old_password.incorrect'), [204]];
  await userEvent.clear(fresh);
  await userEvent.type(fresh, 'Lamp-light7{Enter}');
  await waitFor(() => expect(old).toHaveFocus());
  expect(old).toHaveAccessibleDescription(en.confirmation.oldPasswordWrong);
  expect(lastToast()).toBe(en.confirmation.oldPasswordWrong);
  await userEvent.click(form.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(lastToast()).toBe(messages.passwordSaved));
});

test('ACC-08 a password that may be set already, because an answer was lost, is not said to be wrong', async () => {
  await show();
  const form = await open(messages.password);
  const old = form.getByLabelText(en.confirmation.oldPassword);
  answers['POST /password'] = [[503, { status: 503, code: 'error.system.error' }], refusal('error.old_password.incorrect')];
  await userEvent.type(old, 'Sandbox1!');
  await userEvent.type(form.getByLabelText(messages.newPassword), 'Lamp-light7{Enter}');
  expect(await form.findByText(messages.lost)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(old).toHaveAccessibleDescription(messages.passwordMaybeSet));
  expect(lastToast()).toBe(messages.passwordMaybeSet);
});

test('the address for changing a password opens its form, once', async () => {
  window.history.replaceState(null, '', '/en-UN/my-account/account?change=password');
  await show();
  expect(await screen.findByRole('form', { name: messages.password })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('ACC-09 ACC-10 DEC-ACC-1 the password is asked for, then the code; cancelling resets the form', async () => {
  await show();
  const form = await open(messages.phone);
  const number = form.getByRole('textbox', { name: messages.phoneBody });
  const required = refusal('error.confirmation.required');
  const sent = [200, { smsVerificationId: 'v-1' }] as const;
  answers['POST /phone_number'] = [required, sent, required, required, sent];
  answers['POST /password/confirmation'] = [refusal('error.old_password.incorrect'), [200, { confirmedUntil: '' }]];
  expect(form.getByRole('textbox', { name: messages.phonePrefix })).toHaveValue('+358');
  await userEvent.type(number, '358407654321');
  expect(number).toHaveAccessibleDescription(formatMessage(messages.phoneRead, { number: '+358 40 7654321' }));
  await userEvent.type(number, '{Enter}');
  const question = within(await screen.findByRole('dialog', { name: en.confirmation.confirmTitle }));
  const password = question.getByLabelText(en.confirmation.oldPassword);
  await userEvent.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(en.confirmation.oldPasswordWrong));
  await userEvent.click(question.getByRole('button', { name: en.confirmation.continue }));
  const popup = within(await screen.findByRole('dialog', { name: messages.codeTitle }));
  expect(popup.getByText(/\+358407654321/)).toBeVisible();
  await userEvent.click(popup.getByRole('button', { name: messages.otherNumber }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(number).toHaveValue('');
  await userEvent.type(number, '407654322{Enter}');
  await screen.findByRole('dialog', { name: en.confirmation.confirmTitle });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(number).toHaveValue('407654322');
  await userEvent.type(number, '{Enter}');
  await userEvent.type(await screen.findByLabelText(en.confirmation.oldPassword), 'Sandbox1!{Enter}');
  const again = within(await screen.findByRole('dialog', { name: messages.codeTitle }));
  const code = again.getByRole('textbox', { name: messages.code });
  await userEvent.type(code, '12{Enter}');
  expect(code).toHaveAccessibleDescription(expect.stringContaining(messages.codeShort));
  const verification = 'POST /phone_number/sms_verification/v-1';
  answers[verification] = [refusal('sms.code.invalid'), [200, { phonePrefix: '+358', phoneBody: '407654322' }]];
  await userEvent.type(code, '3456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(messages.codeInvalid)));
  await userEvent.click(again.getByRole('button', { name: messages.confirm }));
  expect(await screen.findByText('+358407654322')).toBeVisible();
  expect(lastToast()).toBe(messages.phoneSaved);
});

test('ACC-11 ACC-12 preferences are chosen by subject and channel, and what was changed is saved together', async () => {
  await show();
  const save = screen.getByRole('button', { name: messages.marketingSave });
  const sent = () => calls.filter(({ name }) => name === 'PATCH /marketing_preferences');
  await userEvent.click(save);
  await waitFor(() => expect(lastToast()).toBe(messages.marketingSaved));
  expect(sent()).toEqual([]);
  const kind = within(await screen.findByRole('group', { name: messages.kindNewsletter }));
  await userEvent.click(kind.getByRole('checkbox', { name: messages.channelSms }));
  const change = { kind: 'NEWSLETTER', channel: 'SMS', subscribed: true };
  const wanted = preferences.map((known) => (known.kind === change.kind && known.channel === change.channel ? change : known));
  answers['PATCH /marketing_preferences'] = [
    [503, { status: 503 }],
    [200, { preferences: wanted }],
  ];
  await userEvent.click(save);
  expect(await screen.findByText(messages.lost)).toBeVisible();
  expect(kind.getByRole('checkbox', { name: messages.channelSms })).toBeChecked();
  await userEvent.click(save);
  await waitFor(() => expect(kind.getByRole('checkbox', { name: messages.channelSms })).toBeEnabled());
  expect(sent().at(-1)).toEqual({ name: 'PATCH /marketing_preferences', body: { preferences: [change] } });

  // A consent that is ticked again may have been withdrawn on another device; a withdrawal is always meant.
  for (const _ of ['off', 'on']) await userEvent.click(kind.getByRole('checkbox', { name: messages.channelSms }));
  await userEvent.click(save);
  expect(sent()).toHaveLength(2);
  const none = preferences.map((known) => ({ ...known, subscribed: false }));
  answers['PATCH /marketing_preferences'] = [[200, { preferences: none }]];
  await userEvent.click(screen.getByRole('button', { name: messages.marketingNone }));
  await userEvent.click(save);
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().at(-1)?.body).toEqual({ preferences: none });
});

test('ACC-12 what is chosen while a save is pending is kept for the next one', async () => {
  await show();
  const save = screen.getByRole('button', { name: messages.marketingSave });
  const [first = { kind: 'BONUS_OFFER', channel: 'EMAIL', subscribed: false }, ...others] = preferences;
  const tick = (await screen.findAllByRole('checkbox'))[0] as HTMLElement;
  await userEvent.click(tick);
  let answer: (answer: Answer) => void = () => undefined;
  answers['PATCH /marketing_preferences'] = [new Promise((resolve) => (answer = resolve)), [200, { preferences }]];
  await userEvent.click(save);
  await userEvent.click(screen.getByRole('button', { name: messages.marketingNone }));
  answer([200, { preferences: [{ ...first, subscribed: true }, ...others] }]);
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  expect(tick).not.toBeChecked();
  await userEvent.click(save);
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  expect(calls.at(-1)?.body).toEqual({ preferences });
});

test('ACC-12 what fails to load can be asked for again', async () => {
  answers = { 'GET /profile': [[503, {}]], 'GET /marketing_preferences': [[503, {}]] };
  renderWithLocale(<DetailsView countries={{ provinces: {}, prefixes: [] }} />);
  expect(await screen.findByText(messages.failed)).toBeVisible();
  expect((await screen.findByText(messages.marketingFailed)).closest('[role="alert"]')).toBeVisible();
  answers['GET /profile'] = [[200, player]];
  await userEvent.click(screen.getAllByRole('button', { name: messages.retry })[0] as HTMLElement);
  expect(await screen.findByText(player.email)).toBeVisible();
});
