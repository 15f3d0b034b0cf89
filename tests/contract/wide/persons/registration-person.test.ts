import { eq } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import { completeRegistration, registerPlayer, requestSmsCode, verifySmsCode } from '#lib/registration/contract.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { keepRegistration } from '#sandbox/platform/registration/finish.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { codeRequest, fieldsOf, newRegistration, openRegistrations, password } from '../../../fixtures/sandbox/registrations.ts';

const registrations = openBeforeAll(openRegistrations);

afterEach(() => registrations().platform.clock.reset());

describe('the same person', () => {
  test('SGN-18 DEC-X-13 is recognised by e-mail, by phone, and by name, birth date and post code', async () => {
    const first = newRegistration({ lastName: 'Tunturi' });
    const { playerId } = await registrations().send(registerPlayer, { body: first });
    await registrations().send(requestSmsCode, codeRequest(playerId));
    const code = await registrations().lastCode(first.mobilePhone);
    await registrations().send(verifySmsCode, { body: { playerId, password, code, countryCode: 'FI' } });
    const { email, phoneBody, mobilePhone, firstName, lastName, dateOfBirth, postCode } = first;
    for (const shared of [
      { email: email.toUpperCase() },
      { phoneBody: `0${phoneBody}`, mobilePhone },
      { firstName: firstName.toUpperCase(), lastName, dateOfBirth, postCode },
    ]) {
      const error = await registrations().refusalOf(registerPlayer, { body: newRegistration(shared) });
      expect(error).toMatchObject({ status: 400, code: 'error.registration.player_already_exists' });
    }
    const [notice] = await registrations().platform.outbox.list(email);
    expect(notice?.text).toContain('Sinulla on jo tili');
    expect(await registrations().platform.outbox.list(email)).toHaveLength(1);
  });

  test('continues at the bank where a bank payment has begun the account, found by e-mail or identity, and gets no message', async () => {
    const body = newRegistration();
    const { playerId } = await registrations().send(registerPlayer, { body });
    const fromBank = { termsVersion: '' };
    await registrations()
      .platform.database.update(playerTable)
      .set(fromBank)
      .where(eq(playerTable.id, Number(playerId)));
    const { email, firstName, lastName, dateOfBirth, postCode } = body;
    const { dateOfBirth: _, ...half } = newRegistration({ firstName, lastName, postCode });
    const { playerId: begun } = await registrations().send(registerPlayer, { body: half });
    const rest = { dateOfBirth: dateOfBirth ?? '', postalCode: '00510', address: 'Tie 1', city: 'Helsinki' };
    const more = { ...rest, playerId: begun, countryCode: 'FI', languageCode: 'fi', termsAndConditionsAccepted: true };
    for (const error of [
      await registrations().refusalOf(registerPlayer, { body: newRegistration({ email, password: 'Another-77x' }) }),
      await registrations().refusalOf(completeRegistration, { body: more }),
    ]) {
      expect(error).toMatchObject({ status: 400, code: 'error.registration.bank_unfinished' });
    }
    expect(await registrations().platform.outbox.list(email)).toEqual([]);
  });

  test('DEC-PNP-4 is led to the bank while neither contact is proven, and an address that is not gets no message', async () => {
    const body = newRegistration();
    const { playerId } = await registrations().send(registerPlayer, { body });
    const refusedAfter = async (unprovenContacts: ('email' | 'mobilePhone')[], status = 'REGISTERED') => {
      await registrations()
        .platform.database.update(playerTable)
        .set({ status, unprovenContacts })
        .where(eq(playerTable.id, Number(playerId)));
      const again = newRegistration({ email: body.email, password: 'Another-77x' });
      return (await registrations().refusalOf(registerPlayer, { body: again })).code;
    };
    expect(await refusedAfter(['email', 'mobilePhone'])).toBe('error.registration.bank_unfinished');
    // A payment opens none that is closed.
    expect(await refusedAfter(['email', 'mobilePhone'], 'CLOSED')).toBe('error.registration.player_already_exists');
    expect(await refusedAfter(['email'])).toBe('error.registration.player_already_exists');
    expect(await registrations().platform.outbox.list(body.email)).toEqual([]);
    expect(await refusedAfter([])).toBe('error.registration.player_already_exists');
    expect(await registrations().platform.outbox.list(body.email)).toHaveLength(1);
  });

  test('may not register while excluded', async () => {
    const kim = { firstName: 'Kim', lastName: 'Saarinen', dateOfBirth: '1986-06-19' };
    expect((await registrations().refusalOf(registerPlayer, { body: newRegistration(kim) })).code).toBe(
      'error.registration.excluded',
    );
  });

  test('DEC-RGA-4 may not register while in the register of excluded persons', async () => {
    const vera = { firstName: 'Vera', lastName: 'Register', dateOfBirth: '1985-02-14' };
    expect((await registrations().refusalOf(registerPlayer, { body: newRegistration(vera) })).code).toBe(
      'error.registration.excluded',
    );
  });

  test('continues an unfinished registration: a repeated call registers no one twice, another password is refused', async () => {
    const body = newRegistration();
    const [one, other] = await Promise.all([
      registrations().send(registerPlayer, { body }),
      registrations().send(registerPlayer, { body }),
    ]);
    expect(other.playerId).toBe(one.playerId);
    const corrected = { ...body, email: `corrected.${body.email}` };
    expect((await registrations().send(registerPlayer, { body: corrected })).playerId).toBe(one.playerId);
    expect((await registrations().profileOf(one.playerId)).email).toBe(corrected.email);
    const stranger = { ...corrected, password: 'Stranger-77x' };
    expect((await registrations().refusalOf(registerPlayer, { body: stranger })).code).toBe(
      'error.registration.player_already_exists',
    );
  });

  test('DEC-SGN-2 an unfinished registration keeps its contacts for a day, and is erased after seven', async () => {
    const { platform, send, refusalOf } = registrations();
    const body = newRegistration();
    const { playerId } = await send(registerPlayer, { body });
    await send(requestSmsCode, codeRequest(playerId));
    const owner = { ...newRegistration({ password: 'Owner-77x' }), email: body.email, mobilePhone: body.mobilePhone };
    const request = { body: { ...owner, phoneBody: body.phoneBody } };
    expect((await refusalOf(registerPlayer, request)).code).toBe('error.registration.player_already_exists');
    await platform.clock.advance(dayMs);
    const own = await send(registerPlayer, request);
    expect(own.playerId).not.toBe(playerId);
    expect(await findPlayer(platform.database, playerId)).toMatchObject({ status: 'CLOSED', email: '', mobilePhone: '' });
    await platform.clock.advance(6 * dayMs);
    expect(await findPlayer(platform.database, own.playerId)).toMatchObject({ status: 'PRE_REGISTERED', email: body.email });
    // Each step begins the time again.
    await send(requestSmsCode, codeRequest(own.playerId));
    await platform.clock.advance(6 * dayMs);
    expect(await findPlayer(platform.database, own.playerId)).toMatchObject({ status: 'ACCOUNT_UNVERIFIED', email: body.email });
    await platform.clock.advance(dayMs);
    expect(await findPlayer(platform.database, own.playerId)).toMatchObject({ status: 'CLOSED', email: '', lastName: '' });
    expect((await refusalOf(requestSmsCode, codeRequest(own.playerId))).status).toBe(404);
  });
});

test('DEC-SGN-2 a step that comes late changes no account that was finished, blocked or ended meanwhile', async () => {
  const { platform, send } = registrations();
  const { playerId } = await send(registerPlayer, { body: newRegistration() });
  const read = await findPlayer(platform.database, playerId);
  if (!read) throw new Error('There is no such player.');
  for (const status of ['REGISTERED', 'BLACKLISTED', 'CLOSED']) {
    await platform.database.update(playerTable).set({ status }).where(eq(playerTable.id, read.id));
    await keepRegistration(platform.database, read, platform.clock.now());
    await keepRegistration(platform.database, read, platform.clock.now(), 'ACCOUNT_UNVERIFIED');
    expect(await findPlayer(platform.database, playerId)).toMatchObject({ status });
  }
});

describe('in two calls', () => {
  const details = () => {
    const { dateOfBirth: _, address: __, city: ___, postCode: ____, ...rest } = newRegistration({ termsAndConditions: false });
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

  test('SGN-13 the second call completes the data, and no code is sent before', async () => {
    const body = details();
    const { playerId } = await registrations().send(registerPlayer, { body });
    expect(fieldsOf(await registrations().refusalOf(requestSmsCode, codeRequest(playerId)))).toEqual([
      ['dateOfBirth', 'error.field.required'],
    ]);
    expect(await registrations().send(completeRegistration, { body: rest(playerId, body.mobilePhone) })).toEqual({ playerId });
    expect(await registrations().profileOf(playerId)).toMatchObject({ dateOfBirth: '1985-12-24', postCode: '00150' });
    expect((await registrations().send(requestSmsCode, codeRequest(playerId))).sent).toBe(true);
  });

  test('SGN-13 DEC-X-13 the second call checks fields, terms and duplicates', async () => {
    const known = newRegistration({ dateOfBirth: '1985-12-24', postCode: '00150', lastName: 'Kaksonen' });
    await registrations().send(registerPlayer, { body: known });
    const body = { ...details(), firstName: known.firstName, lastName: 'Kaksonen' };
    const { playerId } = await registrations().send(registerPlayer, { body });
    const young = { ...rest(playerId, body.mobilePhone), dateOfBirth: '2024-01-01', termsAndConditionsAccepted: false };
    expect(fieldsOf(await registrations().refusalOf(completeRegistration, { body: young }))).toEqual([
      ['dateOfBirth', 'error.age.minimum'],
      ['termsAndConditions', 'error.terms.required'],
    ]);
    const same = await registrations().refusalOf(completeRegistration, { body: rest(playerId, body.mobilePhone) });
    expect(same.code).toBe('error.registration.player_already_exists');
  });
});
