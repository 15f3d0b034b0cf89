import { dayMs } from '#lib/core/time/durations.ts';
import {
  completeRegistration,
  type Registration,
  registerPlayer,
  requestEmailCode,
  requestSmsCode,
  verifyEmailCode,
  verifySmsCode,
} from '#lib/registration/contract.ts';
import { statusHistoryTable } from '#sandbox/platform/players/tables.ts';
import { activateAccount, requireUnfinished } from '#sandbox/platform/registration/finish.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlayerDesk } from '../fixtures/sandbox/operator.ts';
import { codeRequest, fieldsOf, newRegistration, openRegistrations, password } from '../fixtures/sandbox/registrations.ts';

const registrations = openBeforeAll(openRegistrations);

afterEach(() => registrations().platform.clock.reset());

function directoryOf({ database, clock, config }: ReturnType<typeof registrations>['platform']) {
  return createPlayerDirectory(database, clock, config.serviceSecret);
}

async function statusesOf(playerId: string): Promise<string[]> {
  const rows = await registrations().platform.database.select().from(statusHistoryTable).orderBy(statusHistoryTable.id);
  return rows.filter((row) => row.playerId === Number(playerId)).map(({ status }) => status);
}

async function register(more: Partial<Registration> = {}) {
  const body = newRegistration(more);
  const { playerId } = await registrations().send(registerPlayer, { body });
  const { countryCode } = body;
  const check = (code: string, secret = password) => ({ body: { playerId, password: secret, code, countryCode } });
  return { ...body, playerId, check };
}

test('SGN-09 SGN-11 DEC-VAL-10 a text message has six digits that activate the account, once', async () => {
  const { playerId, mobilePhone, check } = await register();
  const sent = await registrations().send(requestSmsCode, codeRequest(playerId));
  expect(sent).toMatchObject({ sent: true, attemptsLeft: 2 });
  expect(Date.parse(sent.expiresAt) - registrations().platform.clock.now().getTime()).toBeGreaterThan(590_000);
  const [message] = await registrations().platform.outbox.list(mobilePhone);
  expect(message).toMatchObject({ channel: 'SMS', code: expect.stringMatching(/^\d{6}$/) });
  expect(message?.text).toContain('vahvistuskoodisi');
  const code = message?.code ?? '';
  expect(await registrations().send(verifySmsCode, check(code))).toEqual({ verified: true, playerId });
  expect(await statusesOf(playerId)).toEqual(['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED', 'REGISTERED']);
  expect((await registrations().refusalOf(verifySmsCode, check(code))).status).toBe(404);
});

test('SGN-10 SGN-12 an e-mail does the same, and its code is not valid as an SMS code', async () => {
  const german = { countryCode: 'DE', phonePrefix: '+49', postCode: '10115', languageCode: 'de' } as const;
  const { playerId, email, check } = await register(german);
  await registrations().send(requestEmailCode, codeRequest(playerId, 'DE'));
  const code = await registrations().lastCode(email);
  expect((await registrations().refusalOf(verifySmsCode, check(code))).code).toBe('error.validation');
  expect((await registrations().send(verifyEmailCode, check(code))).verified).toBe(true);
});

test('DEC-RISK a code goes the way that the country verifies by, and no other', async () => {
  const { playerId, email, check } = await register();
  expect(await registrations().refusalOf(requestEmailCode, codeRequest(playerId))).toMatchObject({
    status: 400,
    code: 'error.validation',
  });
  expect(await registrations().platform.outbox.list(email)).toEqual([]);
  expect((await registrations().refusalOf(verifyEmailCode, check('000000'))).code).toBe('error.validation');
});

test('a code does not open a registration that was sent again with another number, or without the birth date', async () => {
  const body = newRegistration();
  const { playerId } = await registrations().send(registerPlayer, { body });
  await registrations().send(requestSmsCode, codeRequest(playerId));
  const code = await registrations().lastCode(body.mobilePhone);
  const check = { body: { playerId, password, code, countryCode: 'FI' } };
  const other = { phoneBody: '449999992', mobilePhone: '+358449999992' };
  await registrations().send(registerPlayer, { body: { ...body, ...other } });
  expect((await registrations().refusalOf(verifySmsCode, check)).code).toBe('sms.code.invalid');
  const { dateOfBirth: _, ...half } = body;
  await registrations().send(registerPlayer, { body: half });
  expect(fieldsOf(await registrations().refusalOf(verifySmsCode, check))).toEqual([['dateOfBirth', 'error.field.required']]);
  expect((await statusesOf(playerId)).at(-1)).toBe('PRE_REGISTERED');
  // The code is not used up.
  await registrations().send(registerPlayer, { body });
  expect((await registrations().send(verifySmsCode, check)).verified).toBe(true);
});

test('a registration names the version of the terms, because an empty one marks an account that a bank payment has begun', async () => {
  const body = newRegistration({ termsAndConditionsAcceptedVersion: '' });
  expect((await registrations().refusalOf(registerPlayer, { body })).code).toBe('error.validation');
});

test('OPS-05 no operator opens a registration without a birth date; it can be closed', async () => {
  const { dateOfBirth: _, ...half } = newRegistration();
  const { playerId } = await registrations().send(registerPlayer, { body: half });
  const players = openPlayerDesk(registrations().platform);
  for (const status of ['REGISTERED', 'TIMEOUT'] as const) {
    const refused = { envelope: { status: 409, code: 'error.registration.unfinished' } };
    await expect(players.update(playerId, { status })).rejects.toMatchObject(refused);
  }
  await players.update(playerId, { status: 'CLOSED' });
  expect(await statusesOf(playerId)).toEqual(['PRE_REGISTERED', 'CLOSED']);
});

test('a contact that changes while its code is verified does not open the account', async () => {
  const { playerId } = await register();
  const { platform } = registrations();
  const player = await requireUnfinished(platform.database, playerId);
  const verified = activateAccount(platform, { ...player, mobilePhone: '+358449999993' });
  await expect(verified).rejects.toMatchObject({ envelope: { code: 'sms.code.expired' } });
});

test('DEC-VAL-9 a code ends after five wrong tries or ten minutes, and a new one replaces it', async () => {
  const { playerId, mobilePhone, check } = await register();
  await registrations().send(requestSmsCode, codeRequest(playerId));
  const first = await registrations().lastCode(mobilePhone);
  const wrong = first === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await registrations().refusalOf(verifySmsCode, check(wrong))).code).toBe('sms.code.invalid');
  }
  expect((await registrations().refusalOf(verifySmsCode, check(first))).code).toBe('sms.code.expired');
  await registrations().send(requestSmsCode, codeRequest(playerId));
  const second = await registrations().lastCode(mobilePhone);
  await registrations().platform.clock.advance(10 * 60_000 + 1_000);
  expect((await registrations().refusalOf(verifySmsCode, check(second))).code).toBe('sms.code.expired');
});

test('a wrong password is a field error and counts as a try', async () => {
  const { playerId, mobilePhone, check } = await register();
  await registrations().send(requestSmsCode, codeRequest(playerId));
  const code = await registrations().lastCode(mobilePhone);
  for (let tries = 0; tries < 5; tries += 1) {
    const error = await registrations().refusalOf(verifySmsCode, check(code, 'Wrong-pass-1'));
    expect(fieldsOf(error)).toEqual([['password', 'error.password.incorrect']]);
  }
  expect((await registrations().refusalOf(verifySmsCode, check(code))).code).toBe('sms.code.expired');
});

test('SGN-15 DEC-VAL-9 the fourth code of a day is refused, and a day later another is sent', async () => {
  const { playerId, check } = await register();
  for (const attemptsLeft of [2, 1, 0]) {
    expect(await registrations().send(requestSmsCode, codeRequest(playerId))).toMatchObject({ attemptsLeft });
  }
  expect((await registrations().refusalOf(requestSmsCode, codeRequest(playerId))).code).toBe('sms.max.attempts.reached');
  await registrations().platform.clock.advance(11 * 60_000);
  expect((await registrations().refusalOf(verifySmsCode, check('123456'))).code).toBe('sms.max.attempts.reached');
  await registrations().platform.clock.advance(dayMs);
  expect(await registrations().send(requestSmsCode, codeRequest(playerId))).toMatchObject({ attemptsLeft: 2 });
});

test('SGN-15 DEC-X-9 registrations that take turns with a stranger’s number send it six messages a day in all', async () => {
  const victim = { phoneBody: '449999991', mobilePhone: '+358449999991' };
  const sent: (string | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const own = newRegistration();
    const { playerId } = await registrations().send(registerPlayer, { body: { ...own, ...victim } });
    for (let time = 0; time < 3; time += 1) {
      const answer = await registrations()
        .send(requestSmsCode, codeRequest(playerId))
        .catch((error: { code: string }) => error);
      sent.push('code' in answer ? answer.code : undefined);
    }
    await registrations().send(registerPlayer, { body: own });
  }
  expect(sent).toEqual([...Array(6).fill(undefined), ...Array(3).fill('sms.max.attempts.reached')]);
  expect(await registrations().platform.outbox.list(victim.mobilePhone)).toHaveLength(6);
});

test('SGN-18 DEC-X-9 the owner of an address is notified three times a day that someone registers with it', async () => {
  const { email } = await register({ countryCode: 'MT', phonePrefix: '+356', postCode: 'VLT1117', languageCode: 'en' });
  for (let time = 0; time < 5; time += 1) {
    await registrations().refusalOf(registerPlayer, { body: newRegistration({ email, password: `Another-7${time}x` }) });
  }
  expect(await registrations().platform.outbox.list(email)).toHaveLength(3);
});

test('an unfinished registration continues with a code to the stored address, shown masked', async () => {
  const { playerId, mobilePhone } = await register();
  const directory = directoryOf(registrations().platform);
  const sentTo = `+358•••${mobilePhone.slice(-2)}`;
  const token = expect.any(String);
  const unfinished = { verification: 'SMS', countryCode: 'FI', province: '', sentTo, isWhole: true, token };
  expect(await directory.findRefusal(playerId)).toEqual({ kind: 'unverified', unfinished });
  await openPlayerDesk(registrations().platform).update('100026', {
    status: 'ACCOUNT_UNVERIFIED',
  });
  const set = await directory.findRefusal('100026');
  if (set?.kind !== 'unverified' || !set.unfinished?.token) throw new Error('The registration cannot be continued.');
  expect(set.unfinished.isWhole).toBe(true);
  expect((await registrations().refusalOf(requestSmsCode, codeRequest('100026'))).status).toBe(404);
  registrations().tokens.set('100026', set.unfinished.token);
  expect(await registrations().send(requestSmsCode, codeRequest('100026'))).toMatchObject({ sent: true });
  await openPlayerDesk(registrations().platform).update('100026', {
    status: 'REGISTERED',
  });
  expect(await directory.findRefusal('100026')).toBeUndefined();
});

test('DEC-SGN-2 only the client that began a registration continues it: a known id changes nothing and uses no message up', async () => {
  const { playerId, mobilePhone, check } = await register();
  const other = await register();
  const own = registrations().tokens.get(playerId) ?? '';
  const falsified = own.replace(/\.\S/, (signed) => (signed === '.x' ? '.y' : '.x'));
  const before = await registrations().profileOf(playerId);
  const stranger = {
    dateOfBirth: '1970-01-01',
    postalCode: '99999',
    countryCode: 'FI',
    termsAndConditionsAccepted: true,
  } as const;
  for (const token of ['', falsified, '9999999999999.x', registrations().tokens.get(other.playerId) ?? '']) {
    registrations().tokens.set(playerId, token);
    const body = { playerId, ...stranger, languageCode: 'fi', address: 'Muualla 1', city: 'Muu' };
    for (const refusal of [
      await registrations().refusalOf(completeRegistration, { body }),
      await registrations().refusalOf(requestSmsCode, codeRequest(playerId)),
      await registrations().refusalOf(requestEmailCode, codeRequest(playerId)),
      await registrations().refusalOf(verifySmsCode, check('000000')),
      await registrations().refusalOf(verifyEmailCode, check('000000')),
    ]) {
      expect(refusal).toMatchObject({ status: 404, code: 'error.not_found' });
    }
  }
  expect(await registrations().profileOf(playerId)).toEqual(before);
  expect(await registrations().platform.outbox.list(mobilePhone)).toEqual([]);
  registrations().tokens.set(playerId, own);
  expect(await registrations().send(requestSmsCode, codeRequest(playerId))).toMatchObject({ attemptsLeft: 2 });
  await registrations().platform.clock.advance(8 * dayMs);
  expect((await registrations().refusalOf(requestSmsCode, codeRequest(playerId))).status).toBe(404);
});

test('reveals nothing about registered players', async () => {
  expect((await registrations().refusalOf(requestSmsCode, codeRequest('100024'))).status).toBe(404);
  expect((await registrations().refusalOf(requestSmsCode, codeRequest('999999'))).status).toBe(404);
});
