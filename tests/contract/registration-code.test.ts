import {
  type Registration,
  registerPlayer,
  requestEmailCode,
  requestSmsCode,
  verifyEmailCode,
  verifySmsCode,
} from '#lib/registration/contract.ts';
import { createPlayerDesk } from '#sandbox/platform/players/desk.ts';
import { createPlayerDirectory } from '#sandbox/platform/players/directory.ts';
import { statusHistoryTable } from '#sandbox/platform/players/tables.ts';
import { codeRequest, fieldsOf, newcomer, openRegistrations, password } from '../fixtures/registrations.ts';

let house: Awaited<ReturnType<typeof openRegistrations>>;

beforeAll(async () => {
  house = await openRegistrations();
}, 240_000);
afterAll(() => house?.platform.close());
afterEach(() => house.platform.clock.reset());

async function statusesOf(playerId: string): Promise<string[]> {
  const rows = await house.platform.database.select().from(statusHistoryTable).orderBy(statusHistoryTable.id);
  return rows.filter((row) => row.playerId === Number(playerId)).map(({ status }) => status);
}

async function register(more: Partial<Registration> = {}) {
  const body = newcomer(more);
  const { playerId } = await house.ask(registerPlayer, { body });
  const { countryCode } = body;
  const check = (code: string, secret = password) => ({ body: { playerId, password: secret, code, countryCode } });
  return { ...body, playerId, check };
}

test('SGN-09 SGN-11 DEC-VAL-10 a text message brings six digits that open the account, once', async () => {
  const { playerId, mobilePhone, check } = await register();
  const sent = await house.ask(requestSmsCode, codeRequest(playerId));
  expect(sent).toMatchObject({ sent: true, attemptsLeft: 2 });
  expect(Date.parse(sent.expiresAt) - house.platform.clock.now().getTime()).toBeGreaterThan(590_000);
  const [message] = await house.platform.outbox.list(mobilePhone);
  expect(message).toMatchObject({ channel: 'SMS', code: expect.stringMatching(/^\d{6}$/) });
  expect(message?.text).toContain('vahvistuskoodisi');
  const code = message?.code ?? '';
  expect(await house.ask(verifySmsCode, check(code))).toEqual({ verified: true, playerId });
  expect(await statusesOf(playerId)).toEqual(['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED', 'REGISTERED']);
  expect((await house.refusalOf(verifySmsCode, check(code))).status).toBe(404);
});

test('SGN-10 SGN-12 an e-mail does the same, and its code is no text message’s', async () => {
  const german = { countryCode: 'DE', phonePrefix: '+49', postCode: '10115', languageCode: 'de' } as const;
  const { playerId, email, check } = await register(german);
  await house.ask(requestEmailCode, codeRequest(playerId, 'DE'));
  const code = await house.lastCode(email);
  expect((await house.refusalOf(verifySmsCode, check(code))).code).toBe('sms.code.expired');
  expect((await house.ask(verifyEmailCode, check(code))).verified).toBe(true);
});

test('DEC-VAL-9 five wrong tries spend it, ten minutes too, and a new one takes its place', async () => {
  const { playerId, mobilePhone, check } = await register();
  await house.ask(requestSmsCode, codeRequest(playerId));
  const first = await house.lastCode(mobilePhone);
  const wrong = first === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await house.refusalOf(verifySmsCode, check(wrong))).code).toBe('sms.code.invalid');
  }
  expect((await house.refusalOf(verifySmsCode, check(first))).code).toBe('sms.code.expired');
  await house.ask(requestSmsCode, codeRequest(playerId));
  const second = await house.lastCode(mobilePhone);
  await house.platform.clock.advance(10 * 60_000 + 1_000);
  expect((await house.refusalOf(verifySmsCode, check(second))).code).toBe('sms.code.expired');
});

test('a wrong password opens nothing, says so at its field, and costs a try', async () => {
  const { playerId, mobilePhone, check } = await register();
  await house.ask(requestSmsCode, codeRequest(playerId));
  const code = await house.lastCode(mobilePhone);
  for (let tries = 0; tries < 5; tries += 1) {
    const error = await house.refusalOf(verifySmsCode, check(code, 'Wrong-pass-1'));
    expect(fieldsOf(error)).toEqual([['password', 'error.password.incorrect']]);
  }
  expect((await house.refusalOf(verifySmsCode, check(code))).code).toBe('sms.code.expired');
});

test('SGN-15 DEC-VAL-9 the fourth of a day is refused, and a day later there is another', async () => {
  const { playerId, check } = await register();
  for (const attemptsLeft of [2, 1, 0]) {
    expect(await house.ask(requestSmsCode, codeRequest(playerId))).toMatchObject({ attemptsLeft });
  }
  expect((await house.refusalOf(requestSmsCode, codeRequest(playerId))).code).toBe('sms.max.attempts.reached');
  await house.platform.clock.advance(11 * 60_000);
  expect((await house.refusalOf(verifySmsCode, check('123456'))).code).toBe('sms.max.attempts.reached');
  await house.platform.clock.advance(24 * 3_600_000);
  expect(await house.ask(requestSmsCode, codeRequest(playerId))).toMatchObject({ attemptsLeft: 2 });
});

test('an unfinished registration is taken up with a code to the masked address on file, whoever left it', async () => {
  const { playerId, mobilePhone } = await register();
  const directory = createPlayerDirectory(house.platform.database, house.platform.clock);
  const sentTo = `+358•••${mobilePhone.slice(-2)}`;
  const unfinished = { verification: 'SMS', countryCode: 'FI', province: '', sentTo, isWhole: true };
  expect(await directory.refusalOf(playerId)).toEqual({ kind: 'unverified', unfinished });
  await createPlayerDesk(house.platform.database, house.platform.clock).update('100026', { status: 'ACCOUNT_UNVERIFIED' });
  const set = await directory.refusalOf('100026');
  expect(set).toMatchObject({ kind: 'unverified', unfinished: { isWhole: true } });
  expect(await house.ask(requestSmsCode, codeRequest('100026'))).toMatchObject({ sent: true });
  await createPlayerDesk(house.platform.database, house.platform.clock).update('100026', { status: 'REGISTERED' });
  expect(await directory.refusalOf('100026')).toBeUndefined();
});

test('tells nothing about players who are registered', async () => {
  expect((await house.refusalOf(requestSmsCode, codeRequest('100024'))).status).toBe(404);
  expect((await house.refusalOf(requestSmsCode, codeRequest('999999'))).status).toBe(404);
});
