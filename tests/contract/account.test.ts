import { eq } from 'drizzle-orm';
import { readAccessDetails, readProfile } from '#lib/account/contract.ts';
import {
  changeAddress,
  changeMarketing,
  changePassword,
  changePhone,
  changeProvince,
  confirmPassword,
  readMarketing,
  verifyPhone,
} from '#lib/account/details/contract.ts';
import { closeAccount, readDataSection, startDataCopy } from '#lib/account/leaving/contract.ts';
import { callService } from '#lib/core/api/call.ts';
import type { CallInput, Endpoint } from '#lib/core/api/endpoint.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { addDays, addMonths } from '#lib/core/time/calendar-date.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import { dateIn, startOfDay } from '#lib/core/time/zone.ts';
import { createConversationStore } from '#sandbox/chat/conversations.ts';
import { createChatService } from '#sandbox/chat/service.ts';
import { conversationTable } from '#sandbox/chat/tables.ts';
import { tidyConversations } from '#sandbox/chat/upkeep.ts';
import { createIdentityAdmin } from '#sandbox/identity/admin.ts';
import { createUserStore } from '#sandbox/identity/users.ts';
import { signChatToken } from '#sandbox/kit/chat-token.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { depositTable } from '#sandbox/platform/cashier/tables.ts';
import { applyEvent } from '#sandbox/platform/documents/change.ts';
import { startBlock } from '#sandbox/platform/flows/block/start-block.ts';
import { testPlayers } from '#sandbox/platform/flows/seed/test-players.ts';
import { findCrmPlayer, openCrmSession } from '#sandbox/platform/inbox/sessions.ts';
import { findClosedAccounts } from '#sandbox/platform/players/find-closed.ts';
import { playerTable, statusHistoryTable } from '#sandbox/platform/players/tables.ts';
import { insertPlayers } from '#sandbox/platform/players/write-players.ts';
import { gameRoundTable, gameSessionTable } from '#sandbox/platform/seamless/tables.ts';
import { sportsBetTable } from '#sandbox/platform/sportsbook/tables.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const password = 'Sandbox1!';
const idOf = (handle: string) => String(100_023 + testPlayers.findIndex((player) => player.handle === handle));
const [ava, ben, cleo, dan] = ['ava.new', 'ben.one', 'cleo.vip', 'dan.docs'].map(idOf) as [string, string, string, string];

const platform = openBeforeAll(openPlatform);
beforeAll(async () => {
  process.env.PLATFORM_URL = platform().baseUrl;
  const users = createUserStore(platform().database);
  await users.replaceAll(
    [ava, ben, cleo, dan].map((playerId) => ({ email: `p${playerId}@sandbox.test`, playerId, password, confirmed: true })),
  );
}, 240_000);

/** Calls of one session; a refusal is returned. */
async function sessionOf(playerId: string) {
  const idToken = await platform().signToken(playerId);
  return async <const E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const credentials = { playerId, idToken };
    const answer = await callService(endpoint, input, { baseUrl: platform().baseUrl, siteId: 5, credentials }).catch(
      (error: unknown) => error,
    );
    return answer instanceof CallError ? answer : (answer as Awaited<ReturnType<typeof callService<E>>>).reply;
  };
}
const refused = (code: string, status = 400) => expect.objectContaining({ status, code });
const phoneOf = (phoneBody: string) => ({ body: { phonePrefix: '+358', phoneBody } });
const codeSentTo = async (to: string) => (await platform().outbox.list(to)).find(({ code }) => code)?.code ?? '';

test('ACC-06 an address is stored as written by the rules of the country, which does not change', async () => {
  const call = await sessionOf(ben);
  const good = { address: '  Uusi   katu 2 ', city: 'Oulu', postCode: '90 100', countryCode: 'FI' };
  expect(await call(changeAddress, { body: good })).toEqual({
    address: 'Uusi katu 2',
    city: 'Oulu',
    postCode: '90100',
    countryCode: 'FI',
  });
  expect(await call(readProfile, {})).toMatchObject({ address: 'Uusi katu 2', city: 'Oulu', postCode: '90100' });
  const bad = await call(changeAddress, { body: { address: '<script>', city: '', postCode: '1', countryCode: 'SE' } });
  expect(bad).toEqual(refused('error.validation'));
  expect((bad as CallError).fieldErrors.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
    'address error.field.characters',
    'city error.field.required',
    'countryCode error.country.fixed',
    'postCode error.post_code.invalid',
  ]);
});

test('ACC-07 a province is that of a country with provinces, in which the operator has players', async () => {
  const canadian = await sessionOf(idOf('player.ca'));
  expect(await canadian(changeProvince, { body: { province: 'MB' } })).toEqual({ province: 'MB' });
  expect(await canadian(readProfile, {})).toMatchObject({ province: 'MB' });
  for (const province of ['ON', 'XX', '']) {
    expect(await canadian(changeProvince, { body: { province } })).toEqual(refused('error.validation'));
  }
  expect(await (await sessionOf(ben))(changeProvince, { body: { province: 'MB' } })).toEqual(refused('error.validation'));
});

test('DEC-X-16 DEC-VAL-5 who comes of age today in Nova Scotia does so some hours later in British Columbia', async () => {
  const playerId = idOf('player.ca');
  const canadian = await sessionOf(playerId);
  const birthday = addDays(dateIn('America/Halifax', platform().clock.now()), 2);
  const dateOfBirth = addMonths(birthday, -19 * 12);
  const { database, clock } = platform();
  await database
    .update(playerTable)
    .set({ province: 'NS', dateOfBirth })
    .where(eq(playerTable.id, Number(playerId)));
  await clock.advance(startOfDay('America/Halifax', birthday).getTime() - clock.now().getTime());
  expect(await canadian(changeProvince, { body: { province: 'PE' } })).toEqual({ province: 'PE' });
  const tooYoung = await canadian(changeProvince, { body: { province: 'BC' } });
  expect((tooYoung as CallError).fieldErrors).toMatchObject([{ field: 'province', code: 'error.age.minimum' }]);
  await clock.advance(startOfDay('America/Vancouver', birthday).getTime() - clock.now().getTime());
  expect(await canadian(changeProvince, { body: { province: 'BC' } })).toEqual({ province: 'BC' });
  await clock.reset();
});

test('ACC-08 a new password needs the old one, keeps its own session and ends the others; of two at once one succeeds', async () => {
  const [here, there] = [await sessionOf(cleo), await sessionOf(cleo)];
  const set = (call: typeof here, oldPassword: string, newPassword: string) =>
    call(changePassword, { body: { oldPassword, newPassword } });
  expect(await set(here, 'Wrong-light7', 'Lamp-light7')).toEqual(refused('error.old_password.incorrect'));
  for (const bad of ['short1A', 'Password123', 'Yankees1', password]) {
    expect(await set(here, password, bad)).toEqual(refused('error.password.policy'));
  }
  const both = await Promise.all([set(here, password, 'Lamp-light7'), set(here, password, 'Desk-light8')]);
  expect(both.filter((answer) => answer === undefined)).toHaveLength(1);
  const identity = createIdentityAdmin(platform().database);
  expect(await identity.checkPassword(cleo, password)).toBe(false);
  expect(await here(readAccessDetails, {})).toMatchObject({ casino: true });
  expect(await there(readAccessDetails, {})).toEqual(refused('error.token.expired', 401));
});

test('DEC-ACC-1 the password is guessed five times in half an hour, in all sessions and at once; the owner can sign in', async () => {
  const calls = [await sessionOf(dan), await sessionOf(dan)];
  const guesses = Array.from({ length: 10 }, (_, at) =>
    calls[at % 2]?.(confirmPassword, { body: { password: `Guess-light${at}` } }),
  );
  const codes = (await Promise.all(guesses)).map((answer) => (answer as CallError).code);
  expect(codes.filter((code) => code === 'error.old_password.incorrect')).toHaveLength(5);
  expect(codes.filter((code) => code === 'error.too_many_requests')).toHaveLength(5);
  const right = await calls[0]?.(confirmPassword, { body: { password } });
  expect(right).toEqual(refused('error.too_many_requests', 429));
  expect((right as CallError).envelope.additionalInfo?.retryAfterSeconds).toBeLessThanOrEqual(1_800);
  await platform().clock.advance(31 * minuteMs);
  expect(await calls[0]?.(confirmPassword, { body: { password } })).toMatchObject({ confirmedUntil: expect.any(String) });
});

test('ACC-09 DEC-ACC-1 a new number needs the password within five minutes, in the same session, and the code sent to it', async () => {
  const [call, other] = [await sessionOf(ben), await sessionOf(ben)];
  expect(await call(changePhone, phoneOf('407654321'))).toEqual(refused('error.confirmation.required'));
  await call(confirmPassword, { body: { password } });
  expect(await other(changePhone, phoneOf('407654321'))).toEqual(refused('error.confirmation.required'));
  for (const bad of ['', '12', 'abc', '<b>407654321</b>']) {
    expect(await call(changePhone, phoneOf(bad))).toEqual(refused('error.validation'));
  }
  expect(await call(changePhone, phoneOf('407650000'))).toEqual(refused('error.vonage.phone.invalid'));
  const { smsVerificationId } = (await call(changePhone, phoneOf('358 40 765 4321'))) as { smsVerificationId: string };
  const verify = (code: string, by = call, id = smsVerificationId) =>
    by(verifyPhone, { params: { smsVerificationId: id }, body: { code } });
  const code = await codeSentTo('+358407654321');
  expect(code).toMatch(/^\d{6}$/);
  for (const [wrong, by, id] of [
    ['000000', call, smsVerificationId],
    [code, other, smsVerificationId],
    [code, await sessionOf(ava), smsVerificationId],
    [code, call, 'no-such-change'],
  ] as const) {
    expect(await verify(wrong, by, id)).toEqual(refused('sms.code.invalid'));
  }
  const before = ((await call(readProfile, {})) as { mobilePhone: string }).mobilePhone;
  const { database } = platform();
  const ofBen = eq(playerTable.id, Number(ben));
  await database
    .update(playerTable)
    .set({ unprovenContacts: ['email', 'mobilePhone'] })
    .where(ofBen);
  expect(await verify(code)).toEqual({ phonePrefix: '+358', phoneBody: '407654321' });
  expect(await database.select({ left: playerTable.unprovenContacts }).from(playerTable).where(ofBen)).toEqual([
    { left: ['email'] },
  ]);
  // The answer may have been lost; a repeat notifies no one again.
  expect(await verify(code)).toEqual({ phonePrefix: '+358', phoneBody: '407654321' });
  expect(await verify('000000')).toEqual(refused('sms.code.invalid'));
  expect(await verify(code, other)).toEqual(refused('sms.code.invalid'));
  expect(await platform().outbox.list('+358407654321')).toHaveLength(1);
  expect(await call(readProfile, {})).toMatchObject({ mobilePhone: '+358407654321' });
  expect((await platform().outbox.list(before))[0]?.code).toBeUndefined();
  expect(await platform().outbox.list(before)).not.toEqual([]);
  await platform().clock.advance(5 * minuteMs);
  expect(await call(changePhone, phoneOf('407654322'))).toEqual(refused('error.confirmation.required'));
});

test('DEC-ACC-2 the number of another player gets the same answer and no message, and a code is tried five times', async () => {
  const call = await sessionOf(ava);
  await call(confirmPassword, { body: { password } });
  const foreign = (await call(changePhone, phoneOf('407654321'))) as { smsVerificationId: string };
  expect(foreign).toEqual({ smsVerificationId: expect.any(String) });
  const sent = await platform().outbox.list('+358407654321');
  expect(sent.filter(({ code }) => code)).toHaveLength(1);
  const verify = (id: string, code: string) => call(verifyPhone, { params: { smsVerificationId: id }, body: { code } });
  expect(await verify(foreign.smsVerificationId, await codeSentTo('+358407654321'))).toEqual(refused('sms.code.invalid'));
  const own = (await call(changePhone, phoneOf('407654399'))) as { smsVerificationId: string };
  const code = await codeSentTo('+358407654399');
  const wrong = code === '111111' ? '222222' : '111111';
  await Promise.all(Array.from({ length: 5 }, () => verify(own.smsVerificationId, wrong)));
  expect(await verify(own.smsVerificationId, code)).toEqual(refused('sms.code.invalid'));
  await call(changePhone, phoneOf('407654398'));
  expect(await call(changePhone, phoneOf('407654397'))).toEqual(refused('sms.max.attempts.reached'));
});

test('a registration that was left loses its number to a player who proves it, and to no one who asks only', async () => {
  const { database, clock, config } = platform();
  await clock.advance(24 * 60 * minuteMs);
  const [like] = await database
    .select()
    .from(playerTable)
    .where(eq(playerTable.id, Number(ben)));
  if (!like) throw new Error('The player is missing.');
  const { id: _, ...rest } = like;
  const own = { personId: 'P-left', email: 'left@sandbox.test', mobilePhone: '+358407654396', lastName: 'Left' };
  const registeredAt = new Date(clock.now().getTime() - 2 * 24 * 60 * minuteMs);
  const left = { ...rest, ...own, status: 'ACCOUNT_UNVERIFIED', termsVersion: '2.10', registeredAt } as const;
  const [holder] = await insertPlayers(database, [left], config.serviceSecret);
  const history = { playerId: holder?.id ?? 0, status: 'ACCOUNT_UNVERIFIED', at: registeredAt } as const;
  await database.insert(statusHistoryTable).values(history);
  const statusOf = async () =>
    (
      await database
        .select()
        .from(playerTable)
        .where(eq(playerTable.id, holder?.id ?? 0))
    )[0]?.status;
  const call = await sessionOf(dan);
  await call(confirmPassword, { body: { password } });
  const { smsVerificationId } = (await call(changePhone, phoneOf('407654396'))) as { smsVerificationId: string };
  const code = await codeSentTo('+358407654396');
  expect(await statusOf()).toBe('ACCOUNT_UNVERIFIED');
  expect(await call(verifyPhone, { params: { smsVerificationId }, body: { code } })).toMatchObject({ phoneBody: '407654396' });
  expect(await statusOf()).toBe('CLOSED');
});

test('DEC-ACC-2 two players who ask for one number at once do not both get it', async () => {
  await platform().clock.advance(24 * 60 * minuteMs);
  const calls = await Promise.all([sessionOf(ava), sessionOf(dan)]);
  const changes = await Promise.all(
    calls.map(async (call) => {
      await call(confirmPassword, { body: { password } });
      const { smsVerificationId } = (await call(changePhone, phoneOf('409998877'))) as { smsVerificationId: string };
      return { call, smsVerificationId };
    }),
  );
  const codes = (await platform().outbox.list('+358409998877')).flatMap(({ code }) => code ?? []).toReversed();
  expect(codes).toHaveLength(2);
  const tries = changes.flatMap(({ call, smsVerificationId }) =>
    codes.map((code) => call(verifyPhone, { params: { smsVerificationId }, body: { code } })),
  );
  await Promise.all(tries);
  const owners = await platform().database.select().from(playerTable).where(eq(playerTable.mobilePhone, '+358409998877'));
  expect(owners).toHaveLength(1);
});

test('ACC-11 preferences start with the choice of the registration, and a change keeps all others; an exclusion ends advertising', async () => {
  const call = await sessionOf(dan);
  const read = async () => {
    const { preferences } = (await call(readMarketing, {})) as {
      preferences: { channel: string; kind: string; subscribed: boolean }[];
    };
    return preferences.filter(({ subscribed }) => subscribed).map(({ channel, kind }) => `${kind} ${channel}`);
  };
  expect(await read()).toEqual(
    ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'].map((name) => `RESPONSIBLE_GAMING ${name}`),
  );
  await Promise.all(
    (['EMAIL', 'SMS'] as const).map((channel) =>
      call(changeMarketing, { body: { preferences: [{ channel, kind: 'CASINO', subscribed: true }] } }),
    ),
  );
  await call(changeMarketing, { body: { preferences: [{ channel: 'PHONE', kind: 'RESPONSIBLE_GAMING', subscribed: false }] } });
  expect(await read()).toEqual([
    'CASINO EMAIL',
    'CASINO SMS',
    'RESPONSIBLE_GAMING EMAIL',
    'RESPONSIBLE_GAMING SMS',
    'RESPONSIBLE_GAMING MAIL',
    'RESPONSIBLE_GAMING PUSH_NOTIFICATION',
  ]);
  const unknown = { channel: 'FAX', kind: 'CASINO', subscribed: true } as unknown as {
    channel: 'SMS';
    kind: 'CASINO';
    subscribed: true;
  };
  expect(await call(changeMarketing, { body: { preferences: [unknown] } })).toEqual(refused('error.validation'));
  const { database, clock, config } = platform();
  await startBlock(database, dan, { kind: 'TIMEOUT', hours: 24 }, { now: clock.now(), secret: config.serviceSecret });
  const [player] = await database
    .select()
    .from(playerTable)
    .where(eq(playerTable.id, Number(dan)));
  expect(player?.marketingOptIn).toBe(false);
});

test('DEC-ACC-3 the copy has every row of the player and of no one else, without proofs and keys, five times a day', async () => {
  const { database, clock } = platform();
  const idToken = await platform().signToken(ben);
  const chats = createConversationStore(database, clock);
  const conversation = await chats.create({ playerId: ben, language: 'en', fields: {} });
  await chats.add(conversation, { author: 'VISITOR', text: 'Is this kept?' });
  await chats.add(await chats.create({ playerId: ava, language: 'en', fields: {} }), { author: 'VISITOR', text: 'Of another' });
  await chats.add(conversation, { author: 'AGENT', text: 'It is.', operator: 'Olga Operator' });
  const sid = await openCrmSession(database, Number(ben), 'a-sign-in');
  await database.transaction((tx) => applyEvent(tx, { playerId: Number(ben), type: 'POP' }, 'request', clock.now()));
  const copy = async () => {
    const { writeData } = await import('#lib/account/leaving/write-data.ts');
    let text = '';
    for await (const piece of writeData({ playerId: ben, idToken }, new Date())) text += piece;
    return text;
  };
  await expect(copy()).rejects.toMatchObject({ status: 400, code: 'error.confirmation.required' });
  const credentials = { playerId: ben, idToken };
  const options = { baseUrl: platform().baseUrl, siteId: 5, credentials };
  await expect(callService(readDataSection, { params: { section: 'player' } }, options)).rejects.toMatchObject({
    code: 'error.confirmation.required',
  });
  await callService(confirmPassword, { body: { password } }, options);
  const text = await copy();
  const { playerId, data } = JSON.parse(text) as { playerId: string; data: Record<string, Record<string, unknown>[]> };
  expect(playerId).toBe(ben);
  expect(data.player).toMatchObject([{ id: Number(ben), first_name: expect.any(String) }]);
  for (const section of ['ledger_tx', 'account', 'player_status_history', 'phone_change', 'identity_user', 'deposit']) {
    expect(data).toHaveProperty(section);
  }
  expect(data.ledger_tx?.length).toBeGreaterThan(0);
  const owners = Object.values(data).flatMap((rows) => rows.flatMap(({ player_id }) => player_id ?? []));
  expect(new Set(owners.map(String))).toEqual(new Set([ben]));
  expect(data.document).toMatchObject([{ document_type: 'POP', status: 'REQUESTED' }]);
  expect(data.crm_message).toContainEqual(
    expect.objectContaining({ kind: 'documentRequested', text: expect.stringContaining(' ') }),
  );
  expect(data.chat_message).toMatchObject([{ author: 'VISITOR', text: 'Is this kept?' }, { author: 'AGENT' }]);
  expect(text).not.toContain('Olga Operator');
  expect(text).not.toContain(conversation.handle);
  expect(text).not.toContain(sid);
  expect(text).not.toMatch(/"\w*(?:hash|salt|verifier|token|ticket|secret)\w*":/);
  const read = (section: string) => callService(readDataSection, { params: { section } }, options);
  await expect(read('outbox_message')).rejects.toMatchObject({ status: 404 });
  const history = async () => (await read('player_status_history')).reply.rows.map(({ id }) => Number(id));
  const [first = 0] = await history();
  await database.insert(statusHistoryTable).values({ playerId: Number(ben), status: 'REGISTERED', at: clock.now() });
  await database.update(statusHistoryTable).set({ status: 'REGISTERED' }).where(eq(statusHistoryTable.id, first));
  expect((await history())[0]).toBe(first);
  const other = { ...options, credentials: { playerId: ben, idToken: await platform().signToken(ben) } };
  const otherRead = callService(readDataSection, { params: { section: 'player' } }, other);
  await expect(otherRead).rejects.toMatchObject({ code: 'error.confirmation.required' });
  await clock.advance(10 * minuteMs);
  await expect(read('player')).resolves.toMatchObject({ reply: { next: null } });
  await clock.advance(50 * minuteMs);
  await expect(read('player')).rejects.toMatchObject({ code: 'error.confirmation.required' });
  await callService(confirmPassword, { body: { password } }, options);
  for (let copies = 1; copies < 5; copies += 1) await callService(startDataCopy, { body: {} }, options);
  await expect(copy()).rejects.toMatchObject({ status: 429, code: 'error.too_many_requests' });
});

test('DEC-ACC-3 an account is closed with the password, and with money in it only where the player leaves it', async () => {
  const [call, other] = [await sessionOf(ben), await sessionOf(ben)];
  const { database, config } = platform();
  const sid = await openCrmSession(database, Number(ben), '');
  const readSettings = async () => ({ greeting: undefined, hours: undefined });
  const findClosed = (playerIds: readonly string[]) => findClosedAccounts(database, playerIds);
  const chat = createChatService({
    ...platform(),
    readQuestions: async () => [],
    readSettings,
    findClosedAccounts: findClosed,
  });
  const body = JSON.stringify({ language: 'en', token: await signChatToken(config.serviceSecret, ben) });
  const openChat = async () => (await chat.app.request('/api/conversations', { method: 'POST', body })).status;
  expect([await findCrmPlayer(database, sid), await openChat()]).toEqual([ben, 201]);
  const close = (secret: string, leavesBalance: boolean) => call(closeAccount, { body: { password: secret, leavesBalance } });
  expect(await close('Wrong-light7', true)).toEqual(refused('error.old_password.incorrect'));
  const withMoney = await close(password, false);
  expect(withMoney).toEqual(refused('error.account.balance'));
  expect((withMoney as CallError).envelope.additionalInfo).toMatchObject({ amount: expect.any(Number), currency: 'EUR' });
  expect(await call(readProfile, {})).toMatchObject({ status: 'REGISTERED' });
  expect(await close(password, true)).toBeUndefined();
  for (const session of [call, other]) {
    expect(await session(readProfile, {})).toEqual(refused('error.account.closed', 403));
  }
  expect([await findCrmPlayer(database, sid), await openChat()]).toEqual([undefined, 401]);
  const [player] = await platform()
    .database.select()
    .from(playerTable)
    .where(eq(playerTable.id, Number(ben)));
  expect(player).toMatchObject({ status: 'CLOSED', marketingOptIn: false });
  await tidyConversations(database, platform().clock.now(), findClosed);
  const kept = await database.select({ playerId: conversationTable.playerId }).from(conversationTable);
  expect(new Set(kept.map(({ playerId }) => playerId))).toEqual(new Set([ava]));
  await chat.close?.();
});

test('DEC-ACC-3 money in an open bet, an open round or an authorised deposit is money in the account', async () => {
  const call = await sessionOf(ava);
  const { database, clock } = platform();
  const playerId = Number(ava);
  const now = clock.now();
  const main = (await readBalances(database, ava))?.main.money.minor ?? 0;
  expect(main).toBe(0);
  const close = () => call(closeAccount, { body: { password, leavesBalance: false } });
  await database.insert(sportsBetTable).values({ betId: 'open-bet', playerId, state: 'OPEN', placedAt: now });
  expect(await close()).toEqual(refused('error.account.balance'));
  await database.delete(sportsBetTable).where(eq(sportsBetTable.betId, 'open-bet'));
  const game = { playerId, gameId: 'g', provider: 'relax', category: 'CASINO', currency: 'EUR', openedAt: now } as const;
  const page = { tokenDigest: 'd', mode: 'real', language: 'fi', channel: 'web', lobbyUrl: '', depositUrl: '' } as const;
  await database.insert(gameSessionTable).values({ ...game, ...page, sessionId: 'a-game', closedAt: now });
  await database.insert(gameRoundTable).values({ ...game, roundId: 'open-round', sessionId: 'a-game', stakedMinor: 100 });
  expect(await close()).toEqual(refused('error.account.balance'));
  await database.delete(gameRoundTable).where(eq(gameRoundTable.roundId, 'open-round'));
  const deposit = {
    method: 'TRUSTLY',
    amountMinor: 1_000,
    currency: 'EUR',
    status: 'PENDING',
    returnUrl: '',
    locale: '',
  } as const;
  await database
    .insert(depositTable)
    .values({ transactionId: 'on-its-way', playerId, ...deposit, authorizedAt: now, createdAt: now });
  expect(await close()).toEqual(refused('error.account.balance'));
  await database.delete(depositTable).where(eq(depositTable.transactionId, 'on-its-way'));
});
