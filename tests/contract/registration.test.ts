import { readProfile } from '#lib/account/contract.ts';
import { captchaHeader } from '#lib/captcha/contract.ts';
import { callService } from '#lib/platform/call.ts';
import type { CallInput, Endpoint } from '#lib/platform/endpoint.ts';
import { CallError } from '#lib/platform/errors.ts';
import {
  completeRegistration,
  type Registration,
  readRiskSetting,
  registerPlayer,
  requestEmailCode,
  requestSmsCode,
  verifyEmailCode,
  verifySmsCode,
} from '#lib/registration/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { writeProfile } from '#sandbox/platform/account/profile.ts';
import { createPlayerDesk } from '#sandbox/platform/players/desk.ts';
import { createPlayerDirectory } from '#sandbox/platform/players/directory.ts';
import { findPlayer } from '#sandbox/platform/players/find.ts';
import { statusHistoryTable } from '#sandbox/platform/players/tables.ts';
import { openPlatform } from '../fixtures/platform.ts';

let platform: Awaited<ReturnType<typeof openPlatform>>;

beforeAll(async () => {
  platform = await openPlatform();
}, 240_000);
afterAll(() => platform?.close());
afterEach(() => platform.clock.reset());

const password = 'Lantern-77x';
let made = 0;

/** A person nobody else is; what a test is about is written over it. */
function newcomer(more: Partial<Registration> = {}): Registration {
  made += 1;
  const body = `44${1_000_000 + made}`;
  return {
    firstName: 'Signe',
    lastName: `Östlund${String.fromCharCode(97 + (made % 26))}${String.fromCharCode(97 + Math.floor(made / 26))}`,
    email: `newcomer${made}@sandbox.test`,
    mobilePhone: `+358${body}`,
    password,
    countryCode: 'FI',
    phonePrefix: '+358',
    phoneBody: body,
    languageCode: 'fi',
    termsAndConditionsAcceptedVersion: '2.10',
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
    allConditions: true,
    dateOfBirth: '1990-04-12',
    address: 'Kalliolankatu 4 B 12',
    city: 'Helsinki',
    postCode: '00510',
    ...more,
  };
}

async function ask<const E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  const headers: Record<string, string> = endpoint.captcha ? { [captchaHeader]: await platform.showPerson() } : {};
  return (await callService(endpoint, input, { baseUrl: platform.baseUrl, siteId: 5, headers })).reply;
}

async function refusalOf<const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<CallError> {
  const error = await ask(endpoint, input).catch((thrown: unknown) => thrown);
  if (error instanceof CallError) return error;
  throw new Error('the call was not refused');
}

const fieldsOf = (error: CallError) => error.fieldErrors.map(({ field, code }) => [field, code]);
const codeRequest = (playerId: string, countryCode = 'FI') => ({ body: { playerId, siteId: '5', countryCode } });

async function lastCode(to: string): Promise<string> {
  const [message] = await platform.outbox.list(to);
  return message?.code ?? 'none';
}

/** What is kept of a player whose token opens nothing yet. */
async function profileOf(playerId: string) {
  const player = await findPlayer(platform.database, playerId);
  if (!player) throw new Error('there is no such player');
  return writeProfile(player, undefined, platform.clock.now());
}

async function openPlayer(playerId: string): Promise<void> {
  await createPlayerDesk(platform.database, platform.clock).update(playerId, { status: 'REGISTERED' });
}

async function statusesOf(playerId: string): Promise<string[]> {
  const rows = await platform.database.select().from(statusHistoryTable).orderBy(statusHistoryTable.id);
  return rows.filter((row) => row.playerId === Number(playerId)).map(({ status }) => status);
}

describe('the risk setting', () => {
  test.each([
    ['FI', { verification: 'SMS', pnp: true, cpfRequired: false, provinceRequired: false, minAge: 18 }],
    ['BR', { verification: 'SMS', cpfRequired: true }],
    ['CA', { verification: 'EMAIL', provinceRequired: true, minAge: 19 }],
    ['MT', { verification: 'NONE' }],
    ['DE', { verification: 'EMAIL' }],
  ])('SGN-07 of %s', async (countryCode, expected) => {
    const answer = await ask(readRiskSetting, { query: { siteId: '5', countryCode } });
    expect(answer).toMatchObject({ supported: true, captchaRequired: true, countryCode, ...expected });
  });

  test('SGN-17 says of a country that it is not served', async () => {
    for (const countryCode of ['US', 'FR', 'XX']) {
      expect(await ask(readRiskSetting, { query: { siteId: '5', countryCode } })).toEqual({ supported: false });
    }
  });
});

describe('registering', () => {
  test('SGN-03 SGN-05 SGN-06 SGN-31 keeps who registered, unverified, with terms, currency and no wallet', async () => {
    const body = newcomer({ firstName: ' Maija-Liisa ', email: 'Maija@Sandbox.TEST', phoneBody: '044 765 43-21' });
    const { playerId, verificationRequired, status } = await ask(registerPlayer, { query: { country: 'FI' }, body });
    expect({ verificationRequired, status }).toEqual({ verificationRequired: 'SMS', status: 'PRE_REGISTERED' });
    expect(await profileOf(playerId)).toMatchObject({
      firstName: 'Maija-Liisa',
      email: 'maija@sandbox.test',
      mobilePhone: '+358447654321',
      currencyCode: 'EUR',
      status: 'PRE_REGISTERED',
      firstLogin: true,
      kycStatus: 'NOT_VERIFIED',
      termsAndConditionsAcceptedVersion: '2.10',
      dateOfBirth: '1990-04-12',
      postCode: '00510',
    });
    await openPlayer(playerId);
    expect((await platform.refusalOf(playerId, readWallet, {})).code).toBe('error.wallet.not_found');
    expect(await createIdentityAdmin(platform.database).checkPassword(playerId, password)).toBe(true);
  });

  test('gives the currency of the country, and the market where there is one', async () => {
    const norway = newcomer({ countryCode: 'NO', phonePrefix: '+47', postCode: '5003', languageCode: 'no' });
    const { playerId } = await ask(registerPlayer, { body: norway });
    expect(await findPlayer(platform.database, playerId)).toMatchObject({ currencyCode: 'NOK', market: 'NO' });
    const german = newcomer({ countryCode: 'DE', phonePrefix: '+49', postCode: '10115', languageCode: 'de' });
    const other = await ask(registerPlayer, { body: german });
    expect(other.verificationRequired).toBe('EMAIL');
    expect(await findPlayer(platform.database, other.playerId)).toMatchObject({ currencyCode: 'EUR', market: 'UN' });
  });

  test('SGN-08 opens an account at once where no code is needed', async () => {
    const body = newcomer({ countryCode: 'MT', phonePrefix: '+356', postCode: 'VLT 1117', languageCode: 'en' });
    const { playerId, verificationRequired } = await ask(registerPlayer, { body });
    expect(verificationRequired).toBe('NONE');
    expect((await platform.call(playerId, readProfile, {})).status).toBe('REGISTERED');
  });

  test('SGN-25 names every field that is not right', async () => {
    const body = newcomer({
      firstName: '🙂',
      lastName: '<b>x</b>',
      email: 'a b@c',
      password: 'short',
      phoneBody: '12',
      dateOfBirth: '2001-02-29',
      postCode: '12',
      address: '<script>',
      termsAndConditions: false,
    });
    const error = await refusalOf(registerPlayer, { body });
    expect(error.status).toBe(400);
    expect(fieldsOf(error)).toEqual([
      ['email', 'error.email.invalid'],
      ['password', 'error.password.policy'],
      ['firstName', 'error.name.invalid'],
      ['lastName', 'error.name.invalid'],
      ['phoneBody', 'error.phone.invalid'],
      ['dateOfBirth', 'error.date.invalid'],
      ['address', 'error.field.characters'],
      ['postCode', 'error.post_code.invalid'],
      ['termsAndConditions', 'error.terms.required'],
    ]);
    expect(JSON.stringify(error.envelope)).not.toContain('short');
  });

  test('DEC-VAL-5 counts years by the virtual clock', async () => {
    const now = platform.clock.now();
    const born = new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + 2))
      .toISOString()
      .slice(0, 10);
    const body = newcomer({ dateOfBirth: born });
    expect(fieldsOf(await refusalOf(registerPlayer, { body }))).toEqual([['dateOfBirth', 'error.age.minimum']]);
    await platform.clock.advance(3 * 86_400_000);
    expect((await ask(registerPlayer, { body })).playerId).toMatch(/^\d+$/);
  });

  test('DEC-VAL-6 SGN-19 SGN-30 wants a tax number in Brazil, one that nobody else has', async () => {
    const brazil = { countryCode: 'BR', phonePrefix: '+55', postCode: '01310-000', languageCode: 'pt' } as const;
    expect(fieldsOf(await refusalOf(registerPlayer, { body: newcomer(brazil) }))).toEqual([['cpf', 'error.field.required']]);
    const wrong = newcomer({ ...brazil, cpf: '529.982.247-26' });
    expect(fieldsOf(await refusalOf(registerPlayer, { body: wrong }))).toEqual([['cpf', 'error.cpf.invalid']]);
    const { playerId } = await ask(registerPlayer, { body: newcomer({ ...brazil, cpf: '529.982.247-25' }) });
    expect(await findPlayer(platform.database, playerId)).toMatchObject({ cpf: '52998224725', postCode: '01310000' });
    const again = await refusalOf(registerPlayer, { body: newcomer({ ...brazil, cpf: '52998224725' }) });
    expect(again.code).toBe('error.cpf.duplicate_found');
  });

  test('refuses a country that is not served, and a Canadian without a province that is', async () => {
    expect(fieldsOf(await refusalOf(registerPlayer, { body: newcomer({ countryCode: 'US' }) }))).toEqual([
      ['countryCode', 'error.country.not_supported'],
    ]);
    const canada = { countryCode: 'CA', phonePrefix: '+1', phoneBody: '9025550143', postCode: 'b3h1a1' } as const;
    expect(fieldsOf(await refusalOf(registerPlayer, { body: newcomer({ ...canada, province: 'ON' }) }))).toEqual([
      ['province', 'error.province.not_supported'],
    ]);
    const { playerId } = await ask(registerPlayer, { body: newcomer({ ...canada, province: 'NS' }) });
    expect(await findPlayer(platform.database, playerId)).toMatchObject({ province: 'NS', postCode: 'B3H 1A1' });
  });

  test('SGN-22 refuses a missing token and one that was used', async () => {
    const options = { baseUrl: platform.baseUrl, siteId: 5 };
    const bare = callService(registerPlayer, { body: newcomer() }, options);
    await expect(bare).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
    const headers = { [captchaHeader]: await platform.showPerson() };
    await callService(registerPlayer, { body: newcomer() }, { ...options, headers });
    const used = callService(registerPlayer, { body: newcomer() }, { ...options, headers });
    await expect(used).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
  });

  test('SGN-23 DEC-VAL-4 says that a number cannot be reached', async () => {
    const error = await refusalOf(registerPlayer, { body: newcomer({ phoneBody: '401230000', mobilePhone: '+358401230000' }) });
    expect(error).toMatchObject({ status: 403, code: 'error.vonage.phone.invalid' });
  });
});

describe('the same person', () => {
  test('SGN-18 DEC-X-13 is known by e-mail, by phone, and by name, birth and post code', async () => {
    const first = newcomer({ lastName: 'Tunturi' });
    const { playerId } = await ask(registerPlayer, { body: first });
    await ask(requestSmsCode, codeRequest(playerId));
    const code = await lastCode(first.mobilePhone);
    await ask(verifySmsCode, { body: { playerId, password, code, countryCode: 'FI' } });
    const { email, phoneBody, mobilePhone, firstName, lastName, dateOfBirth, postCode } = first;
    for (const shared of [
      { email: email.toUpperCase() },
      { phoneBody: `0${phoneBody}`, mobilePhone },
      { firstName: firstName.toUpperCase(), lastName, dateOfBirth, postCode },
    ]) {
      const error = await refusalOf(registerPlayer, { body: newcomer(shared) });
      expect(error).toMatchObject({ status: 400, code: 'error.registration.player_already_exists' });
    }
  });

  test('may not come back while excluded', async () => {
    const kim = { firstName: 'Kim', lastName: 'Saarinen', dateOfBirth: '1986-06-19' };
    expect((await refusalOf(registerPlayer, { body: newcomer(kim) })).code).toBe('error.registration.excluded');
  });

  test('takes up what he has not finished: a repeated call books nobody twice, another password is another person', async () => {
    const body = newcomer();
    const [one, other] = await Promise.all([ask(registerPlayer, { body }), ask(registerPlayer, { body })]);
    expect(other.playerId).toBe(one.playerId);
    const corrected = { ...body, email: `corrected.${body.email}` };
    expect((await ask(registerPlayer, { body: corrected })).playerId).toBe(one.playerId);
    expect((await profileOf(one.playerId)).email).toBe(corrected.email);
    const stranger = { ...corrected, password: 'Stranger-77x' };
    expect((await refusalOf(registerPlayer, { body: stranger })).code).toBe('error.registration.player_already_exists');
  });
});

describe('in two calls', () => {
  const details = () => {
    const { dateOfBirth: _, address: __, city: ___, postCode: ____, ...rest } = newcomer({ termsAndConditions: false });
    return rest;
  };
  const rest = (playerId: string, mobilePhone: string) => ({
    playerId,
    dateOfBirth: '1985-12-24',
    postalCode: '00150',
    mobilePhone,
    countryCode: 'FI',
    termsAndConditionsAccepted: true,
    languageCode: 'fi',
    address: 'Kalliolankatu 9',
    city: 'Helsinki',
  });

  test('SGN-13 the second call brings the rest, and no code is sent before', async () => {
    const body = details();
    const { playerId } = await ask(registerPlayer, { body });
    expect(fieldsOf(await refusalOf(requestSmsCode, codeRequest(playerId)))).toEqual([['dateOfBirth', 'error.field.required']]);
    expect(await ask(completeRegistration, { body: rest(playerId, body.mobilePhone) })).toEqual({ playerId });
    expect(await profileOf(playerId)).toMatchObject({ dateOfBirth: '1985-12-24', postCode: '00150' });
    expect((await ask(requestSmsCode, codeRequest(playerId))).sent).toBe(true);
  });

  test('SGN-13 DEC-X-13 the second call is tested for fields, terms and the same person', async () => {
    const known = newcomer({ dateOfBirth: '1985-12-24', postCode: '00150', lastName: 'Kaksonen' });
    await ask(registerPlayer, { body: known });
    const body = { ...details(), firstName: known.firstName, lastName: 'Kaksonen' };
    const { playerId } = await ask(registerPlayer, { body });
    const young = { ...rest(playerId, body.mobilePhone), dateOfBirth: '2024-01-01', termsAndConditionsAccepted: false };
    expect(fieldsOf(await refusalOf(completeRegistration, { body: young }))).toEqual([
      ['dateOfBirth', 'error.age.minimum'],
      ['termsAndConditions', 'error.terms.required'],
    ]);
    const same = await refusalOf(completeRegistration, { body: rest(playerId, body.mobilePhone) });
    expect(same.code).toBe('error.registration.player_already_exists');
  });
});

describe('the code', () => {
  async function register(more: Partial<Registration> = {}) {
    const body = newcomer(more);
    const { playerId } = await ask(registerPlayer, { body });
    const { countryCode } = body;
    const check = (code: string, secret = password) => ({ body: { playerId, password: secret, code, countryCode } });
    return { ...body, playerId, check };
  }

  test('SGN-09 SGN-11 DEC-VAL-10 a text message brings six digits that open the account, once', async () => {
    const { playerId, mobilePhone, check } = await register();
    const sent = await ask(requestSmsCode, codeRequest(playerId));
    expect(sent).toMatchObject({ sent: true, attemptsLeft: 2 });
    expect(Date.parse(sent.expiresAt) - platform.clock.now().getTime()).toBeGreaterThan(590_000);
    const [message] = await platform.outbox.list(mobilePhone);
    expect(message).toMatchObject({ channel: 'SMS', code: expect.stringMatching(/^\d{6}$/) });
    expect(message?.text).toContain('vahvistuskoodisi');
    const code = message?.code ?? '';
    expect(await ask(verifySmsCode, check(code))).toEqual({ verified: true, playerId });
    expect(await statusesOf(playerId)).toEqual(['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED', 'REGISTERED']);
    expect((await refusalOf(verifySmsCode, check(code))).status).toBe(404);
  });

  test('SGN-10 SGN-12 an e-mail does the same, and its code is no text message’s', async () => {
    const german = { countryCode: 'DE', phonePrefix: '+49', postCode: '10115', languageCode: 'de' } as const;
    const { playerId, email, check } = await register(german);
    await ask(requestEmailCode, codeRequest(playerId, 'DE'));
    const code = await lastCode(email);
    expect((await refusalOf(verifySmsCode, check(code))).code).toBe('sms.code.expired');
    expect((await ask(verifyEmailCode, check(code))).verified).toBe(true);
  });

  test('DEC-VAL-9 five wrong tries spend it, ten minutes too, and a new one takes its place', async () => {
    const { playerId, mobilePhone, check } = await register();
    await ask(requestSmsCode, codeRequest(playerId));
    const first = await lastCode(mobilePhone);
    const wrong = first === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await refusalOf(verifySmsCode, check(wrong))).code).toBe('sms.code.invalid');
    }
    expect((await refusalOf(verifySmsCode, check(first))).code).toBe('sms.code.expired');
    await ask(requestSmsCode, codeRequest(playerId));
    const second = await lastCode(mobilePhone);
    await platform.clock.advance(10 * 60_000 + 1_000);
    expect((await refusalOf(verifySmsCode, check(second))).code).toBe('sms.code.expired');
  });

  test('a wrong password opens nothing, says so at its field, and costs a try', async () => {
    const { playerId, mobilePhone, check } = await register();
    await ask(requestSmsCode, codeRequest(playerId));
    const code = await lastCode(mobilePhone);
    for (let tries = 0; tries < 5; tries += 1) {
      const error = await refusalOf(verifySmsCode, check(code, 'Wrong-pass-1'));
      expect(fieldsOf(error)).toEqual([['password', 'error.password.incorrect']]);
    }
    expect((await refusalOf(verifySmsCode, check(code))).code).toBe('sms.code.expired');
  });

  test('SGN-15 DEC-VAL-9 the fourth of a day is refused, and a day later there is another', async () => {
    const { playerId, check } = await register();
    for (const attemptsLeft of [2, 1, 0]) {
      expect(await ask(requestSmsCode, codeRequest(playerId))).toMatchObject({ attemptsLeft });
    }
    expect((await refusalOf(requestSmsCode, codeRequest(playerId))).code).toBe('sms.max.attempts.reached');
    await platform.clock.advance(11 * 60_000);
    expect((await refusalOf(verifySmsCode, check('123456'))).code).toBe('sms.max.attempts.reached');
    await platform.clock.advance(24 * 3_600_000);
    expect(await ask(requestSmsCode, codeRequest(playerId))).toMatchObject({ attemptsLeft: 2 });
  });

  test('an unfinished registration is taken up with a code to the masked address on file, whoever left it', async () => {
    const { playerId, mobilePhone } = await register();
    const directory = createPlayerDirectory(platform.database, platform.clock);
    const sentTo = `+358•••${mobilePhone.slice(-2)}`;
    const unfinished = { verification: 'SMS', countryCode: 'FI', province: '', sentTo, isWhole: true };
    expect(await directory.refusalOf(playerId)).toEqual({ kind: 'unverified', unfinished });
    await createPlayerDesk(platform.database, platform.clock).update('100026', { status: 'ACCOUNT_UNVERIFIED' });
    const set = await directory.refusalOf('100026');
    expect(set).toMatchObject({ kind: 'unverified', unfinished: { isWhole: true } });
    expect(await ask(requestSmsCode, codeRequest('100026'))).toMatchObject({ sent: true });
    await createPlayerDesk(platform.database, platform.clock).update('100026', { status: 'REGISTERED' });
    expect(await directory.refusalOf('100026')).toBeUndefined();
  });

  test('tells nothing about players who are registered', async () => {
    expect((await refusalOf(requestSmsCode, codeRequest('100024'))).status).toBe(404);
    expect((await refusalOf(requestSmsCode, codeRequest('999999'))).status).toBe(404);
  });
});

describe('the limit by address', () => {
  afterEach(() => platform.rateLimits.clear());

  async function register(forwarded?: string) {
    const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
    const error = await callService(
      registerPlayer,
      { body: newcomer() },
      { baseUrl: platform.baseUrl, siteId: 5, headers },
    ).catch((thrown: unknown) => thrown);
    return error instanceof CallError ? error : undefined;
  }

  test('DEC-X-9 the 21st registration of an address in an hour is told how long to wait, another address is not', async () => {
    for (let count = 0; count < 20; count += 1) expect((await register('203.0.113.7'))?.code).toBe('error.captcha.validation');
    await platform.clock.advance(20 * 60_000);
    const refused = await register('203.0.113.7');
    expect(refused).toMatchObject({ status: 429, code: 'error.too_many_requests' });
    const seconds = Number(refused?.envelope.additionalInfo?.retryAfterSeconds);
    expect(seconds).toBeGreaterThan(2_380);
    expect(seconds).toBeLessThanOrEqual(2_400);
    expect((await register('203.0.113.8'))?.status).toBe(403);
    await platform.clock.advance(41 * 60_000);
    expect((await register('203.0.113.7'))?.status).toBe(403);
  });

  test('DEC-X-9 this machine is counted once the operator says so', async () => {
    for (let count = 0; count < 21; count += 1) expect((await register())?.status).toBe(403);
    platform.rateLimits.set(true);
    for (let count = 0; count < 20; count += 1) expect((await register())?.status).toBe(403);
    expect((await register())?.status).toBe(429);
  });
});
