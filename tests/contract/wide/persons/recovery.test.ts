import { eq } from 'drizzle-orm';
import { callService } from '#lib/core/api/call.ts';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import type { CallInput, Endpoint } from '#lib/core/api/endpoint.ts';
import { requesterHeader, signRequester } from '#lib/core/api/requester.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import {
  readResetLink,
  requestReset,
  resetTokenHeader,
  setPasswordByCode,
  setPasswordByLink,
  verifyResetCode,
} from '#lib/recovery/contract.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { createSessionStore } from '#sandbox/identity/sessions.ts';
import { createUserStore } from '#sandbox/identity/users.ts';
import { messageCountTable } from '#sandbox/kit/tables.ts';
import { seedUsers } from '#sandbox/platform/flows/seed/seed.ts';
import { type Player, playerTable } from '#sandbox/platform/players/tables.ts';
import { resetChallengeTable, resetKeyTable } from '#sandbox/platform/recovery/tables.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';

const slow = 240_000;
const password = 'Lamp-light7';

const platform = openBeforeAll(openPlatform);
/** What a test changes of the player. */
let known: Partial<Pick<Player, 'mobilePhone' | 'status' | 'unprovenContacts'>>;
beforeAll(async () => {
  [known = {}] = await platform()
    .database.select({
      mobilePhone: playerTable.mobilePhone,
      status: playerTable.status,
      unprovenContacts: playerTable.unprovenContacts,
    })
    .from(playerTable)
    .where(eq(playerTable.email, ben));
}, slow);
beforeEach(async () => {
  for (const table of [resetKeyTable, resetChallengeTable, messageCountTable]) await platform().database.delete(table);
  await platform().database.update(playerTable).set(known).where(eq(playerTable.email, ben));
  await platform().clock.reset();
  await platform().outbox.clear();
  const users = await seedUsers();
  await createUserStore(platform().database).replaceAll(users.filter(({ email }) => /^(?:ben|ava|jon)/.test(email)));
}, slow);

const ben = 'ben.one@sandbox.test';
const benId = '100024';

/** The token of the last request, as the client that made it keeps it. */
let resetToken = '';

async function send<const E extends Endpoint>(endpoint: E, input: CallInput<E>, more: Readonly<Record<string, string>> = {}) {
  const captcha = endpoint.captcha && { [captchaHeader]: await platform().solveCaptcha() };
  const headers = { [resetTokenHeader]: resetToken, ...captcha, ...more };
  const answer = await callService(endpoint, input, { baseUrl: platform().baseUrl, siteId: 5, headers });
  resetToken = answer.headers.get(resetTokenHeader) ?? resetToken;
  return answer.reply;
}

const request = (email: string, channel: 'SMS' | 'EMAIL') => send(requestReset, { body: { email, channel } });
const verify = (code: string, email = ben) => send(verifyResetCode, { body: { email, code } });
const spendKeys = (keys: { resetKey: string; smsResetKeyId: string }, given = password, email = ben) =>
  send(setPasswordByCode, { body: { email, ...keys, password: given } });
const readLink = (token: string) => send(readResetLink, { params: { token } });
const spendLink = (token: string, given = password) => send(setPasswordByLink, { body: { token, password: given } });
const isPassword = (given: string) => createIdentityAdmin(platform().database).checkPassword(benId, given);

async function lastMessage() {
  const [message] = await platform().outbox.list();
  if (!message) throw new Error('no message was sent');
  return message;
}

async function codeBySms(): Promise<string> {
  await request(ben, 'SMS');
  return (await lastMessage()).code ?? '';
}

async function tokenByMail(): Promise<string> {
  await request(ben, 'EMAIL');
  return new URL((await lastMessage()).link ?? '').searchParams.get('token') ?? '';
}

test('RST-03 RST-04 RST-05 sends a code by SMS, verifies it, and sets the new password', async () => {
  expect(await request(ben.toUpperCase(), 'SMS')).toEqual({ sent: true, channel: 'SMS' });
  const { to, channel, code = '', text, link } = await lastMessage();
  expect([to, channel, link, text.includes(code)]).toEqual(['+358401234502', 'SMS', undefined, true]);
  expect(code).toMatch(/^\d{6}$/);
  const keys = await verify(code);
  await spendKeys(keys);
  expect([await isPassword(password), await isPassword('Sandbox1!')]).toEqual([true, false]);
  const notice = await lastMessage();
  expect([notice.to, notice.channel, notice.text.includes('salasana vaihdettiin')]).toEqual([ben, 'EMAIL', true]);
});

test('RST-06 RST-07 sends a link by e-mail, reads its address, and sets the new password once', async () => {
  expect(await request(ben, 'EMAIL')).toEqual({ sent: true, channel: 'EMAIL' });
  const { to, channel, code, link = '' } = await lastMessage();
  expect([to, channel, code]).toEqual([ben, 'EMAIL', undefined]);
  expect(link).toMatch(/^http:\/\/localhost:3000\/fi-FI\/reset-password\?token=[\w-]{43}$/);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(await readLink(token)).toEqual({ email: ben });
  expect(await readLink(token)).toEqual({ email: ben });
  await spendLink(token);
  expect(await isPassword(password)).toBe(true);
  await expect(readLink(token)).rejects.toMatchObject({ status: 404, code: 'error.password.reset' });
  await expect(spendLink(token, 'Another-light8')).rejects.toMatchObject({ status: 400, code: 'error.password.reset' });
});

test('RST-03 answers the same for an unknown address, neither before a quarter of a second, and sends nothing', async () => {
  const took = async (email: string) => {
    const startedAt = performance.now();
    const reply = await request(email, 'SMS');
    return { reply, ms: performance.now() - startedAt };
  };
  const known = await took(ben);
  await platform().outbox.clear();
  const unknown = await took('nobody@sandbox.test');
  expect(unknown.reply).toEqual(known.reply);
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(240);
  expect(await platform().outbox.list()).toEqual([]);
  await expect(verify('000000', 'nobody@sandbox.test')).rejects.toMatchObject({ status: 400, code: 'sms.code.invalid' });
});

test('RST-03 an account without a phone gets the e-mail instead, with a code and a link', async () => {
  await platform().database.update(playerTable).set({ mobilePhone: '' }).where(eq(playerTable.email, ben));
  expect(await request(ben, 'SMS')).toEqual({ sent: true, channel: 'SMS' });
  const { to, code = '', link } = await lastMessage();
  expect([to, typeof link]).toEqual([ben, 'string']);
  await expect(verify(code)).resolves.toMatchObject({ resetKey: expect.any(String) });
});

test('DEC-PNP-4 a contact that was typed after a bank payment gets no message, and a proven one does', async () => {
  const sentTo = async (unprovenContacts: Player['unprovenContacts'], channel: 'SMS' | 'EMAIL') => {
    for (const table of [resetKeyTable, messageCountTable]) await platform().database.delete(table);
    await platform().outbox.clear();
    await platform().database.update(playerTable).set({ unprovenContacts }).where(eq(playerTable.email, ben));
    expect(await request(ben, channel)).toEqual({ sent: true, channel });
    return (await platform().outbox.list()).map(({ to }) => to);
  };
  const phone = known.mobilePhone;
  expect([await sentTo(['email'], 'EMAIL'), await sentTo(['email'], 'SMS')]).toEqual([[], [phone]]);
  expect([await sentTo(['mobilePhone'], 'EMAIL'), await sentTo(['mobilePhone'], 'SMS')]).toEqual([[ben], [ben]]);
  expect(await sentTo(['email', 'mobilePhone'], 'SMS')).toEqual([]);
});

test('RST-03 an unverified account gets no message', async () => {
  await platform().database.update(playerTable).set({ status: 'ACCOUNT_UNVERIFIED' }).where(eq(playerTable.email, ben));
  await request(ben, 'EMAIL');
  expect(await platform().outbox.list()).toEqual([]);
});

test('RST-08 refuses a code that is wrong, used, expired, another player’s, or tried five times', async () => {
  const code = await codeBySms();
  const wrong = code === '111111' ? '222222' : '111111';
  for (const bad of [wrong, '', 'ملك', '١٢٣', '<b>1</b>']) {
    await expect(verify(bad)).rejects.toMatchObject({ status: 400, code: 'sms.code.invalid' });
  }
  await expect(verify(code)).rejects.toMatchObject({ code: 'sms.code.invalid' });
  const second = await codeBySms();
  await expect(verify(second, 'ava.new@sandbox.test')).rejects.toMatchObject({ code: 'sms.code.invalid' });
  await verify(second);
  // The answer may have been lost.
  const again = await verify(second);
  await spendKeys(again);
  await expect(verify(second)).rejects.toMatchObject({ code: 'sms.code.invalid' });
  const third = await codeBySms();
  await platform().clock.advance(10 * minuteMs);
  await expect(verify(third)).rejects.toMatchObject({ code: 'sms.code.invalid' });
});

test('DEC-RST-1 a right code counts as a try: wrong ones after it do not get more than five', async () => {
  const code = await codeBySms();
  const wrong = code === '111111' ? '222222' : '111111';
  await verify(code);
  for (let tries = 0; tries < 4; tries += 1) await expect(verify(wrong)).rejects.toMatchObject({ code: 'sms.code.invalid' });
  await expect(verify(code)).rejects.toMatchObject({ code: 'sms.code.invalid' });
});

test('DEC-RST-1 RST-04 a code belongs to the client that requested it: a stranger neither redeems it, nor uses up its tries, nor replaces it', async () => {
  const code = await codeBySms();
  const own = resetToken;
  expect(own).toMatch(/^[\w-]{43}$/);
  for (const foreign of ['', 'guessed']) {
    resetToken = foreign;
    for (let tries = 0; tries < 6; tries += 1) await expect(verify(code)).rejects.toMatchObject({ code: 'sms.code.invalid' });
  }
  await request(ben, 'EMAIL');
  expect(resetToken).not.toBe(own);
  await expect(verify(code)).rejects.toMatchObject({ code: 'sms.code.invalid' });
  resetToken = own;
  await expect(verify(code)).resolves.toMatchObject({ resetKey: expect.any(String) });
});

test('RST-11 sends at most three messages in 24 hours', async () => {
  for (const email of [ben, 'nobody@sandbox.test']) {
    for (const channel of ['SMS', 'EMAIL', 'SMS'] as const) await request(email, channel);
    await expect(request(email, 'EMAIL')).rejects.toMatchObject({ status: 400, code: 'sms.max.attempts.reached' });
  }
  await platform().clock.advance(24 * 60 * minuteMs);
  await expect(request(ben, 'SMS')).resolves.toMatchObject({ sent: true });
});

describe('RST-11 DEC-X-9 by requester', () => {
  const requestAs = (isKnown: boolean, id: string, account = ben, more: Readonly<Record<string, string>> = {}) => {
    const requester = signRequester({ isKnown, id }, account, platform().config.signingKeys.platform[0]);
    return send(requestReset, { body: { email: ben, channel: 'EMAIL' } }, { [requesterHeader]: requester, ...more });
  };
  const refused = { status: 400, code: 'sms.max.attempts.reached' };
  const use = async (isKnown: boolean, id: string, times: number) => {
    for (let time = 0; time < times; time += 1) await requestAs(isKnown, id);
  };

  test('one stranger uses up three messages, all of them six, and none of those of a browser that the account knows', async () => {
    await use(false, 'one', 3);
    await expect(requestAs(false, 'one')).rejects.toMatchObject(refused);
    await use(false, 'two', 3);
    await expect(requestAs(false, 'three')).rejects.toMatchObject(refused);
    await expect(request(ben, 'SMS')).rejects.toMatchObject(refused);
    await use(true, 'own', 3);
    await expect(requestAs(true, 'own')).rejects.toMatchObject(refused);
    expect(await platform().outbox.list()).toHaveLength(9);
  });

  test('a requester that was signed for another account is none', async () => {
    for (let time = 0; time < 3; time += 1) await requestAs(true, `made-up-${time}`, 'other@sandbox.test');
    await expect(requestAs(true, 'made-up-4', 'other@sandbox.test')).rejects.toMatchObject(refused);
  });

  test('requests of an address that is used up do not count for a known browser behind it', async () => {
    const behind = { 'X-Forwarded-For': '203.0.113.77' };
    for (let time = 0; time < 20; time += 1) {
      await send(requestReset, { body: { email: `nobody${time}@x.test`, channel: 'EMAIL' } }, behind);
    }
    await expect(requestAs(false, 'one', ben, behind)).rejects.toMatchObject({ status: 429 });
    await expect(requestAs(true, 'own', ben, behind)).resolves.toMatchObject({ sent: true });
    platform().rateLimits.clear();
  });
});

test('RST-05 a key is valid for one address, one password and fifteen minutes', async () => {
  const keys = await verify(await codeBySms());
  const foreign = { status: 400, code: 'error.password.reset' };
  await expect(spendKeys(keys, password, 'ava.new@sandbox.test')).rejects.toMatchObject(foreign);
  await expect(spendKeys({ ...keys, smsResetKeyId: 'another' })).rejects.toMatchObject(foreign);
  await expect(spendLink(keys.resetKey)).rejects.toMatchObject(foreign);
  const both = await Promise.allSettled([spendKeys(keys), spendKeys(keys, 'Another-light8')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const later = await verify(await codeBySms());
  await platform().clock.advance(15 * minuteMs);
  await expect(spendKeys(later)).rejects.toMatchObject(foreign);
});

test('RST-06 a link expires after 60 minutes, or when another one is used', async () => {
  const [first, second] = [await tokenByMail(), await tokenByMail()];
  await spendLink(second);
  await expect(readLink(first)).rejects.toMatchObject({ status: 404, code: 'error.password.reset' });
  const third = await tokenByMail();
  await platform().clock.advance(60 * minuteMs);
  await expect(readLink(third)).rejects.toMatchObject({ status: 404, code: 'error.password.reset' });
});

test('RST-08 an invalid or unchanged password is refused and does not consume the key', async () => {
  const keys = await verify(await codeBySms());
  const token = await tokenByMail();
  for (const bad of ['short1A', 'nodigits-Here', 'Yankees1', 'Sandbox1!', ' Padded-light7 ', 'Ben.one-light7']) {
    await expect(spendKeys(keys, bad)).rejects.toMatchObject({ status: 400, code: 'error.password.policy' });
    await expect(spendLink(token, bad)).rejects.toMatchObject({ status: 400, code: 'error.password.policy' });
  }
  await expect(spendKeys(keys)).resolves.toEqual({ playerId: benId });
});

test('RST-05 ends every session of the player', async () => {
  const user = await createUserStore(platform().database).findByPlayer(benId);
  const sessions = createSessionStore(platform().database);
  const { session, refreshToken } = await sessions.start(user ?? { sub: '', verifier: '' });
  await spendKeys(await verify(await codeBySms()));
  expect(await sessions.findById(session.id)).toBeUndefined();
  expect(await sessions.findByRefreshToken(refreshToken)).toBeUndefined();
});

test('RST-03 requires a captcha', async () => {
  const requests = callService(
    requestReset,
    { body: { email: ben, channel: 'SMS' } },
    { baseUrl: platform().baseUrl, siteId: 5 },
  );
  await expect(requests).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
  expect(await platform().outbox.list()).toEqual([]);
});
