import { eq } from 'drizzle-orm';
import { type MarketingChannel, marketingChannels } from '#lib/account/details/kinds.ts';
import { callService } from '#lib/core/api/call.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { authenticateInbox, deleteMessage, markMessageRead, openInboxSession, readInbox } from '#lib/inbox/contract.ts';
import { signOut } from '#lib/session/contract.ts';
import { createCrmService } from '#sandbox/crm/service.ts';
import { type Listening, listen } from '#sandbox/kit/http/serve.ts';
import { grantByOperator } from '#sandbox/platform/bonuses/operator-grant.ts';
import { createWithdrawalAdmin } from '#sandbox/platform/cashier/withdrawals/withdrawal-admin.ts';
import { applyEvent, lockPlayer } from '#sandbox/platform/documents/change.ts';
import { requestFrom } from '#sandbox/platform/documents/request.ts';
import { postMessage } from '#sandbox/platform/messages/post-message.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { changePreferences } from '#sandbox/platform/players/marketing.ts';
import { requireKnownPlayer } from '#sandbox/platform/players/require-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { changeLimit } from '#sandbox/platform/protection/limits/change.ts';
import { readSettings } from '#sandbox/platform/protection/limits/settings.ts';
import { activateAccount } from '#sandbox/platform/registration/finish.ts';
import { addPlayer } from '../fixtures/sandbox/new-player.ts';
import { cause } from '../fixtures/sandbox/operator.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

let platform: Awaited<ReturnType<typeof openPlatform>>;
let service: Awaited<ReturnType<typeof createCrmService>>;
let listening: Listening;
let baseUrl: string;
const finnish = '100043';
const other = '100044';

beforeAll(async () => {
  platform = await openPlatform();
  service = await createCrmService({ ...platform, platformUrl: platform.baseUrl });
  listening = await listen(service, 0, platform);
  baseUrl = `http://127.0.0.1:${listening.port}`;
});
beforeEach(() => service.reset());
afterAll(async () => {
  await listening.close();
  await platform.close();
});

const sidOf = async (playerId: string) => (await platform.call(playerId, openInboxSession, {})).sid;
const options = () => ({ baseUrl, siteId: 5 });
const inboxOf = async (sid: string, language?: string) =>
  (await callService(readInbox, { query: { sid, language } }, options())).reply;
const statusOf = async (sid: string) =>
  inboxOf(sid).then(
    () => 200,
    (error: unknown) => (error instanceof CallError ? error.status : error),
  );
const post = (kind: Parameters<typeof postMessage>[1], playerId: string, eventKey = 'test', details = {}) =>
  postMessage(platform.database, kind, { playerId: Number(playerId), eventKey, details }, platform.clock.now());
const change = (playerId: string, values: Partial<typeof playerTable.$inferInsert>) =>
  platform.database
    .update(playerTable)
    .set(values)
    .where(eq(playerTable.id, Number(playerId)));

test('ACC-18 every seeded player has eight messages in the requested language or the player’s, newest first', async () => {
  const sid = await sidOf(finnish);
  const { messages, unread } = await inboxOf(sid);
  expect(messages).toHaveLength(8);
  expect(unread).toBe(messages.filter(({ read }) => !read).length);
  expect(messages.map(({ at }) => at)).toEqual(
    messages
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(messages.at(-1)).toMatchObject({ title: 'Tervetuloa Parlouriin, Aino', link: { path: '/my-account/account' } });
  expect((await inboxOf(sid, 'en')).messages.at(-1)).toMatchObject({ title: 'Welcome to Parlour, Aino' });
});

test('CHT-11 a session names its player to the service, and ends with its sign-in', async () => {
  const token = await platform.signToken(finnish);
  const credentials = { playerId: finnish, idToken: token };
  const asPlayer = { baseUrl: platform.baseUrl, siteId: 5, credentials };
  const { sid } = (await callService(openInboxSession, {}, asPlayer)).reply;
  expect((await callService(openInboxSession, {}, asPlayer)).reply.sid).toBe(sid);
  const answer = await callService(authenticateInbox, { body: { sid } }, { baseUrl: platform.baseUrl, siteId: 5 });
  expect(answer.reply).toEqual({ user_id: finnish });
  await callService(signOut, { body: { which: 'CURRENT' } }, asPlayer);
  expect(await statusOf(sid)).toBe(401);
});

test('CHT-11 an unknown session is refused, and a platform that fails is no refusal', async () => {
  expect(await statusOf('unknown')).toBe(401);
  const sid = await sidOf(finnish);
  platform.faults.add({ service: 'platform', pathPattern: '/crm/authenticate', status: 500, times: 50 });
  expect(await statusOf(sid)).toBe(503);
  platform.faults.clear();
});

test('ACC-18 a message is read and deleted by its player only', async () => {
  const sid = await sidOf(finnish);
  const before = await inboxOf(sid);
  const messageId = before.messages[0]?.id ?? '';
  const foreign = { params: { messageId }, query: { sid: await sidOf(other) } };
  await expect(callService(markMessageRead, foreign, options())).rejects.toMatchObject({ status: 404 });
  await callService(deleteMessage, foreign, options());
  expect(await inboxOf(sid)).toEqual(before);
  await callService(markMessageRead, { params: { messageId }, query: { sid } }, options());
  const read = await inboxOf(sid);
  expect(read.unread).toBe(before.unread - 1);
  expect(read.messages[0]).toMatchObject({ id: messageId, read: true });
  await callService(deleteMessage, { params: { messageId }, query: { sid } }, options());
  const after = await inboxOf(sid);
  expect(after.messages.map(({ id }) => id)).toEqual(before.messages.slice(1).map(({ id }) => id));
  await expect(callService(markMessageRead, { params: { messageId: '0%27' }, query: { sid } }, options())).rejects.toMatchObject({
    status: 404,
  });
});

test('ACC-18 an event posts its message once, with the amounts of the player, and a deleted one stays deleted', async () => {
  const sid = await sidOf(finnish);
  await post('withdrawalPaid', finnish, 'w1', { amountMinor: 123_450 });
  await post('withdrawalPaid', finnish, 'w1', { amountMinor: 123_450 });
  const { messages } = await inboxOf(sid);
  expect(messages).toHaveLength(9);
  expect(messages[0]?.text).toContain('1,234.50 €');
  await callService(deleteMessage, { params: { messageId: messages[0]?.id ?? '' }, query: { sid } }, options());
  await post('withdrawalPaid', finnish, 'w1', { amountMinor: 123_450 });
  expect((await inboxOf(sid)).messages).toHaveLength(8);
});

test('ACC-18 no marketing for a player who declined it, and neither bonus nor marketing for one who is reviewed', async () => {
  const seeded = await inboxOf(await sidOf(finnish));
  expect(seeded.messages.some(({ category }) => category === 'OFFER')).toBe(false);
  await change(finnish, { marketingOptIn: true });
  await service.reset();
  const sid = await sidOf(finnish);
  const offers = async () => (await inboxOf(sid)).messages.filter(({ category }) => category === 'OFFER').length;
  expect(await offers()).toBe(1);
  expect((await inboxOf(sid)).messages).toHaveLength(8);
  await post('bonusGranted', finnish);
  expect(await offers()).toBe(2);
  const player = await requireKnownPlayer(platform.database, finnish);
  const subscribe = (subscribed: boolean, channels: readonly MarketingChannel[]) =>
    changePreferences(
      platform.database,
      player,
      channels.map((channel) => ({ channel, kind: 'BONUS_OFFER', subscribed })),
    );
  await subscribe(false, marketingChannels);
  expect(await offers()).toBe(1);
  await subscribe(true, ['EMAIL']);
  expect(await offers()).toBe(2);
  await change(finnish, { marketingOptIn: false });
  expect(await offers()).toBe(1);
  await change(finnish, { identityReview: true });
  expect(await offers()).toBe(0);
  await change(finnish, { identityReview: false });
});

test('ACC-18 a deposit limit posts a message when its increase waits, and when it applies', async () => {
  const { database, clock } = platform;
  const player = await findPlayer(database, finnish);
  if (!player) throw new Error('The player is missing.');
  const sid = await sidOf(finnish);
  const set = (limit: number) =>
    database.transaction((tx) => changeLimit(tx, player, 'DEPOSIT', { duration: 'D', limit }, clock.now()));
  await set(100);
  expect((await inboxOf(sid)).messages).toHaveLength(8);
  await set(200);
  const [pending] = (await inboxOf(sid)).messages;
  expect(pending).toMatchObject({ title: 'Talletusrajasi muutos odottaa', link: { path: '/my-account/gambling-limits' } });
  await readSettings(database, player.id, new Date(clock.now().getTime() + 30 * dayMs));
  expect((await inboxOf(sid)).messages.map(({ title }) => title)).toContain('Talletusrajasi on muuttunut');
});

test('ACC-18 documents that are requested at once are one message, and each decision is one', async () => {
  const { database, clock } = platform;
  const sid = await sidOf(finnish);
  await database.transaction(async (tx) => {
    const player = await lockPlayer(tx, Number(finnish));
    if (!player) throw new Error('The player is missing.');
    await requestFrom(tx, player, ['ID', 'POA'], clock.now());
    await applyEvent(tx, { playerId: player.id, type: 'ID' }, 'upload', clock.now());
    await applyEvent(tx, { playerId: player.id, type: 'ID' }, 'approve', clock.now());
    await applyEvent(tx, { playerId: player.id, type: 'POA' }, 'upload', clock.now());
    await applyEvent(tx, { playerId: player.id, type: 'POA' }, 'reject', clock.now());
  });
  const { messages } = await inboxOf(sid);
  expect(messages.map(({ title }) => title).slice(0, 4)).toEqual([
    'Asiakirjaasi ei voitu hyväksyä',
    'Asiakirjasi on hyväksytty',
    'Tarvitsemme sinulta asiakirjoja',
    'Pidä aikaa silmällä',
  ]);
});

test('ACC-18 an account that is opened is welcomed, once', async () => {
  const { database, clock } = platform;
  const playerId = await addPlayer(database, [], clock.now());
  const player = await findPlayer(database, playerId);
  if (!player) throw new Error('The player is missing.');
  for (const _ of [1, 2]) {
    await database.update(playerTable).set({ status: 'ACCOUNT_UNVERIFIED' }).where(eq(playerTable.id, player.id));
    await activateAccount(platform, player);
  }
  const titles = (await inboxOf(await sidOf(playerId))).messages.map(({ title }) => title);
  expect(titles).toEqual([`Tervetuloa Parlouriin, ${player.firstName}`]);
});

test('ACC-18 a bonus that is granted posts one message, not while it waits for another one', async () => {
  const { database, clock } = platform;
  const playerId = await addPlayer(database, [], clock.now());
  const player = await findPlayer(database, playerId);
  if (!player) throw new Error('The data are missing.');
  const seen = [];
  for (const campaignId of ['cmp_code_welcome', 'cmp_code_sticky']) {
    const actor = { by: 'operator', now: clock.now() };
    const grant = { campaignId, amount: 10, reason: 'Test' };
    await database.transaction((tx) => grantByOperator(tx, player, grant, actor));
    seen.push((await inboxOf(await sidOf(playerId))).messages.map(({ title }) => title));
  }
  expect(seen).toEqual([['Olet saanut bonuksen'], ['Olet saanut bonuksen']]);
});

test('ACC-18 a withdrawal that is approved posts its amount', async () => {
  const { database, clock } = platform;
  const admin = createWithdrawalAdmin(database, clock);
  const [open] = (await admin.list({ status: 'OPEN', position: 0 })).withdrawals;
  if (!open) throw new Error('No withdrawal is open.');
  await admin.decide(open.withdrawalId, 'approve', cause);
  const [newest] = (await inboxOf(await sidOf(open.playerId))).messages;
  expect(newest).toMatchObject({ category: 'ACCOUNT', link: { path: '/my-account/banking/transactions' } });
});

test('LOG-18 a reported sign-out ends the session of the service', async () => {
  const sid = await sidOf(finnish);
  const reported = await fetch(`${baseUrl}/logout`, { method: 'POST', body: JSON.stringify({ sid }) });
  expect(reported.status).toBe(204);
  expect(await statusOf(sid)).toBe(401);
  expect((await fetch(`${baseUrl}/logout`, { method: 'POST', body: 'x' })).status).toBe(400);
});
