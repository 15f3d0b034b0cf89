import { completeRegistration, registerPlayer, requestSmsCode, verifySmsCode } from '#lib/registration/contract.ts';
import { codeRequest, fieldsOf, newcomer, openRegistrations, password } from '../fixtures/registrations.ts';

let house: Awaited<ReturnType<typeof openRegistrations>>;

beforeAll(async () => {
  house = await openRegistrations();
}, 240_000);
afterAll(() => house?.platform.close());
afterEach(() => house.platform.clock.reset());

describe('the same person', () => {
  test('SGN-18 DEC-X-13 is known by e-mail, by phone, and by name, birth and post code', async () => {
    const first = newcomer({ lastName: 'Tunturi' });
    const { playerId } = await house.ask(registerPlayer, { body: first });
    await house.ask(requestSmsCode, codeRequest(playerId));
    const code = await house.lastCode(first.mobilePhone);
    await house.ask(verifySmsCode, { body: { playerId, password, code, countryCode: 'FI' } });
    const { email, phoneBody, mobilePhone, firstName, lastName, dateOfBirth, postCode } = first;
    for (const shared of [
      { email: email.toUpperCase() },
      { phoneBody: `0${phoneBody}`, mobilePhone },
      { firstName: firstName.toUpperCase(), lastName, dateOfBirth, postCode },
    ]) {
      const error = await house.refusalOf(registerPlayer, { body: newcomer(shared) });
      expect(error).toMatchObject({ status: 400, code: 'error.registration.player_already_exists' });
    }
  });

  test('may not come back while excluded', async () => {
    const kim = { firstName: 'Kim', lastName: 'Saarinen', dateOfBirth: '1986-06-19' };
    expect((await house.refusalOf(registerPlayer, { body: newcomer(kim) })).code).toBe('error.registration.excluded');
  });

  test('takes up what he has not finished: a repeated call books nobody twice, another password is another person', async () => {
    const body = newcomer();
    const [one, other] = await Promise.all([house.ask(registerPlayer, { body }), house.ask(registerPlayer, { body })]);
    expect(other.playerId).toBe(one.playerId);
    const corrected = { ...body, email: `corrected.${body.email}` };
    expect((await house.ask(registerPlayer, { body: corrected })).playerId).toBe(one.playerId);
    expect((await house.profileOf(one.playerId)).email).toBe(corrected.email);
    const stranger = { ...corrected, password: 'Stranger-77x' };
    expect((await house.refusalOf(registerPlayer, { body: stranger })).code).toBe('error.registration.player_already_exists');
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
    const { playerId } = await house.ask(registerPlayer, { body });
    expect(fieldsOf(await house.refusalOf(requestSmsCode, codeRequest(playerId)))).toEqual([
      ['dateOfBirth', 'error.field.required'],
    ]);
    expect(await house.ask(completeRegistration, { body: rest(playerId, body.mobilePhone) })).toEqual({ playerId });
    expect(await house.profileOf(playerId)).toMatchObject({ dateOfBirth: '1985-12-24', postCode: '00150' });
    expect((await house.ask(requestSmsCode, codeRequest(playerId))).sent).toBe(true);
  });

  test('SGN-13 DEC-X-13 the second call is tested for fields, terms and the same person', async () => {
    const known = newcomer({ dateOfBirth: '1985-12-24', postCode: '00150', lastName: 'Kaksonen' });
    await house.ask(registerPlayer, { body: known });
    const body = { ...details(), firstName: known.firstName, lastName: 'Kaksonen' };
    const { playerId } = await house.ask(registerPlayer, { body });
    const young = { ...rest(playerId, body.mobilePhone), dateOfBirth: '2024-01-01', termsAndConditionsAccepted: false };
    expect(fieldsOf(await house.refusalOf(completeRegistration, { body: young }))).toEqual([
      ['dateOfBirth', 'error.age.minimum'],
      ['termsAndConditions', 'error.terms.required'],
    ]);
    const same = await house.refusalOf(completeRegistration, { body: rest(playerId, body.mobilePhone) });
    expect(same.code).toBe('error.registration.player_already_exists');
  });
});
