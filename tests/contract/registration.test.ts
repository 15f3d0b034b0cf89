import { eq } from 'drizzle-orm';
import { readProfile } from '#lib/account/contract.ts';
import { callService } from '#lib/core/api/call.ts';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { dayMs, minuteMs } from '#lib/core/time/durations.ts';
import { completeRegistration, readRiskSetting, registerPlayer } from '#lib/registration/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { computeVerifier } from '#sandbox/identity/passwords/srp.ts';
import { userTable } from '#sandbox/identity/tables.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlayerDesk } from '../fixtures/sandbox/operator.ts';
import { fieldsOf, newRegistration, openRegistrations } from '../fixtures/sandbox/registrations.ts';

const registrations = openBeforeAll(openRegistrations);

afterEach(() => registrations().platform.clock.reset());

async function openPlayer(playerId: string): Promise<void> {
  await openPlayerDesk(registrations().platform).update(playerId, {
    status: 'REGISTERED',
  });
}

describe('the risk setting', () => {
  test.each([
    ['FI', { verification: 'SMS', pnp: true, cpfRequired: false, provinceRequired: false, minAge: 18 }],
    ['BR', { verification: 'SMS', cpfRequired: true }],
    ['CA', { verification: 'EMAIL', provinceRequired: true, minAge: 19 }],
    ['MT', { verification: 'NONE' }],
    ['DE', { verification: 'EMAIL' }],
  ])('SGN-07 of %s', async (countryCode, expected) => {
    const answer = await registrations().send(readRiskSetting, { query: { siteId: '5', countryCode } });
    expect(answer).toMatchObject({ supported: true, captchaRequired: true, countryCode, ...expected });
  });

  test('SGN-17 reports a country that is not served', async () => {
    for (const countryCode of ['US', 'FR', 'XX']) {
      expect(await registrations().send(readRiskSetting, { query: { siteId: '5', countryCode } })).toEqual({ supported: false });
    }
  });
});

describe('registering', () => {
  test('SGN-03 SGN-05 SGN-06 SGN-31 stores a new player, unverified, with terms, currency and no wallet', async () => {
    const body = newRegistration({
      firstName: ' Maija\u2011Liisa\u00a0',
      lastName: 'O’Brien\u200b',
      email: '\u00a0Maija@Sandbox.TEST ',
      password: 'La\u0308ntern-77x',
      phoneBody: '358 44 765 43-21',
      postCode: 'FI-00510',
    });
    const { playerId, verificationRequired, status } = await registrations().send(registerPlayer, {
      query: { country: 'FI' },
      body,
    });
    expect({ verificationRequired, status }).toEqual({ verificationRequired: 'SMS', status: 'PRE_REGISTERED' });
    expect(await registrations().profileOf(playerId)).toMatchObject({
      firstName: 'Maija-Liisa',
      lastName: "O'Brien",
      email: 'maija@sandbox.test',
      mobilePhone: '+358447654321',
      currencyCode: 'EUR',
      status: 'PRE_REGISTERED',
      firstLogin: true,
      kycStatus: 'NOT_VERIFIED',
      termsAndConditionsAcceptedVersion: '2.10',
      dateOfBirth: body.dateOfBirth,
      postCode: '00510',
    });
    await openPlayer(playerId);
    expect((await registrations().platform.refusalOf(playerId, readWallet, {})).code).toBe('error.wallet.not_found');
    const users = registrations().platform.database.select().from(userTable);
    const [user] = await users.where(eq(userTable.playerId, playerId));
    expect(user?.verifier).toBe(computeVerifier(user?.sub ?? '', 'Läntern-77x', user?.salt ?? ''));
  });

  test.each([
    ['CA', '+1', '1 416 555 0123', '+14165550123', { postCode: 'K1A 0B1', province: 'NS' }],
    ['NO', '+47', '4791234567', '+4791234567', { postCode: '0150' }],
    ['CL', '+56', '56 9 6123 4567', '+56961234567', { postCode: '8320000' }],
    ['PE', '+51', '0051 912 345 678', '+51912345678', { postCode: '15001' }],
    ['NZ', '+64', '64 021 123 4567', '+64211234567', { postCode: '6011' }],
    ['IN', '+91', '91 98123 45678', '+919812345678', { postCode: '411001' }],
  ] as const)('DEC-VAL-4 SGN-05 in %s, %s with %s is stored as %s', async (countryCode, phonePrefix, phoneBody, stored, home) => {
    const body = newRegistration({ countryCode, phonePrefix, phoneBody, languageCode: 'en', ...home });
    const { playerId } = await registrations().send(registerPlayer, { body });
    expect(await findPlayer(registrations().platform.database, playerId)).toMatchObject({ mobilePhone: stored });
    const again = newRegistration({ countryCode, phonePrefix: '+', phoneBody: stored, languageCode: 'en', ...home });
    // The same number with the same password goes on with the registration that was begun.
    expect((await registrations().send(registerPlayer, { body: again })).playerId).toBe(playerId);
  });

  test('DEC-VAL-3 an address with an international domain is the same in both of its forms', async () => {
    const { playerId } = await registrations().send(registerPlayer, { body: newRegistration({ email: 'Helmi@Exämple.fi' }) });
    expect(await findPlayer(registrations().platform.database, playerId)).toMatchObject({ email: 'helmi@xn--exmple-cua.fi' });
    const other = newRegistration({ email: ' helmi@xn--exmple-cua.fi', password: 'Stranger-77x' });
    expect((await registrations().refusalOf(registerPlayer, { body: other })).code).toBe(
      'error.registration.player_already_exists',
    );
  });

  test('DEC-X-9 wrong passwords for a registration that was begun count as failed sign-ins', async () => {
    const body = newRegistration();
    const { playerId } = await registrations().send(registerPlayer, { body });
    for (const guess of ['Stranger-1x', 'Stranger-2x', 'Stranger-3x', 'Stranger-4x', 'Stranger-5x', body.password]) {
      const refused = await registrations().refusalOf(registerPlayer, { body: { ...body, password: guess } });
      expect([guess, refused.code]).toEqual([guess, 'error.registration.player_already_exists']);
    }
    await registrations().platform.clock.advance(31 * minuteMs);
    expect((await registrations().send(registerPlayer, { body })).playerId).toBe(playerId);
  });

  test('assigns the currency of the country, and the market that serves it', async () => {
    const norway = newRegistration({ countryCode: 'NO', phonePrefix: '+47', postCode: '5003', languageCode: 'no' });
    const { playerId } = await registrations().send(registerPlayer, { body: norway });
    expect(await findPlayer(registrations().platform.database, playerId)).toMatchObject({ currencyCode: 'NOK', market: 'NO' });
    const german = newRegistration({ countryCode: 'DE', phonePrefix: '+49', postCode: '10115', languageCode: 'de' });
    const other = await registrations().send(registerPlayer, { body: german });
    expect(other.verificationRequired).toBe('EMAIL');
    expect(await findPlayer(registrations().platform.database, other.playerId)).toMatchObject({
      currencyCode: 'EUR',
      market: 'AT',
    });
  });

  test('SGN-08 activates the account at once if no code is needed', async () => {
    const body = newRegistration({ countryCode: 'MT', phonePrefix: '+356', postCode: 'VLT 1117', languageCode: 'en' });
    const { playerId, verificationRequired } = await registrations().send(registerPlayer, { body });
    expect(verificationRequired).toBe('NONE');
    expect((await registrations().platform.call(playerId, readProfile, {})).status).toBe('REGISTERED');
  });

  test('DEC-VAL-1 refuses a password that has leaked most often', async () => {
    const refused = await registrations().refusalOf(registerPlayer, { body: newRegistration({ password: 'Yankees1' }) });
    expect(fieldsOf(refused)).toEqual([['password', 'error.password.common']]);
  });

  test('SGN-25 names every invalid field', async () => {
    const body = newRegistration({
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
    const error = await registrations().refusalOf(registerPlayer, { body });
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

  test('DEC-VAL-5 computes the age by the virtual clock', async () => {
    const now = registrations().platform.clock.now();
    const born = new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + 2))
      .toISOString()
      .slice(0, 10);
    const body = newRegistration({ dateOfBirth: born });
    expect(fieldsOf(await registrations().refusalOf(registerPlayer, { body }))).toEqual([['dateOfBirth', 'error.age.minimum']]);
    await registrations().platform.clock.advance(3 * dayMs);
    expect((await registrations().send(registerPlayer, { body })).playerId).toMatch(/^\d+$/);
  });

  const canada = { countryCode: 'CA', phonePrefix: '+1', postCode: 'V5K 0A1', languageCode: 'en' } as const;
  const newZealand = { countryCode: 'NZ', phonePrefix: '+64', postCode: '6011', languageCode: 'en' } as const;
  test.each([
    ['a Canadian on the eve of the birthday', { ...canada, province: 'BC' }, 19, '07-23', '07-23T06:59:00Z', false],
    ['a Canadian on the birthday', { ...canada, province: 'BC' }, 19, '07-23', '07-23T07:00:00Z', true],
    ['a New Zealander on the eve', newZealand, 18, '07-23', '07-22T11:59:00Z', false],
    ['a New Zealander on the morning of the birthday', newZealand, 18, '07-23', '07-22T12:00:00Z', true],
  ])('DEC-X-16 DEC-VAL-5 %s: %j, %i on %s, at %s in Greenwich is registered: %s', async (_, home, age, day, at, isRegistered) => {
    const { clock } = registrations().platform;
    const year = clock.now().getUTCFullYear() + 1;
    await clock.advance(Date.parse(`${year}-${at}`) - clock.now().getTime());
    const body = newRegistration({ ...home, dateOfBirth: `${year - age}-${day}` });
    const refused = await registrations()
      .send(registerPlayer, { body })
      .then(() => [], fieldsOf);
    expect(refused).toEqual(isRegistered ? [] : [['dateOfBirth', 'error.age.minimum']]);
  });

  test('DEC-VAL-6 SGN-19 SGN-30 requires a unique tax number in Brazil', async () => {
    const brazil = { countryCode: 'BR', phonePrefix: '+55', postCode: '01310-000', languageCode: 'pt' } as const;
    expect(fieldsOf(await registrations().refusalOf(registerPlayer, { body: newRegistration(brazil) }))).toEqual([
      ['cpf', 'error.field.required'],
    ]);
    const wrong = newRegistration({ ...brazil, cpf: '529.982.247-26' });
    expect(fieldsOf(await registrations().refusalOf(registerPlayer, { body: wrong }))).toEqual([['cpf', 'error.cpf.invalid']]);
    const { playerId } = await registrations().send(registerPlayer, {
      body: newRegistration({ ...brazil, cpf: '529.982.247-25' }),
    });
    expect(await findPlayer(registrations().platform.database, playerId)).toMatchObject({
      cpf: '52998224725',
      postCode: '01310000',
    });
    const again = await registrations().refusalOf(registerPlayer, { body: newRegistration({ ...brazil, cpf: '52998224725' }) });
    expect(again.code).toBe('error.cpf.duplicate_found');
  });

  test('refuses a country that is not served, and a Canadian without a served province', async () => {
    expect(fieldsOf(await registrations().refusalOf(registerPlayer, { body: newRegistration({ countryCode: 'US' }) }))).toEqual([
      ['countryCode', 'error.country.not_supported'],
    ]);
    const canada = { countryCode: 'CA', phonePrefix: '+1', phoneBody: '9025550143', postCode: 'b3h1a1' } as const;
    expect(
      fieldsOf(await registrations().refusalOf(registerPlayer, { body: newRegistration({ ...canada, province: 'ON' }) })),
    ).toEqual([['province', 'error.province.not_supported']]);
    const { playerId } = await registrations().send(registerPlayer, { body: newRegistration({ ...canada, province: 'NS' }) });
    expect(await findPlayer(registrations().platform.database, playerId)).toMatchObject({ province: 'NS', postCode: 'B3H 1A1' });
    const whole = newRegistration({ ...canada, phoneBody: '9025550144', province: 'NS' });
    const { dateOfBirth = '', address, city, postCode: _, ...details } = whole;
    const { playerId: begun } = await registrations().send(registerPlayer, { body: details });
    const rest = { dateOfBirth, address, city, postalCode: 'b3h1a1', languageCode: 'en', termsAndConditionsAccepted: true };
    const body = { playerId: begun, countryCode: 'CA', province: 'ON', ...rest };
    expect(fieldsOf(await registrations().refusalOf(completeRegistration, { body }))).toEqual([
      ['province', 'error.province.not_supported'],
    ]);
  });

  test('SGN-22 refuses a missing captcha token and a used one', async () => {
    const options = { baseUrl: registrations().platform.baseUrl, siteId: 5 };
    const bare = callService(registerPlayer, { body: newRegistration() }, options);
    await expect(bare).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
    const headers = { [captchaHeader]: await registrations().platform.solveCaptcha() };
    await callService(registerPlayer, { body: newRegistration() }, { ...options, headers });
    const used = callService(registerPlayer, { body: newRegistration() }, { ...options, headers });
    await expect(used).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
  });

  test('SGN-23 DEC-VAL-4 reports an unreachable phone number', async () => {
    const error = await registrations().refusalOf(registerPlayer, {
      body: newRegistration({ phoneBody: '358 40 123 0000' }),
    });
    expect(error).toMatchObject({ status: 403, code: 'error.vonage.phone.invalid' });
  });
});
