import { readProfile } from '#lib/account/contract.ts';
import { captchaHeader } from '#lib/captcha/contract.ts';
import { callService } from '#lib/platform/call.ts';
import { readRiskSetting, registerPlayer } from '#lib/registration/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { createPlayerDesk } from '#sandbox/platform/players/desk.ts';
import { findPlayer } from '#sandbox/platform/players/find.ts';
import { fieldsOf, newcomer, openRegistrations, password } from '../fixtures/registrations.ts';

let house: Awaited<ReturnType<typeof openRegistrations>>;

beforeAll(async () => {
  house = await openRegistrations();
}, 240_000);
afterAll(() => house?.platform.close());
afterEach(() => house.platform.clock.reset());

async function openPlayer(playerId: string): Promise<void> {
  await createPlayerDesk(house.platform.database, house.platform.clock).update(playerId, { status: 'REGISTERED' });
}

describe('the risk setting', () => {
  test.each([
    ['FI', { verification: 'SMS', pnp: true, cpfRequired: false, provinceRequired: false, minAge: 18 }],
    ['BR', { verification: 'SMS', cpfRequired: true }],
    ['CA', { verification: 'EMAIL', provinceRequired: true, minAge: 19 }],
    ['MT', { verification: 'NONE' }],
    ['DE', { verification: 'EMAIL' }],
  ])('SGN-07 of %s', async (countryCode, expected) => {
    const answer = await house.ask(readRiskSetting, { query: { siteId: '5', countryCode } });
    expect(answer).toMatchObject({ supported: true, captchaRequired: true, countryCode, ...expected });
  });

  test('SGN-17 says of a country that it is not served', async () => {
    for (const countryCode of ['US', 'FR', 'XX']) {
      expect(await house.ask(readRiskSetting, { query: { siteId: '5', countryCode } })).toEqual({ supported: false });
    }
  });
});

describe('registering', () => {
  test('SGN-03 SGN-05 SGN-06 SGN-31 keeps who registered, unverified, with terms, currency and no wallet', async () => {
    const body = newcomer({ firstName: ' Maija-Liisa ', email: 'Maija@Sandbox.TEST', phoneBody: '044 765 43-21' });
    const { playerId, verificationRequired, status } = await house.ask(registerPlayer, { query: { country: 'FI' }, body });
    expect({ verificationRequired, status }).toEqual({ verificationRequired: 'SMS', status: 'PRE_REGISTERED' });
    expect(await house.profileOf(playerId)).toMatchObject({
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
    expect((await house.platform.refusalOf(playerId, readWallet, {})).code).toBe('error.wallet.not_found');
    expect(await createIdentityAdmin(house.platform.database).checkPassword(playerId, password)).toBe(true);
  });

  test('gives the currency of the country, and the market where there is one', async () => {
    const norway = newcomer({ countryCode: 'NO', phonePrefix: '+47', postCode: '5003', languageCode: 'no' });
    const { playerId } = await house.ask(registerPlayer, { body: norway });
    expect(await findPlayer(house.platform.database, playerId)).toMatchObject({ currencyCode: 'NOK', market: 'NO' });
    const german = newcomer({ countryCode: 'DE', phonePrefix: '+49', postCode: '10115', languageCode: 'de' });
    const other = await house.ask(registerPlayer, { body: german });
    expect(other.verificationRequired).toBe('EMAIL');
    expect(await findPlayer(house.platform.database, other.playerId)).toMatchObject({ currencyCode: 'EUR', market: 'UN' });
  });

  test('SGN-08 opens an account at once where no code is needed', async () => {
    const body = newcomer({ countryCode: 'MT', phonePrefix: '+356', postCode: 'VLT 1117', languageCode: 'en' });
    const { playerId, verificationRequired } = await house.ask(registerPlayer, { body });
    expect(verificationRequired).toBe('NONE');
    expect((await house.platform.call(playerId, readProfile, {})).status).toBe('REGISTERED');
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
    const error = await house.refusalOf(registerPlayer, { body });
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
    const now = house.platform.clock.now();
    const born = new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + 2))
      .toISOString()
      .slice(0, 10);
    const body = newcomer({ dateOfBirth: born });
    expect(fieldsOf(await house.refusalOf(registerPlayer, { body }))).toEqual([['dateOfBirth', 'error.age.minimum']]);
    await house.platform.clock.advance(3 * 86_400_000);
    expect((await house.ask(registerPlayer, { body })).playerId).toMatch(/^\d+$/);
  });

  test('DEC-VAL-6 SGN-19 SGN-30 wants a tax number in Brazil, one that nobody else has', async () => {
    const brazil = { countryCode: 'BR', phonePrefix: '+55', postCode: '01310-000', languageCode: 'pt' } as const;
    expect(fieldsOf(await house.refusalOf(registerPlayer, { body: newcomer(brazil) }))).toEqual([
      ['cpf', 'error.field.required'],
    ]);
    const wrong = newcomer({ ...brazil, cpf: '529.982.247-26' });
    expect(fieldsOf(await house.refusalOf(registerPlayer, { body: wrong }))).toEqual([['cpf', 'error.cpf.invalid']]);
    const { playerId } = await house.ask(registerPlayer, { body: newcomer({ ...brazil, cpf: '529.982.247-25' }) });
    expect(await findPlayer(house.platform.database, playerId)).toMatchObject({ cpf: '52998224725', postCode: '01310000' });
    const again = await house.refusalOf(registerPlayer, { body: newcomer({ ...brazil, cpf: '52998224725' }) });
    expect(again.code).toBe('error.cpf.duplicate_found');
  });

  test('refuses a country that is not served, and a Canadian without a province that is', async () => {
    expect(fieldsOf(await house.refusalOf(registerPlayer, { body: newcomer({ countryCode: 'US' }) }))).toEqual([
      ['countryCode', 'error.country.not_supported'],
    ]);
    const canada = { countryCode: 'CA', phonePrefix: '+1', phoneBody: '9025550143', postCode: 'b3h1a1' } as const;
    expect(fieldsOf(await house.refusalOf(registerPlayer, { body: newcomer({ ...canada, province: 'ON' }) }))).toEqual([
      ['province', 'error.province.not_supported'],
    ]);
    const { playerId } = await house.ask(registerPlayer, { body: newcomer({ ...canada, province: 'NS' }) });
    expect(await findPlayer(house.platform.database, playerId)).toMatchObject({ province: 'NS', postCode: 'B3H 1A1' });
  });

  test('SGN-22 refuses a missing token and one that was used', async () => {
    const options = { baseUrl: house.platform.baseUrl, siteId: 5 };
    const bare = callService(registerPlayer, { body: newcomer() }, options);
    await expect(bare).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
    const headers = { [captchaHeader]: await house.platform.showPerson() };
    await callService(registerPlayer, { body: newcomer() }, { ...options, headers });
    const used = callService(registerPlayer, { body: newcomer() }, { ...options, headers });
    await expect(used).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
  });

  test('SGN-23 DEC-VAL-4 says that a number cannot be reached', async () => {
    const error = await house.refusalOf(registerPlayer, {
      body: newcomer({ phoneBody: '401230000', mobilePhone: '+358401230000' }),
    });
    expect(error).toMatchObject({ status: 403, code: 'error.vonage.phone.invalid' });
  });
});
